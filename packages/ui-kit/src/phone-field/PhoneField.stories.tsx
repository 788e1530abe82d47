import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneField } from './index.js';

const meta = {
  title: 'Inputs/Phone field',
  component: PhoneField,
  args: {
    label: 'Phone',
    areaCodes: [
      { code: '+1', label: 'United States' },
      { code: '+49', label: 'Germany' },
    ],
    defaultValue: { areaCode: '+1', number: '' },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Filled: Story = { args: { defaultValue: { areaCode: '+49', number: '30123456' } } };
export const Failed: Story = { args: { error: 'Enter a phone number.' } };
export const Disabled: Story = { args: { disabled: true } };
