import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/index.js';
import { callSource } from '../testing/callSource.js';
import { ownFrame } from '../testing/ownFrame.js';
import { untilShown } from '../testing/untilShown.js';
import { alert, confirm, Modal, ModalHost, prompt } from './index.js';

export default {
  title: 'Overlays/Modal',
  parameters: { docs: { ...ownFrame.docs, ...callSource } },
  // The field and the hold button are loaded on first use.
  play: ({ canvasElement }) => untilShown(canvasElement.ownerDocument.body, '[role$=dialog]'),
} satisfies Meta;

type Story = StoryObj;

/** Asks once, so that what has happened to the question stays when the story is rendered again. */
function Demo(props: { ask: (signal: AbortSignal) => void }) {
  const [ask] = useState(() => props.ask);
  useEffect(() => {
    const story = new AbortController();
    ask(story.signal);
    return () => story.abort();
  }, [ask]);
  return <ModalHost />;
}

export const Alert: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void alert({ title: 'Market closed', description: 'Your order waits for the opening.', signal })
      }
    />
  ),
};
export const Confirm: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void confirm({ title: 'Cancel this order?', description: 'It has not been filled.', signal })
      }
    />
  ),
};
export const Critical: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void confirm({ title: 'Delete 3 stocks?', tone: 'critical', confirmLabel: 'Delete', signal })
      }
    />
  ),
};
/** An `onConfirm` that rejects keeps the question open. */
export const ActionFailed: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void confirm({
          title: 'Cancel this order?',
          description: 'It has not been filled.',
          onConfirm: () => Promise.reject(new Error('offline')),
          signal,
        })
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    await untilShown(body, '[role=alertdialog] [type=submit]');
    body.querySelector<HTMLElement>('[role=alertdialog] [type=submit]')?.click();
    await untilShown(body, '[data-part=failure]:not(:empty)');
  },
};
export const HeldToConfirm: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void confirm({ title: 'Buy 10,000 shares?', holdMs: 800, confirmLabel: 'Hold to buy', signal })
      }
    />
  ),
};
export const TypedToConfirm: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void confirm({ title: 'Close the account?', requireText: 'CLOSE', tone: 'critical', signal })
      }
    />
  ),
};
export const Prompt: Story = {
  render: () => (
    <Demo
      ask={(signal) => void prompt({ title: 'New list', label: 'Name', initialValue: 'Banks', signal })}
    />
  ),
};
export const LongGermanLabel: Story = {
  render: () => (
    <Demo
      ask={(signal) =>
        void confirm({
          title: 'Möchten Sie die Wertpapierfinanzierung vorzeitig zurückzahlen?',
          confirmLabel: 'Kostenpflichtig zurückzahlen',
          cancelLabel: 'Abbrechen und zurück',
          signal,
        })
      }
    />
  ),
};
export const Declarative: Story = {
  parameters: { docs: { source: { type: 'dynamic' } } },
  render: () => (
    <Modal
      open
      onOpenChange={() => undefined}
      title="What is simulated"
      actions={<Button>Understood</Button>}
    >
      Prices are simulated. No order reaches an exchange.
    </Modal>
  ),
};
