import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { untilShown } from '../testing/untilShown.js';
import { Refresher, type RefresherHandle } from './index.js';

export default { title: 'Feedback/Refresher' } satisfies Meta;

type Story = StoryObj;

const wait = () => new Promise((resolve) => setTimeout(resolve, 800));
const never = () => new Promise(() => undefined);
const fail = () => Promise.reject(new Error('offline'));

function Demo({ onRefresh, isStarted = false }: { onRefresh: () => Promise<unknown>; isStarted?: boolean }) {
  const refresher = useRef<RefresherHandle>(null);
  useEffect(() => {
    if (isStarted) refresher.current?.refresh();
  }, [isStarted]);
  return (
    <Refresher ref={refresher} onRefresh={onRefresh}>
      <p>Pull down, or press Tab.</p>
    </Refresher>
  );
}

export const Resting: Story = { render: () => <Demo onRefresh={wait} /> };
export const Refreshing: Story = { render: () => <Demo onRefresh={never} isStarted /> };
export const HeldByItsOwner: Story = {
  render: () => (
    <Refresher onRefresh={wait} isRefreshing>
      <p>The product says when it is over.</p>
    </Refresher>
  ),
};
export const Failed: Story = {
  render: () => <Demo onRefresh={fail} isStarted />,
  // It is seen to refresh for a moment before it fails.
  play: ({ canvasElement }) => untilShown(canvasElement, '[data-state=failed]'),
};
