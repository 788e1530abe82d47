import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { ChipGroup } from './index.js';

const kinds = [
  { value: 'shares', label: 'Shares' },
  { value: 'funds', label: 'Funds' },
  { value: 'bonds', label: 'Bonds' },
  { value: 'certificates', label: 'Certificates' },
  { value: 'loans', label: 'Loans', disabled: true },
];

const meta = {
  title: 'Inputs/Chip group',
  component: ChipGroup,
  args: { label: 'Show', options: kinds, defaultValue: ['shares', 'bonds'] },
} satisfies Meta<typeof ChipGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <ChipGroup label="Show" options={kinds} defaultValue={['shares', 'bonds']} />
      <ChipGroup label="Show" options={kinds.slice(0, 2)} disabled defaultValue={['shares']} />
    </Stack>
  ),
};
