import type { Meta, StoryObj } from '@storybook/react-vite';
import { untilShown } from '../testing/untilShown.js';
import { SignaturePad } from './index.js';

const meta = {
  title: 'Inputs/Signature pad',
  component: SignaturePad,
  args: { label: 'Your signature', defaultValue: null },
} satisfies Meta<typeof SignaturePad>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'It goes on the agreement.', required: true } };
export const Missing: Story = { args: { error: 'Sign the agreement.' } };
export const Disabled: Story = { args: { disabled: true } };
/** Georgia is not installed on every machine, so it has no picture. */
export const Typed: Story = {
  tags: ['no-visual'],
  args: { suggestedName: 'Maria Beispiel' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLInputElement>('input[value=type]')?.click();
    await untilShown(canvasElement, 'input[type=text]');
  },
};
