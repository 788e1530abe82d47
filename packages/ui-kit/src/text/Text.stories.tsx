import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Heading, Text } from './index.js';

const meta = {
  title: 'Display/Text',
  component: Text,
  args: { children: 'Your order has been placed.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

/** `Scale` has its picture. */
export const Resting: Story = { tags: ['no-visual'] };
export const Scale: Story = {
  render: () => (
    <Stack gap="x3">
      <Text as="p" step="display" weight="bold" isFigure>
        12,500.55
      </Text>
      <Heading level={1}>Portfolio</Heading>
      <Heading level={2}>Open positions</Heading>
      <Heading level={3}>Shares in euros</Heading>
      <Text as="p">What you own is yours, also if we should fail.</Text>
      <Text as="p" step="caption" tone="muted">
        Prices are delayed by 15 minutes.
      </Text>
      <Text as="p" step="micro" tone="subtle">
        As of 4 March
      </Text>
      <Text as="p" isOneLine>
        Windmill Energy Holding Aktiengesellschaft, Stammaktien ohne Nennbetrag
      </Text>
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="x2">
      <Text>Text</Text>
      <Text tone="muted">Secondary text</Text>
      <Text tone="subtle">Footnote</Text>
      <Text tone="brand" weight="medium">
        Chosen
      </Text>
      <Text tone="positive">Paid out</Text>
      <Text tone="caution">Not confirmed yet</Text>
      <Text tone="critical" weight="semibold">
        Overdue
      </Text>
    </Stack>
  ),
};
