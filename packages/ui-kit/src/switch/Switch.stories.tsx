import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './index.js';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Price alerts', hint: 'By message, at most one an hour', defaultValue: false },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultValue: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: true } };
export const LongGermanLabel: Story = {
  args: { label: 'Benachrichtigungen über Ausführungen und Dividenden' },
};
