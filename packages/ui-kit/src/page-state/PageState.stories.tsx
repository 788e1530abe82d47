import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRows } from '../skeleton/index.js';
import { untilShown } from '../testing/untilShown.js';
import { AsyncBoundary } from './AsyncBoundary.js';

const meta = {
  title: 'States/Async boundary',
  component: AsyncBoundary,
  args: { status: 'ready', children: 'Data', onRetry: () => {} },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

// A wait shows nothing at first; the picture is taken once it does.
export const Loading: Story = {
  args: { status: 'loading' },
  play: ({ canvasElement }) => untilShown(canvasElement, '[role=status] svg'),
};
export const LoadingInShape: Story = {
  args: { status: 'loading', skeleton: <SkeletonRows /> },
  // The outline takes its place from the start, and its words once it is seen.
  play: ({ canvasElement }) => untilShown(canvasElement, '[role=status] [data-part=visually-hidden]'),
};
export const Failed: Story = { args: { status: 'error' } };
export const Retrying: Story = { args: { status: 'error', isRetrying: true } };
export const Offline: Story = { args: { status: 'offline' } };
export const Maintenance: Story = { args: { status: 'maintenance' } };
export const TimedOut: Story = {
  args: { status: 'loading', timeoutMs: 0 },
  play: ({ canvasElement }) => untilShown(canvasElement, '[role=alert] button'),
};
export const Empty: Story = { args: { status: 'empty' } };
export const Ready: Story = {};
