import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox, type CheckboxProps } from './index.js';

export default { title: 'Inputs/Checkbox' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<CheckboxProps>) {
  const [value, setValue] = useState<CheckboxProps['value']>(props.value ?? false);
  return (
    <Checkbox label="I have read the loan agreement" {...props} value={value} onValueChange={setValue} />
  );
}

export const Unticked: Story = { render: () => <Demo /> };
export const Ticked: Story = { render: () => <Demo value /> };
export const Failed: Story = { render: () => <Demo required error="Tick and agree." /> };
export const Disabled: Story = { render: () => <Demo disabled value /> };
