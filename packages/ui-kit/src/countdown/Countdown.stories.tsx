import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './index.js';

/** A stopped clock, so that the picture stays the same. */
const NOW_MS = Date.UTC(2026, 2, 4, 15);
const inMs = (ms: number) => ({ until: new Date(NOW_MS + ms), now: () => NOW_MS });

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { label: 'Subscription closes', ...inMs(754_000) },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const Days: Story = { args: inMs(2 * 86_400_000 + 3_600_000) };
export const LastSeconds: Story = { args: inMs(9_000) };
export const Over: Story = { args: inMs(-1) };
