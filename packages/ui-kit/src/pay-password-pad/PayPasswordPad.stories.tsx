import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayPasswordPad } from './index.js';

const meta = {
  title: 'Inputs/Pay password pad',
  component: PayPasswordPad,
  args: { label: 'Pay password', defaultValue: '' },
} satisfies Meta<typeof PayPasswordPad>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const HalfGiven: Story = { args: { defaultValue: '135' } };
export const Wrong: Story = {
  args: { error: 'That is not your pay password. 4 tries are left.' },
};
export const Busy: Story = { args: { defaultValue: '135790', busy: true } };
export const Disabled: Story = { args: { disabled: true, hint: 'Locked until 14:30.' } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '1' } };
/** The order of its keys is random, so it has no picture. */
export const Shuffled: Story = { tags: ['no-visual'], args: { isShuffled: true } };
