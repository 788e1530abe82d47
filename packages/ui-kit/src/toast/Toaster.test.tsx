import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../../tests/support/deferred.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { toast, Toaster } from './index.js';

afterEach(() => toast.dismiss());

test('both live regions are in the page before any text, and errors go to the assertive one', async () => {
  mount(<Toaster />);
  const polite = document.querySelector('[aria-live="polite"]');
  const assertive = document.querySelector('[role=alert]');
  expect(polite).toHaveTextContent('');
  expect(assertive).toHaveTextContent('');
  // VoiceOver reads an alert with `aria-live` twice.
  expect(assertive).not.toHaveAttribute('aria-live');
  toast('Saved', { durationMs: 60_000, tone: 'success' });
  toast('Not saved', { durationMs: 60_000, tone: 'error' });
  await expect.element(page.getByText('Not saved')).toBeVisible();
  expect(document.querySelector('[aria-live="polite"]')).toBe(polite);
  expect(polite).toHaveTextContent('Saved');
  expect(assertive).toHaveTextContent('Not saved');
  await expectNoAxeFaults();
});

test('a toast whose words are announced elsewhere stands outside of the live regions', async () => {
  mount(<Toaster />);
  toast('The code is wrong', { durationMs: 60_000, tone: 'error', isAnnounced: false });
  await expect.element(page.getByText('The code is wrong')).toBeVisible();
  for (const region of document.querySelectorAll('[aria-live]')) expect(region).toHaveTextContent('');
});

test('a message from before the mount is shown, and goes by itself', async () => {
  const { closed } = toast('Early', { durationMs: 600 });
  mount(<Toaster />);
  await expect.element(page.getByText('Early')).toBeVisible();
  await expect(closed).resolves.toEqual({ reason: 'timeout' });
  await expect.element(page.getByText('Early')).not.toBeInTheDocument();
});

test('a pointer on a toast and the focus in it keep it', async () => {
  mount(<Toaster />);
  const onAction = vi.fn();
  const { closed } = toast('Removed', { durationMs: 3000, action: { label: 'Undo', onAction } });
  await userEvent.hover(page.getByText('Removed'));
  await new Promise((resolve) => setTimeout(resolve, 3200));
  await expect.element(page.getByText('Removed')).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  expect(document.activeElement).toBe(document.querySelector('[data-part=toaster]'));
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(closed).resolves.toEqual({ reason: 'action' });
  expect(onAction).toHaveBeenCalledOnce();
});

test('the focus in it keeps it as long as it is there', async () => {
  mount(<Toaster />);
  const action = { label: 'Undo', onAction: () => undefined };
  const { closed, update } = toast('Removed', { durationMs: Infinity, action });
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  update('Removed', { durationMs: 100 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByText('Removed')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await expect(closed).resolves.toEqual({ reason: 'timeout' });
});

test('a hidden page keeps it until it is seen again', async () => {
  const visibility = vi.spyOn(document, 'hidden', 'get');
  const become = (isHidden: boolean) => {
    visibility.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  mount(<Toaster />);
  const { closed } = toast('Saved', { durationMs: 100 });
  become(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByText('Saved')).toBeVisible();
  become(false);
  await expect(closed).resolves.toEqual({ reason: 'timeout' });
  visibility.mockRestore();
});

/** A finger's path over a toast, from pointer down. `restMs`: how long it rests before it is lifted. */
async function swipe(item: HTMLElement, [dxPx, dyPx]: readonly [number, number], restMs: number) {
  item.setPointerCapture = () => undefined;
  const send = (type: string, xPx: number, yPx: number) =>
    item.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: 100 + xPx,
        clientY: 60 + yPx,
        button: 0,
      }),
    );
  send('pointerdown', 0, 0);
  send('pointermove', dxPx, dyPx);
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  send('pointerup', dxPx, dyPx);
}

const itemOf = (text: string) => page.getByText(text).element().closest('[data-tone]') as HTMLElement;

test('a swipe of 45 px takes it away, a shorter one does not', async () => {
  mount(<Toaster />);
  const { closed } = toast('Swipe me', { durationMs: 60_000 });
  await expect.element(page.getByText('Swipe me')).toBeVisible();
  const item = itemOf('Swipe me');
  await swipe(item, [30, 0], 150);
  expect(item.isConnected).toBe(true);
  await swipe(item, [46, 0], 150);
  await expect(closed).resolves.toEqual({ reason: 'swipe' });
});

test('a short flick sideways or up takes it away, down or of a trembling finger it does not', async () => {
  mount(<Toaster />);
  for (const way of [
    [30, 0],
    [-30, 0],
    [0, -30],
  ] as const) {
    const { closed } = toast('Flick me', { durationMs: 60_000 });
    await expect.element(page.getByText('Flick me')).toBeVisible();
    await swipe(itemOf('Flick me'), way, 0);
    await expect(closed).resolves.toEqual({ reason: 'swipe' });
    await expect.element(page.getByText('Flick me')).not.toBeInTheDocument();
  }
  toast('Stays', { durationMs: 60_000 });
  await expect.element(page.getByText('Stays')).toBeVisible();
  await swipe(itemOf('Stays'), [0, 40], 0);
  await swipe(itemOf('Stays'), [6, 0], 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByText('Stays')).toBeVisible();
});

test('its promise says why it closed: its time, code, a swipe or its action', async () => {
  mount(<Toaster />);
  const stands = { durationMs: 60_000 };
  const reasonOf = async (shown: { closed: Promise<{ reason: string }> }) => (await shown.closed).reason;

  expect(await reasonOf(toast('Passes', { durationMs: 50 }))).toBe('timeout');

  const dismissed = toast('Dismissed', stands);
  dismissed.dismiss();
  expect(await reasonOf(dismissed)).toBe('dismiss');

  const swiped = toast('Swiped', stands);
  await expect.element(page.getByText('Swiped')).toBeVisible();
  await swipe(itemOf('Swiped'), [-60, 0], 0);
  expect(await reasonOf(swiped)).toBe('swipe');

  const onAction = vi.fn();
  const acted = toast('Removed', { ...stands, action: { label: 'Undo', onAction } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await reasonOf(acted)).toBe('action');
  expect(onAction).toHaveBeenCalledOnce();
});

test('unmounting leaves no timer that closes what nobody saw', async () => {
  const { unmount } = mount(<Toaster />);
  toast('Later', { durationMs: 50 });
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 150));
  mount(<Toaster />);
  await expect.element(page.getByText('Later')).toBeVisible();
});

test('a wait is said when the reader is idle, its failure at once, and its success in its own place', async () => {
  mount(<Toaster />);
  const polite = document.querySelector('[aria-live="polite"]');
  const assertive = document.querySelector('[role=alert]');
  const words = { loading: 'Exporting', success: 'Exported', error: 'Not exported' };
  const good = deferred<void>();
  toast.promise(good.promise, words, { durationMs: 60_000 });
  await expect.poll(() => polite?.textContent).toBe('Exporting');
  const item = document.querySelector('[data-part=toaster] [data-part=item]');
  await expectNoAxeFaults();
  good.resolve();
  await expect.poll(() => polite?.textContent).toBe('Exported');
  expect(document.querySelector('[data-part=toaster] [data-part=item]')).toBe(item);
  expect(assertive).toHaveTextContent('');

  toast.dismiss();
  const bad = deferred<void>();
  toast.promise(() => bad.promise, words, { durationMs: 60_000 });
  await expect.poll(() => polite?.textContent).toBe('Exporting');
  bad.reject(new Error('offline'));
  await expect.poll(() => assertive?.textContent).toBe('Not exported');
  expect(polite).toHaveTextContent('');
});

test('Alt+T leads to the toasts, the next one gets the focus, and Escape gives it back', async () => {
  mount(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  // There is no toast to focus.
  await expect.element(name).toHaveFocus();
  const undo = { label: 'Undo', onAction: () => undefined };
  toast('First', { durationMs: 60_000, action: undo });
  toast('Second', { durationMs: 60_000 });
  await expect.element(page.getByText('Second')).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  const host = page.getByRole('region', { name: 'Notifications' });
  await expect.element(host).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  await expect.element(host).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Second')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
  toast('Third', { durationMs: 60_000, action: undo });
  await expect.element(page.getByText('Third')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('Third')).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
});

test('a tone that is none is shown by its words alone', async () => {
  mount(<Toaster />);
  toast('Saved', { durationMs: 60_000, tone: 'splendid' as 'success' });
  toast('Sent', { durationMs: 60_000, tone: 'success' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const marks = (text: string) =>
    page.getByText(text).element().parentElement?.querySelectorAll('svg').length;
  expect(marks('Saved')).toBe(0);
  expect(marks('Sent')).toBe(1);
  await expectNoAxeFaults();
});

test('what lies beside and below the toasts can be touched', async () => {
  mount(
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }}>
        Below
      </button>
      <Toaster />
    </>,
  );
  toast('Saved', { durationMs: 60_000 });
  await expect.element(page.getByText('Saved')).toBeVisible();
  const { top, bottom } = page.getByText('Saved').element().getBoundingClientRect();
  expect(document.elementFromPoint(3, (top + bottom) / 2)).toHaveTextContent('Below');
  expect(document.elementFromPoint(window.innerWidth - 3, (top + bottom) / 2)).toHaveTextContent('Below');
  expect(document.elementFromPoint(window.innerWidth / 2, bottom + 80)).toHaveTextContent('Below');
});
