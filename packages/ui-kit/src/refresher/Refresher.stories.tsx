import type { Meta, StoryObj } from '@storybook/react-vite';
import { untilShown } from '../testing/untilShown.js';
import { Refresher } from './index.js';

const wait = () => new Promise((resolve) => setTimeout(resolve, 800));
const never = () => new Promise(() => undefined);
const fail = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Feedback/Refresher',
  component: Refresher,
  args: { onRefresh: wait, children: <p>Pull down, or press Tab.</p> },
} satisfies Meta<typeof Refresher>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Refreshes with the button that Tab leads to. */
async function refresh(canvas: HTMLElement, until: string) {
  canvas.querySelector('button')?.click();
  await untilShown(canvas, `[data-state=${until}]`);
}

export const Resting: Story = {};
export const Refreshing: Story = {
  args: { onRefresh: never },
  play: ({ canvasElement }) => refresh(canvasElement, 'refreshing'),
};
export const HeldByItsOwner: Story = {
  args: { isRefreshing: true, children: <p>The product says when it is over.</p> },
};
export const Failed: Story = {
  args: { onRefresh: fail },
  // It shows the refresh for a moment before it fails.
  play: ({ canvasElement }) => refresh(canvasElement, 'failed'),
};
