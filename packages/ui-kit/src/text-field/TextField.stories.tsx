import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './index.js';

export default { title: 'Inputs/Text field' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState<TextFieldProps['value']>(props.value ?? '');
  return <TextField label="Name" {...props} value={value} onValueChange={setValue} />;
}

export const Resting: Story = { render: () => <Demo hint="As in your passport" /> };
export const Filled: Story = { render: () => <Demo value="Ada Lovelace" counter /> };
export const Required: Story = { render: () => <Demo required /> };
export const Failed: Story = { render: () => <Demo required error="Enter your name." /> };
export const Disabled: Story = { render: () => <Demo value="Ada Lovelace" disabled /> };
export const LongGermanLabel: Story = {
  render: () => <Demo label="Name der kontoführenden Bank einschließlich der zuständigen Zweigstelle" />,
};
export const RightToLeft: Story = { render: () => <Demo value="عدا" /> };
