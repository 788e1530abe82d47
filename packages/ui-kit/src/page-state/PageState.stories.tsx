import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonRows } from '../skeleton/index.js';
import { AsyncBoundary } from './AsyncBoundary.js';

const meta = {
  title: 'States/AsyncBoundary',
  component: AsyncBoundary,
  args: { status: 'ready', children: 'Data', onRetry: () => {} },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
export const LoadingInShape: Story = { args: { status: 'loading', skeleton: <SkeletonRows /> } };
export const Failed: Story = { args: { status: 'error' } };
export const Retrying: Story = { args: { status: 'error', isRetrying: true } };
export const Offline: Story = { args: { status: 'offline' } };
export const Empty: Story = { args: { status: 'empty' } };
export const Ready: Story = {};
