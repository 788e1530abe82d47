import { createElement, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from '../combobox/index.js';
import { CopyField } from '../copy-field/index.js';
import { InfiniteList } from '../infinite-list/index.js';
import { Cell } from '../list/index.js';
import { Modal, ModalHost, confirm } from '../modal/index.js';
import { Picker } from '../picker/index.js';
import { Popover } from '../popover/index.js';
import { Refresher } from '../refresher/index.js';
import { Sheet } from '../sheet/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { toast, Toaster } from '../toast/index.js';
import { mountIn, PLACES } from './elsewhere.js';
import { touch } from './mount.js';
import { components, shownProps } from './shownParts.js';

const banks = ['Meridian', 'Harbour', 'Alpine'].map((label) => ({ value: label.toLowerCase(), label }));

function Opener({ kind: Kind }: { kind: typeof Modal | typeof Sheet }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Kind open={isOpen} onOpenChange={setIsOpen} title="Order" dismissible>
        <button type="button">First</button>
        <button type="button">Last</button>
      </Kind>
    </div>
  );
}

const press = (element: Element | null) => {
  const said = { bubbles: true, composed: true, cancelable: true };
  element?.dispatchEvent(new PointerEvent('pointerdown', said));
  element?.dispatchEvent(new MouseEvent('mousedown', said));
  element?.dispatchEvent(new PointerEvent('pointerup', said));
  element?.dispatchEvent(new MouseEvent('click', said));
};
const isSeen = (element: Element | null) => (element?.getClientRects().length ?? 0) > 0;

describe.each(PLACES)('in %s', (place) => {
  test.each([
    ['modal', Modal],
    ['sheet', Sheet],
  ])('a %s is seen, keeps the focus, and gives it back', async (part, kind) => {
    const { tree, find } = mountIn(place, <Opener kind={kind} />);
    const opener = find('button')!;
    const dialog = () => find(`[data-part=${part}]`);
    for (const leave of ['Escape', 'mask']) {
      opener.focus();
      opener.click();
      await expect.poll(() => isSeen(dialog())).toBe(true);
      await expect.poll(() => dialog()?.matches(':focus-within')).toBe(true);
      for (const key of [
        '{Tab}',
        '{Tab}',
        '{Tab}',
        '{Tab}',
        '{Shift>}{Tab}{/Shift}',
        '{Shift>}{Tab}{/Shift}',
      ]) {
        await userEvent.keyboard(key);
        expect(dialog()?.contains(tree.activeElement), key).toBe(true);
      }
      if (leave === 'Escape') await userEvent.keyboard('{Escape}');
      else press(find('[data-part=mask]'));
      await expect.poll(dialog).toBe(null);
      await expect.poll(() => tree.activeElement).toBe(opener);
    }
  });

  test('a modal begins at its first control', async () => {
    const { tree, find } = mountIn(place, <Opener kind={Modal} />);
    find('button')!.click();
    await expect.poll(() => tree.activeElement?.textContent).toBe('First');
  });

  test('a question is asked in its host, and a toast above it is used without an answer', async () => {
    const { find } = mountIn(
      place,
      <div>
        <ModalHost />
        <Toaster />
      </div>,
    );
    const answer = confirm({ title: 'Sure?', dismissible: true });
    void toast('Saved', { durationMs: Infinity });
    await expect.poll(() => isSeen(find('[role=alertdialog]'))).toBe(true);
    const item = find('[data-part=toaster] [data-part=item]')!;
    item.setPointerCapture = () => undefined;
    press(item);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.poll(() => find('[data-part=toaster]')?.matches(':focus-within')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => find('[data-part=toaster] [data-part=item]')).toBe(null);
    await expect.poll(() => find('[role=alertdialog]')?.matches(':focus-within')).toBe(true);
    press(find('[data-part=mask]'));
    await expect(answer).resolves.toMatchObject({ reason: 'backdrop' });
  });

  test('a combobox filters, moves, chooses by key and by press, and closes when it is left', async () => {
    const { tree, find } = mountIn(place, <Combobox label="Bank" options={banks} defaultValue="" />);
    const input = find('input') as HTMLInputElement;
    input.focus();
    await userEvent.keyboard('har');
    await expect.poll(() => isSeen(find('[role=option]'))).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => input.value).toBe('Harbour');
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect.poll(() => find('[role=option]')).toBe(null);
    expect(tree.activeElement).toBe(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => find('[role=option]')).not.toBe(null);
    press(find('[role=option]'));
    await expect.poll(() => input.value).toBe('Meridian');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => find('[role=option]')).not.toBe(null);
    input.blur();
    await expect.poll(() => find('[role=option]')).toBe(null);
  });

  test('a picker moves to what is chosen', async () => {
    const { find } = mountIn(place, <Picker label="Bank" options={banks} defaultValue="meridian" />);
    press(find('button'));
    await expect.poll(() => find('[role=listbox]')?.matches(':focus')).toBe(true);
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(() => find('button')?.textContent).toContain('Alpine');
  });

  test('an action of a swiped row can be pressed, and a press elsewhere covers it', async () => {
    const onAction = vi.fn();
    const { find } = mountIn(
      place,
      <div>
        <SwipeCell label="Row" actions={[{ id: 'remove', label: 'Remove' }]} onAction={onAction}>
          <Cell title="Row" />
        </SwipeCell>
        <p>Elsewhere</p>
      </div>,
    );
    const face = find('[data-part=face]')!;
    face.setPointerCapture = () => undefined;
    const swipe = () => {
      for (const [type, clientX] of [
        ['pointerdown', 300],
        ['pointermove', 100],
        ['pointerup', 100],
      ] as const)
        face.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            composed: true,
            pointerId: 1,
            pointerType: 'touch',
            clientX,
          }),
        );
    };
    const isOpen = () => find('[data-part=swipe-cell]')?.dataset['open'] !== undefined;
    swipe();
    await expect.poll(isOpen).toBe(true);
    const action = find('[data-part=action]')!;
    action.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isOpen()).toBe(true);
    action.focus();
    action.click();
    expect(onAction).toHaveBeenCalledWith('remove');
    await expect.poll(() => find('[aria-haspopup=dialog]')?.matches(':focus')).toBe(true);
    swipe();
    await expect.poll(isOpen).toBe(true);
    press(find('p'));
    await expect.poll(isOpen).toBe(false);
  });

  test('a popover stands beside its button, takes the focus, and Escape gives it back', async () => {
    const { tree, find } = mountIn(
      place,
      <Popover label="What is this fee?">
        It pays the exchange. <a href="#fees">All fees</a>
      </Popover>,
    );
    find('button')!.focus();
    find('button')!.click();
    await expect.poll(() => find('[data-part=panel]')?.matches(':focus')).toBe(true);
    expect(find('[data-part=panel]')!.style.getPropertyValue('--uk-popover-top')).toMatch(/px$/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => tree.activeElement).toBe(find('button'));
  });

  test('a pull refreshes', async () => {
    const onRefresh = vi.fn(() => Promise.resolve());
    const { find } = mountIn(
      place,
      <Refresher onRefresh={onRefresh}>
        <p style={{ height: 300 }}>Content</p>
      </Refresher>,
    );
    touch(find('p')!, [
      [100, 10],
      [100, 60],
      [100, 140],
      [100, 260],
    ]);
    await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
  });

  test('Control with Home or End leaves a feed', async () => {
    const { tree, find } = mountIn(
      place,
      <div>
        <button type="button">Above</button>
        <InfiniteList isFeed aria-label="News" count={1} hasMore={false} onLoadMore={() => Promise.resolve()}>
          <Cell title="News" />
        </InfiniteList>
        <button type="button">Below</button>
      </div>,
    );
    for (const [key, name] of [
      ['Home', 'Above'],
      ['End', 'Below'],
    ] as const) {
      find('article')!.focus();
      await userEvent.keyboard(`{Control>}{${key}}{/Control}`);
      expect(tree.activeElement?.textContent).toBe(name);
    }
  });

  test('a value is copied where the clipboard refuses, and the button keeps the focus', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const { tree, find } = mountIn(place, <CopyField label="Account" value="DE02" />);
    find('button')!.focus();
    find('button')!.click();
    const isSaid = () =>
      [...tree.querySelectorAll('[role=status]')].some(({ textContent }) => textContent !== '');
    await expect.poll(isSaid).toBe(true);
    expect(find('button')?.matches(':focus')).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('every part', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());
  const shown = shownProps();

  /** The errors that a part throws or React reports while each of its controls is focused, pressed and left. */
  function faultsIn(place: (typeof PLACES)[number], part: unknown, props: object): string[] {
    const faults: string[] = [];
    const onError = (event: ErrorEvent) => faults.push(event.message);
    const complaint = vi.spyOn(console, 'error').mockImplementation((...said) => faults.push(said.join(' ')));
    window.addEventListener('error', onError);
    const { tree, unmount } = mountIn(place, createElement(part as ComponentType<object>, props));
    const view = 'defaultView' in tree ? tree.defaultView! : window;
    view.addEventListener('error', onError);
    for (const control of tree.querySelectorAll<HTMLElement>('button, input, textarea, select, [tabindex]')) {
      if (!control.isConnected || control.matches('[type=file]')) continue;
      control.focus();
      for (const key of ['ArrowDown', 'Home', 'Escape'])
        control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      control.click();
      control.blur();
    }
    unmount();
    window.removeEventListener('error', onError);
    complaint.mockRestore();
    return faults;
  }

  test('a part that takes the wrong document is found', () => {
    const Stranger = () => (
      <button type="button" onClick={({ currentTarget }) => document.body.contains(currentTarget) || fail()}>
        Press
      </button>
    );
    const fail = () => {
      throw new Error('not in the page');
    };
    expect(faultsIn('an iframe', Stranger, {}).join()).toContain('not in the page');
  });

  for (const [name, part] of components) {
    const props = shown.get(name);
    if (props === undefined) continue;
    test(`works in a shadow root and in an iframe: ${name}`, () => {
      for (const place of PLACES) expect(faultsIn(place, part, props), place).toEqual([]);
    });
  }
});
