import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeField, type CodeFieldProps } from './index.js';

export default { title: 'Inputs/Code field' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <CodeField label="Code" {...props} value={value} onValueChange={setValue} />;
}

const resend = () => Promise.resolve();

export const Empty: Story = { render: () => <Demo hint="We sent it to m•••@fairlot.example." /> };
export const HalfTyped: Story = {
  render: () => <Demo value="482" onResend={resend} resendAfterMs={42_000} />,
};
export const Complete: Story = { render: () => <Demo value="482913" onResend={resend} resendAfterMs={0} /> };
export const Wrong: Story = {
  render: () => <Demo value="482913" error="This code is not right. Check the newest message." />,
};
export const EightDigits: Story = { render: () => <Demo value="48291357" length={8} /> };
export const Disabled: Story = { render: () => <Demo value="482913" disabled onResend={resend} /> };
