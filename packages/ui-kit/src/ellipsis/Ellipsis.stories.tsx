import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Ellipsis } from './Ellipsis.js';

const meta = {
  title: 'Display/Ellipsis',
  component: Ellipsis,
  args: {
    lines: 2,
    children:
      'The fund follows the five hundred largest companies of the region. It buys them in the weights of the index, pays out once a year, and charges nothing for buying or selling.',
  },
} satisfies Meta<typeof Ellipsis>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Cut, shown whole, and short enough to fit. */
export const States: Story = {
  render: (args) => (
    <Stack gap="x6">
      <Ellipsis {...args} />
      <Ellipsis {...args} defaultOpen />
      <Ellipsis lines={2}>The fund pays out once a year.</Ellipsis>
    </Stack>
  ),
};
