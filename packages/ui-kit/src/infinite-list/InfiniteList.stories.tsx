import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Cell } from '../list/index.js';
import { untilShown } from '../testing/untilShown.js';
import { InfiniteList, type InfiniteListProps } from './index.js';

export default { title: 'Display/Infinite list' } satisfies Meta;

type Story = StoryObj;

function Demo(props: Partial<InfiniteListProps>) {
  const [count] = useState(3);
  return (
    <InfiniteList
      heading="Orders"
      count={count}
      hasMore
      onLoadMore={() => new Promise(() => undefined)}
      {...props}
    >
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Cell title={`Order ${String(index + 1)}`} note="Filled" end="125.40 USD" />
        </li>
      ))}
    </InfiniteList>
  );
}

export const Loading: Story = {
  render: () => <Demo />,
  play: ({ canvasElement }) => untilShown(canvasElement, '[aria-busy=true]'),
};
export const Failed: Story = {
  render: () => <Demo onLoadMore={() => Promise.reject(new Error('offline'))} />,
  play: ({ canvasElement }) => untilShown(canvasElement, '[aria-hidden=true] + button'),
};
export const NothingCame: Story = {
  render: () => <Demo onLoadMore={() => Promise.resolve()} />,
  play: ({ canvasElement }) => untilShown(canvasElement, '[aria-busy=false] button'),
};
export const Complete: Story = { render: () => <Demo hasMore={false} /> };
export const Feed: Story = {
  render: () => (
    <InfiniteList isFeed aria-label="News" count={2} hasMore={false} onLoadMore={() => Promise.resolve()}>
      {['Northwind raises its outlook', 'Harbour opens a second yard'].map((title) => (
        <Cell key={title} title={title} note="Nora Foods · 12 minutes ago" />
      ))}
    </InfiniteList>
  ),
};
