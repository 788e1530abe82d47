import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './index.js';

const meta = {
  title: 'Display/QR code',
  component: QrCode,
  args: { label: 'Wallet address', value: 'TQ5vNQ8mYz1cWkR7pXhG3sLdEoBfUa9jKt' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Longest: Story = {
  args: { label: 'Key for a code app', value: 'otpauth://totp/'.padEnd(213, 'x') },
};
