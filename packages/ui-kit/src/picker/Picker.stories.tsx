import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.js';
import { untilShown } from '../testing/untilShown.js';
import { Picker, type PickerProps } from './index.js';
import { ownFrame } from '../testing/ownFrame.js';

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

const meta = {
  title: 'Inputs/Picker',
  component: Picker,
  parameters: ownFrame,
  args: { label: 'Coin', options, defaultValue: '' },
} satisfies Meta<typeof Picker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Chosen: Story = { args: { defaultValue: 'BTC' } };
export const Failed: Story = { args: { error: 'Choose a coin.' } };
export const Disabled: Story = { args: { defaultValue: 'BTC', disabled: true } };
export const Open: Story = {
  args: { defaultValue: 'BTC' },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('button')?.click();
    await untilShown(document.body, '[role=listbox]');
  },
};
