import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberInput, type NumberInputProps } from './index.js';

export default { title: 'Inputs/Number input' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState<NumberInputProps['value']>(props.value ?? '');
  return <NumberInput label="Amount" locale="en" min="0" {...props} value={value} onValueChange={setValue} />;
}

export const Resting: Story = { render: () => <Demo unit="USD" placeholder="0.00" /> };
export const Filled: Story = { render: () => <Demo value="1234567.8901" unit="USD" /> };
export const Stepped: Story = {
  render: () => <Demo label="Quantity" value="100" step="1" min="1" max="10000" decimals={0} unit="shares" />,
};
export const WithMax: Story = {
  render: () => (
    <Demo label="Withdraw" value="250" maxAction="1250.75" unit="USD" hint="Available 1,250.75 USD" />
  ),
};
export const Signed: Story = {
  render: () => <Demo label="Change" value="-2.5" min="-100" max="100" unit="%" />,
};
export const BelowTheMinimum: Story = { render: () => <Demo value="5" min="10" unit="USD" /> };
export const Failed: Story = {
  render: () => <Demo value="5" error="The market price moved. Check the amount." />,
};
export const Disabled: Story = { render: () => <Demo value="100" unit="USD" disabled /> };
export const German: Story = { render: () => <Demo locale="de" value="1234567.89" unit="EUR" /> };
