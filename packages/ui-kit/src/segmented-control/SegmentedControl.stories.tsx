import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from './index.js';

const sides = [
  { value: 'buy', label: 'Buy', tone: 'gain' },
  { value: 'sell', label: 'Sell', tone: 'loss' },
] as const;

const meta = {
  title: 'Inputs/Segmented control',
  component: SegmentedControl,
  args: { label: 'Side', options: sides, defaultValue: 'buy' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const SellChosen: Story = { args: { defaultValue: 'sell' } };
export const Labelled: Story = { args: { isLabelHidden: false } };
export const Disabled: Story = { args: { disabled: true } };
