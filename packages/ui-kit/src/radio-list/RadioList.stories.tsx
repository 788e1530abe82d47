import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { RadioList } from './index.js';

const ways = [
  { value: 'bank', label: 'Bank transfer', note: 'One to two working days, free of charge' },
  { value: 'card', label: 'Card', note: 'At once, 1.2 %' },
  { value: 'crypto', label: 'Crypto wallet', note: 'Not available in your country', disabled: true },
];

const meta = {
  title: 'Inputs/Radio list',
  component: RadioList,
  args: { label: 'Way of payment', options: ways, defaultValue: 'bank' },
} satisfies Meta<typeof RadioList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <RadioList label="Way of payment" options={ways} defaultValue="bank" hint="You can change it later." />
      <RadioList label="Way of payment" options={ways.slice(0, 2)} required error="Choose one." value="" />
      <RadioList label="Way of payment" options={ways.slice(0, 2)} disabled defaultValue="card" />
    </Stack>
  ),
};
