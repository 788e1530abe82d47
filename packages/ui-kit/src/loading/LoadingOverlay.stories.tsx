import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { untilShown } from '../testing/untilShown.js';
import { loading, LoadingOverlay, type LoadingOptions } from './index.js';
import { ownFrame } from '../testing/ownFrame.js';

export default { title: 'Feedback/Loading', parameters: ownFrame } satisfies Meta;

type Story = StoryObj;

function Demo({ options }: { options: LoadingOptions }) {
  useEffect(() => {
    const wait = loading.show(options);
    return () => wait.done();
  }, [options]);
  return <LoadingOverlay />;
}

/** It shows after a while only; a picture is taken once it does. */
const shown: NonNullable<Story['play']> = ({ canvasElement }) =>
  untilShown(canvasElement, '[role=status] > *');

const plain = { label: 'Loading' };
const masked = { label: 'Uploading', mask: true };
const longGerman = { label: 'Die Unterlagen werden übertragen und geprüft' };

export const Plain: Story = { render: () => <Demo options={plain} />, play: shown };
export const Masked: Story = { render: () => <Demo options={masked} />, play: shown };
export const LongGermanLabel: Story = {
  render: () => <Demo options={longGerman} />,
  play: shown,
};
