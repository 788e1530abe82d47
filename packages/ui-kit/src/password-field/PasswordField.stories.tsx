import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PasswordField, type PasswordFieldProps } from './index.js';

export default { title: 'Inputs/Password field' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<PasswordFieldProps>) {
  const [value, setValue] = useState<PasswordFieldProps['value']>(props.value ?? '');
  return <PasswordField label="Password" {...props} value={value} onValueChange={setValue} />;
}

export const Resting: Story = { render: () => <Demo /> };
export const Filled: Story = { render: () => <Demo value="Fairlot26" /> };
export const Failed: Story = {
  render: () => <Demo value="abc" error="The password is 4 to 16 characters." />,
};
export const Disabled: Story = { render: () => <Demo disabled /> };
