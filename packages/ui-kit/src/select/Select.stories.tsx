import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './index.js';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Currency',
    options: [
      { value: 'USD', label: 'US dollar' },
      { value: 'EUR', label: 'Euro' },
    ],
    defaultValue: '',
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { defaultValue: 'EUR' } };
export const Failed: Story = { args: { error: 'Select a currency.' } };
export const Disabled: Story = { args: { defaultValue: 'USD', disabled: true } };
