import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select, type SelectProps } from './index.js';

export default { title: 'Inputs/Select' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<SelectProps>) {
  const [value, setValue] = useState<SelectProps['value']>(props.value ?? '');
  return (
    <Select
      label="Currency"
      options={[
        { value: 'USD', label: 'US dollar' },
        { value: 'EUR', label: 'Euro' },
      ]}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Nothing: Story = { render: () => <Demo /> };
export const Chosen: Story = { render: () => <Demo value="EUR" /> };
export const Failed: Story = { render: () => <Demo error="Select a currency." /> };
export const Disabled: Story = { render: () => <Demo value="USD" disabled /> };
