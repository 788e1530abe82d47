import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { untilShown } from '../testing/untilShown.js';
import { callSource } from '../testing/callSource.js';
import { ownFrame } from '../testing/ownFrame.js';
import { loading, LoadingOverlay } from './index.js';

export default {
  title: 'Feedback/Loading',
  parameters: { docs: { ...ownFrame.docs, ...callSource } },
} satisfies Meta;

type Story = StoryObj;

function Demo({ show }: { show: () => ReturnType<typeof loading.show> }) {
  const [start] = useState(() => show);
  useEffect(() => {
    const wait = start();
    return () => wait.done();
  }, [start]);
  return <LoadingOverlay />;
}

/** The overlay appears after a delay; the picture is taken once it is there. */
const shown: NonNullable<Story['play']> = ({ canvasElement }) =>
  untilShown(canvasElement, '[role=status] > *');

export const Plain: Story = {
  render: () => <Demo show={() => loading.show({ label: 'Loading' })} />,
  play: shown,
};
export const Masked: Story = {
  render: () => <Demo show={() => loading.show({ label: 'Uploading', mask: true })} />,
  play: shown,
};
export const LongGermanLabel: Story = {
  render: () => <Demo show={() => loading.show({ label: 'Die Unterlagen werden übertragen und geprüft' })} />,
  play: shown,
};
