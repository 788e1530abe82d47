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

/** A wait shows nothing at first; the picture is taken once it does. */
const shown: NonNullable<Story['play']> = ({ canvasElement }) =>
  untilShown(canvasElement, '[role=status] > *');

export const Loading: Story = { args: { status: 'loading' }, play: shown };
export const LoadingInShape: Story = {
  args: { status: 'loading', skeleton: <SkeletonRows /> },
  play: shown,
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
