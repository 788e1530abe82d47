import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PayPasswordPad, type PayPasswordPadProps } from './index.js';

export default { title: 'Inputs/Pay password pad' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<PayPasswordPadProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <PayPasswordPad label="Pay password" {...props} value={value} onValueChange={setValue} />;
}

export const Empty: Story = { render: () => <Demo /> };
export const HalfGiven: Story = { render: () => <Demo value="135" /> };
export const Wrong: Story = {
  render: () => <Demo error="That is not your pay password. 4 tries are left." />,
};
export const Busy: Story = { render: () => <Demo value="135790" busy /> };
export const Disabled: Story = { render: () => <Demo disabled hint="Locked until 14:30." /> };
export const FourDigits: Story = { render: () => <Demo length={4} value="1" /> };
/** Its keys stand in another order each time, so it has no picture. */
export const Shuffled: Story = { tags: ['no-visual'], render: () => <Demo shuffle /> };
