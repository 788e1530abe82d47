import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './index.js';

const meta = {
  title: 'Inputs/Search field',
  component: SearchField,
  args: { label: 'Search stocks', defaultValue: '' },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { defaultValue: 'Northwind' } };
export const Disabled: Story = { args: { defaultValue: 'Northwind', disabled: true } };
