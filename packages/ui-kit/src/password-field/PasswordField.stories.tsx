import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './index.js';

const meta = {
  title: 'Inputs/Password field',
  component: PasswordField,
  args: { label: 'Password', defaultValue: '' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { defaultValue: 'Fairlot26' } };
export const Failed: Story = {
  args: { defaultValue: 'abc', error: 'The password is 4 to 16 characters.' },
};
export const Disabled: Story = { args: { disabled: true } };
