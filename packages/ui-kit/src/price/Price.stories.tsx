import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.js';
import { Change } from './Change.js';
import { Price } from './Price.js';

const meta = {
  title: 'Data/Price',
  component: Price,
  args: { value: '128450.9134', currency: 'USD' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { size: 'display' } };
export const German: Story = { args: { size: 'display', locale: 'de', currency: 'EUR' } };
export const Negative: Story = { args: { value: '-12.5' } };
export const NotKnown: Story = { args: { value: null } };
export const Changes: Story = {
  render: () => (
    <Stack>
      <Change value="1240.55" percent="0.97" />
      <Change percent="-3.4" isChip />
      <Change percent="0" />
      <Change />
    </Stack>
  ),
};
