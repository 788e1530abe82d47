import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from './index.js';

const meta = {
  title: 'Inputs/Code field',
  component: CodeField,
  args: { label: 'Code', defaultValue: '' },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const resend = () => Promise.resolve();

export const Empty: Story = { args: { hint: 'We sent it to m•••@fairlot.example.' } };
export const HalfTyped: Story = {
  args: { defaultValue: '482', onResend: resend, resendAfterMs: 42_000 },
};
export const Complete: Story = { args: { defaultValue: '482913', onResend: resend, resendAfterMs: 0 } };
export const Wrong: Story = {
  args: { defaultValue: '482913', error: 'This code is not right. Check the newest message.' },
};
export const EightDigits: Story = { args: { defaultValue: '48291357', length: 8 } };
export const Disabled: Story = { args: { defaultValue: '482913', disabled: true, onResend: resend } };
