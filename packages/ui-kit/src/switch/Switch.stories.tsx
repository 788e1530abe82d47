import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch, type SwitchProps } from './index.js';

export default { title: 'Inputs/Switch' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<SwitchProps>) {
  const [value, setValue] = useState<SwitchProps['value']>(props.value ?? false);
  return (
    <Switch
      label="Price alerts"
      hint="By message, at most one an hour"
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Off: Story = { render: () => <Demo /> };
export const On: Story = { render: () => <Demo value /> };
export const Disabled: Story = { render: () => <Demo disabled value /> };
export const LongGermanLabel: Story = {
  render: () => <Demo label="Benachrichtigungen über Ausführungen und Dividenden" />,
};
