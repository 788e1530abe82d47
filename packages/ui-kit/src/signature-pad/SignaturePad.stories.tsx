import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { untilShown } from '../testing/untilShown.js';
import { SignaturePad, type SignaturePadProps } from './index.js';

export default { title: 'Inputs/Signature pad' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<SignaturePadProps>) {
  const [value, setValue] = useState<File | null>(null);
  return <SignaturePad label="Your signature" {...props} value={value} onValueChange={setValue} />;
}

export const Empty: Story = { render: () => <Demo hint="It goes on the agreement." required /> };
export const Missing: Story = { render: () => <Demo error="Sign the agreement." /> };
export const Disabled: Story = { render: () => <Demo disabled /> };
/** Georgia is not on every machine, so it has no picture. */
export const Typed: Story = {
  tags: ['no-visual'],
  render: () => <Demo suggestedName="Maria Beispiel" />,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLInputElement>('input[value=type]')?.click();
    await untilShown(canvasElement, 'input[type=text]');
  },
};
