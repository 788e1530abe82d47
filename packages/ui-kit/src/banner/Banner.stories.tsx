import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.js';

const meta = {
  title: 'Status/Banner',
  component: Banner,
  args: { children: 'Everything here is simulated.' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Caution: Story = {
  args: { tone: 'caution', title: 'Review under way', children: 'We answer within 24 hours.' },
};
export const Critical: Story = {
  args: { tone: 'critical', title: 'Withdrawal refused', children: 'The account name differs from yours.' },
};
export const Positive: Story = { args: { tone: 'positive', children: 'Your documents were accepted.' } };
export const Dismissible: Story = { args: { onDismiss: () => {} } };
export const EdgeToEdge: Story = {
  args: { isEdge: true, tone: 'neutral' },
  parameters: { layout: 'fullscreen' },
};
