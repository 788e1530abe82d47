import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Progress } from './index.js';

const meta = {
  title: 'Display/Progress',
  component: Progress,
  args: { label: 'Subscribed', value: 0.42 },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Percent: Story = {};
export const InWords: Story = {
  args: { value: 12_000, max: 50_000, valueText: '12,000 of 50,000 USD', hint: 'Closes on 6 March.' },
};
export const NotKnown: Story = { args: { label: 'Sending', value: null } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const Tones: Story = {
  render: () => (
    <Stack>
      <Progress label="Subscribed" value={0} />
      <Progress label="Paid back" value={1} tone="positive" />
      <Progress label="Limit used" value={0.85} tone="caution" />
      <Progress label="Margin used" value={0.97} tone="critical" />
    </Stack>
  ),
};
