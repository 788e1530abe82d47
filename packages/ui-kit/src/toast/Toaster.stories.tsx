import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { callSource } from '../testing/callSource.js';
import { ownFrame } from '../testing/ownFrame.js';
import { toast, Toaster } from './index.js';

export default {
  title: 'Feedback/Toast',
  parameters: { docs: { ...ownFrame.docs, ...callSource } },
} satisfies Meta;

type Story = StoryObj;

const stays = { durationMs: Infinity } as const;

function Demo({ show }: { show: () => void }) {
  useEffect(() => {
    show();
    return () => toast.dismiss();
  }, [show]);
  return <Toaster />;
}

export const Neutral: Story = { render: () => <Demo show={() => void toast('Watchlist renamed', stays)} /> };
export const Success: Story = {
  render: () => <Demo show={() => void toast('Order placed', { ...stays, tone: 'success' })} />,
};
export const Pending: Story = {
  render: () => (
    <Demo
      show={() =>
        void toast.promise(new Promise(() => undefined), {
          loading: 'Exporting your orders',
          success: 'Orders exported',
          error: 'The orders could not be exported',
        })
      }
    />
  ),
};
export const Failure: Story = {
  render: () => (
    <Demo show={() => void toast('The order could not be placed. Try again.', { ...stays, tone: 'error' })} />
  ),
};
export const WithUndo: Story = {
  render: () => (
    <Demo
      show={() =>
        void toast('Northwind removed', { ...stays, action: { label: 'Undo', onAction: () => undefined } })
      }
    />
  ),
};
export const ThreeTogether: Story = {
  render: () => (
    <Demo
      show={() =>
        void toast(['Enter your name.', 'Enter the IBAN.', 'Select a currency.'], {
          ...stays,
          tone: 'error',
        })
      }
    />
  ),
};
