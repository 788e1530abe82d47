import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './index.js';

export default { title: 'Inputs/Segmented control' } satisfies Meta;

type Story = StoryObj;

const sides = [
  { value: 'buy', label: 'Buy', tone: 'gain' },
  { value: 'sell', label: 'Sell', tone: 'loss' },
] as const;

function Demo(props: Partial<SegmentedControlProps>) {
  const [value, setValue] = useState(props.value ?? 'buy');
  return <SegmentedControl label="Side" items={sides} {...props} value={value} onValueChange={setValue} />;
}

export const Resting: Story = { render: () => <Demo /> };
export const SellChosen: Story = { render: () => <Demo value="sell" /> };
export const Labelled: Story = { render: () => <Demo showLabel /> };
export const Disabled: Story = { render: () => <Demo disabled /> };
