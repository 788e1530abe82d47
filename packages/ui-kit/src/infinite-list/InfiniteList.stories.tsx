import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell } from '../list/index.js';
import { untilShown } from '../testing/untilShown.js';
import { InfiniteList } from './index.js';

const meta = {
  title: 'Display/Infinite list',
  component: InfiniteList,
  args: {
    heading: 'Orders',
    count: 3,
    hasMore: true,
    onLoadMore: () => new Promise(() => undefined),
    children: [1, 2, 3].map((order) => (
      <li key={order}>
        <Cell title={`Order ${String(order)}`} note="Filled" end="125.40 USD" />
      </li>
    )),
  },
} satisfies Meta<typeof InfiniteList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: ({ canvasElement }) => untilShown(canvasElement, '[aria-busy=true]'),
};
export const Failed: Story = {
  args: { onLoadMore: () => Promise.reject(new Error('offline')) },
  play: ({ canvasElement }) => untilShown(canvasElement, '[aria-hidden=true] + button'),
};
export const NothingCame: Story = {
  args: { onLoadMore: () => Promise.resolve() },
  play: ({ canvasElement }) => untilShown(canvasElement, '[aria-busy=false] button'),
};
export const Complete: Story = { args: { hasMore: false } };
export const Feed: Story = {
  render: () => (
    <InfiniteList isFeed aria-label="News" count={2} hasMore={false} onLoadMore={() => Promise.resolve()}>
      {['Northwind raises its outlook', 'Harbour opens a second yard'].map((title) => (
        <Cell key={title} title={title} note="Nora Foods · 12 minutes ago" />
      ))}
    </InfiniteList>
  ),
};
