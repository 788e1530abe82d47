import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './index.js';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'I have read the loan agreement', defaultValue: false },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultValue: true } };
export const Failed: Story = { args: { required: true, error: 'Tick and agree.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: true } };
