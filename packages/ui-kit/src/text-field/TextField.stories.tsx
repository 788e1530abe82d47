import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './index.js';

const meta = {
  title: 'Inputs/Text field',
  component: TextField,
  args: { label: 'Name', defaultValue: '' },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { hint: 'As in your passport' } };
export const Filled: Story = { args: { defaultValue: 'Ada Lovelace', hasCounter: true } };
export const Required: Story = { args: { required: true } };
export const Failed: Story = { args: { required: true, error: 'Enter your name.' } };
export const Disabled: Story = { args: { defaultValue: 'Ada Lovelace', disabled: true } };
export const LongGermanLabel: Story = {
  args: { label: 'Name der kontoführenden Bank einschließlich der zuständigen Zweigstelle' },
};
export const RightToLeft: Story = { args: { defaultValue: 'عدا' } };
