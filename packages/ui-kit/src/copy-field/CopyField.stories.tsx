import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyField } from './index.js';

const meta = {
  title: 'Inputs/Copy field',
  component: CopyField,
  args: { label: 'Wallet address', value: 'TQ5vNQ8mYz1cWkR7pXhG3sLdEoBfUa9jKt' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const InGroups: Story = {
  args: { label: 'IBAN', value: 'DE89370400440532013000', display: 'DE89 3704 0044 0532 0130 00' },
};
export const WithHint: Story = {
  args: { label: 'Reference', value: 'FL-7H2K9', hint: 'Without it the transfer cannot be assigned to you.' },
};
/** The clipboard refuses. The value is selected, which every browser draws in its own colour. */
export const Refused: Story = {
  tags: ['no-visual'],
  play: ({ canvasElement }) => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
    canvasElement.querySelector('button')?.click();
  },
};
