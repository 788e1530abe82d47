import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { CheckboxGroup } from './index.js';

const topics = [
  { value: 'fills', label: 'Orders', note: 'When one is carried out, in parts too' },
  { value: 'payouts', label: 'Dividends' },
  { value: 'logins', label: 'New devices', note: 'Always on', disabled: true },
];

const meta = {
  title: 'Inputs/Checkbox group',
  component: CheckboxGroup,
  args: { label: 'Tell me about', options: topics, defaultValue: ['fills', 'logins'] },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <CheckboxGroup
        label="Tell me about"
        options={topics}
        defaultValue={['fills', 'logins']}
        hint="By message and on this phone."
      />
      <CheckboxGroup
        label="Tell me about"
        options={topics.slice(0, 2)}
        required
        error="Tick at least one."
        defaultValue={[]}
      />
      <CheckboxGroup label="Tell me about" options={topics.slice(1)} disabled defaultValue={['payouts']} />
    </Stack>
  ),
};
