import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Banner } from '../banner/index.js';
import { Button } from '../button/index.js';
import { Calendar } from '../date-picker/index.js';
import { EmptyState } from '../empty-state/index.js';
import { FileInput } from '../file-input/index.js';
import { GateNotice } from '../gate-notice/index.js';
import { InfiniteList } from '../infinite-list/index.js';
import { Cell } from '../list/index.js';
import { Modal } from '../modal/index.js';
import { NoticeBar } from '../notice-bar/index.js';
import { NumberInput } from '../number-input/index.js';
import { AsyncBoundary, type AsyncStatus } from '../page-state/index.js';
import { Refresher } from '../refresher/index.js';
import { Result } from '../result/index.js';
import { SearchField } from '../search-field/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { toast, Toaster } from '../toast/index.js';
import { choose, ImageOwner, picture } from './imageField.js';
import { mount } from './mount.js';

/** An owner that removes the part when it asks for it, and has nothing else to focus there. */
function Owner({ children }: { children: (remove: () => void) => ReactNode }) {
  const [isHere, setIsHere] = useState(true);
  return <section>{isHere ? children(() => setIsHere(false)) : <p>Done</p>}</section>;
}

function Boundary({ first, timeoutMs }: { first: AsyncStatus; timeoutMs?: number }) {
  const [status, setStatus] = useState(first);
  const onRetry = () => {
    setStatus('loading');
    setTimeout(() => setStatus('ready'), 50);
  };
  return (
    <AsyncBoundary status={status} onRetry={onRetry} {...(timeoutMs === undefined ? {} : { timeoutMs })}>
      <p>Orders</p>
    </AsyncBoundary>
  );
}

const fails = () => Promise.reject(new Error('no connection'));
/** Fails once; the second time it works. */
function failingOnce<Value>(value: Value): () => Promise<Value> {
  let calls = 0;
  return () => ((calls += 1), calls === 1 ? fails() : Promise.resolve(value));
}
const text = new File(['%PDF-1.7\n%%EOF'], 'statement.pdf', { type: 'application/pdf' });
const actionOf = (remove: () => void) => <Button onClick={remove}>Go on</Button>;

interface Case {
  readonly part: () => ReactNode;
  /** The control that removes itself. */
  readonly control: string;
  /** What must happen first for the control to be there. */
  readonly before?: (container: HTMLElement) => void;
}

const CASES: Readonly<Record<string, Case>> = {
  'AsyncBoundary, failed': { part: () => <Boundary first="error" />, control: 'button' },
  'AsyncBoundary, offline': { part: () => <Boundary first="offline" />, control: 'button' },
  'AsyncBoundary, in maintenance': { part: () => <Boundary first="maintenance" />, control: 'button' },
  'AsyncBoundary, late': { part: () => <Boundary first="loading" timeoutMs={1} />, control: 'button' },
  EmptyState: {
    part: () => <Owner>{(remove) => <EmptyState title="Nothing" action={actionOf(remove)} />}</Owner>,
    control: 'button:not(main > button)',
  },
  Result: {
    part: () => <Owner>{(remove) => <Result title="Placed" action={actionOf(remove)} />}</Owner>,
    control: 'button:not(main > button)',
  },
  GateNotice: {
    part: () => <Owner>{(remove) => <GateNotice title="Log in first" action={actionOf(remove)} />}</Owner>,
    control: 'button:not(main > button)',
  },
  'Banner, dismissed': {
    part: () => <Owner>{(remove) => <Banner onDismiss={remove}>Closed</Banner>}</Owner>,
    control: 'button:not(main > button)',
  },
  'Banner, action': {
    part: () => <Owner>{(remove) => <Banner action={actionOf(remove)}>Closed</Banner>}</Owner>,
    control: 'button:not(main > button)',
  },
  'NoticeBar, dismissed': {
    part: () => <Owner>{(remove) => <NoticeBar onDismiss={remove}>Closed</NoticeBar>}</Owner>,
    control: 'button:not(main > button)',
  },
  'NoticeBar, action': {
    part: () => <Owner>{(remove) => <NoticeBar action={actionOf(remove)}>Closed</NoticeBar>}</Owner>,
    control: 'button:not(main > button)',
  },
  'InfiniteList, more': {
    part: () => (
      <InfiniteList count={1} hasMore onLoadMore={() => new Promise(() => undefined)} thresholdPx={-2_000}>
        <Cell title="Order" />
      </InfiniteList>
    ),
    control: '[data-part=end] button',
  },
  'InfiniteList, retry': {
    part: () => {
      const load = failingOnce(undefined);
      return (
        <InfiniteList count={1} hasMore onLoadMore={load}>
          <Cell title="Order" />
        </InfiniteList>
      );
    },
    // The other button is there until loading has failed.
    control: '[aria-hidden] + button',
  },
  SearchField: { part: () => <SearchField defaultValue="Nestlé" />, control: 'button' },
  'ImageInput, removed': {
    part: () => <ImageOwner upload={fails} value={[{ id: '1', url: '/1.png' }]} />,
    control: '[data-part=remove]',
  },
  'FileInput, removed': {
    part: () => (
      <FileInput
        label="Statements"
        upload={fails}
        defaultValue={[{ id: '1', url: '/1.pdf', name: '1.pdf' }]}
      />
    ),
    control: '[data-part=remove]',
  },
  'FileInput, cancelled': {
    part: () => <FileInput label="Statements" upload={() => new Promise(() => undefined)} />,
    before: (container) => choose(container, text),
    control: '[data-part=remove]',
  },
  'FileInput, retry': {
    part: () => <FileInput label="Statements" upload={failingOnce({ id: '1', url: '/1.pdf' })} />,
    before: (container) => choose(container, text),
    control: '[data-part=retry]',
  },
  'SwipeCell, deleted': {
    part: () => (
      <Owner>
        {(remove) => (
          <ul>
            <SwipeCell label="Order" actions={[{ id: 'delete', label: 'Delete' }]} onAction={remove}>
              Order
            </SwipeCell>
          </ul>
        )}
      </Owner>
    ),
    // A finger or the row's menu uncovers it; see its own tests.
    before: (container) => container.querySelector('[data-part=drawer]')?.removeAttribute('inert'),
    control: '[data-part=action]',
  },
  'Refresher, retry': {
    part: () => {
      const refresh = failingOnce(undefined);
      return <Refresher onRefresh={refresh}>Orders</Refresher>;
    },
    before: (container) => container.querySelector<HTMLElement>('[data-part=button]')?.click(),
    control: '[data-part=retry]',
  },
  'toast, its action': {
    part: () => <Toaster />,
    before: () => void toast('Deleted', { action: { label: 'Undo', onAction: () => undefined } }),
    control: '[data-part=action]',
  },
  'ImageInput, retry': {
    part: () => <ImageOwner upload={failingOnce({ id: '1', url: '/1.png' })} />,
    before: (container) => void picture('card.jpg').then((file) => choose(container, file)),
    control: '[data-part=retry]',
  },
  'NumberInput, at its greatest': {
    part: () => <NumberInput label="Shares" defaultValue="9" step="1" max="10" />,
    control: '[data-part=steppers] button:last-child',
  },
  'Calendar, at its first month': {
    part: () => <Calendar label="Day" min="2026-01-05" defaultValue="2026-02-10" />,
    control: '[data-part=head] button',
  },
};

/** Waits until timers, effects and an upload have ended, after which the focus moves no more. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

describe.each(['a pointer', 'a key'])('what %s removes', (means) => {
  test.each(Object.entries(CASES))(
    '%s leaves the focus near its place',
    async (_name, { part, before, control }) => {
      const { container } = mount(
        <>
          <button type="button">Earlier</button>
          {part()}
        </>,
      );
      container.querySelector('button')?.focus();
      before?.(container);
      await expect.poll(() => container.querySelector(control)).not.toBeNull();
      const button = container.querySelector<HTMLElement>(control)!;
      if (means === 'a pointer') await userEvent.click(button, { force: true });
      else {
        button.focus();
        await userEvent.keyboard('{Enter}');
      }
      await settle();
      expect(document.activeElement).not.toBe(document.body);
      expect(container.contains(document.activeElement)).toBe(true);
    },
  );
});

test('a dialog that closes by its own control returns the focus to its opener', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Modal open={isOpen} onOpenChange={setIsOpen} title="Order">
          <Banner onDismiss={() => setIsOpen(false)}>Closed</Banner>
        </Modal>
      </>
    );
  }
  mount(<Page />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
});

test('what takes the focus keeps no mark of it', async () => {
  const { container } = mount(<Owner>{(remove) => <Banner onDismiss={remove}>Closed</Banner>}</Owner>);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => document.activeElement?.localName).toBe('section');
  (document.activeElement as HTMLElement).blur();
  expect(container.querySelector('[tabindex]')).toBeNull();
});
