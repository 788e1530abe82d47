import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../tag/index.js';
import { Inline, Stack } from './Stack.js';

const meta = { title: 'Layout/Stack', component: Stack } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderEachOther: Story = {
  render: () => (
    <Stack>
      <Tag>One</Tag>
      <Tag>Two</Tag>
    </Stack>
  ),
};
export const BesideEachOther: Story = {
  render: () => (
    <Inline isSpread>
      <Tag>First</Tag>
      <Tag>Last</Tag>
    </Inline>
  ),
};
