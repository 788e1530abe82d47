import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { loading, LoadingOverlay, type LoadingOptions } from './index.js';

export default { title: 'Kit/Loading' } satisfies Meta;

type Story = StoryObj;

function Demo({ options }: { options: LoadingOptions }) {
  useEffect(() => {
    const wait = loading.show(options);
    return () => wait.done();
  }, [options]);
  return <LoadingOverlay />;
}

const plain = {};
const masked = { label: 'Uploading', mask: true };
const longGerman = { label: 'Die Unterlagen werden übertragen und geprüft' };

export const Plain: Story = { render: () => <Demo options={plain} /> };
export const Masked: Story = { render: () => <Demo options={masked} /> };
export const LongGermanLabel: Story = { render: () => <Demo options={longGerman} /> };
