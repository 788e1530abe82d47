import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Avatar } from '../avatar/index.js';
import { untilShown } from '../testing/untilShown.js';
import { Picker, type PickerProps } from './index.js';
import { ownFrame } from '../testing/ownFrame.js';

export default { title: 'Inputs/Picker', parameters: ownFrame } satisfies Meta;

type Story = StoryObj;

const options: PickerProps['options'] = [
  { value: 'USDT', label: 'Tether', note: 'USDT, network TRC-20', start: <Avatar name="USDT" /> },
  { value: 'BTC', label: 'Bitcoin', note: 'BTC', start: <Avatar name="BTC" /> },
  {
    value: 'ETH',
    label: 'Ether',
    note: 'ETH, paused until 18:00',
    start: <Avatar name="ETH" />,
    disabled: true,
  },
];

function Demo(props: Partial<PickerProps>) {
  const [value, setValue] = useState<PickerProps['value']>(props.value ?? '');
  return <Picker label="Coin" options={options} {...props} value={value} onValueChange={setValue} />;
}

export const Nothing: Story = { render: () => <Demo /> };
export const Chosen: Story = { render: () => <Demo value="BTC" /> };
export const Failed: Story = { render: () => <Demo error="Choose a coin." /> };
export const Disabled: Story = { render: () => <Demo value="BTC" disabled /> };
export const Open: Story = {
  render: () => <Demo value="BTC" />,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
    await untilShown(document.body, '[role=listbox]');
  },
};
