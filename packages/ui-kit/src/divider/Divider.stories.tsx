import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { Divider } from './index.js';

const meta = { title: 'Display/Divider', component: Divider, args: {} } satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `BetweenParts` has its picture. */
export const Line: Story = { tags: ['no-visual'] };
export const BetweenParts: Story = {
  render: () => (
    <Stack>
      <Text>Log in with your password</Text>
      <Divider label="or" />
      <Text>Log in with a code</Text>
      <Divider />
      <Text tone="muted">No account yet?</Text>
    </Stack>
  ),
};
