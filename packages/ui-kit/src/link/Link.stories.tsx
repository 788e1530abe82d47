import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/index.js';
import { Stack } from '../stack/index.js';
import { Link } from './index.js';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#fees', children: 'All fees' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `States` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const States: Story = {
  render: () => (
    <Stack>
      <Text as="p">
        An order costs 0.1 %, at least 1.00 USD. <Link href="#fees">All fees</Link>
      </Text>
      <Text as="p" tone="muted">
        Shares can lose all of their value. Read the{' '}
        <Link href="https://example.com/risks" isExternal>
          brochure on risks
        </Link>{' '}
        before you trade.
      </Text>
      <Text as="p" step="caption" tone="subtle">
        Prices are delayed.{' '}
        <Link href="#delay" tone="inherit">
          Why?
        </Link>
      </Text>
    </Stack>
  ),
};
