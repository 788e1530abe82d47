import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { drawFinger } from '../testing/realTouch.js';
import { toast, Toaster } from '../toast/index.js';
import { alert, confirm, ModalHost, prompt } from './index.js';

const dialog = () => page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name });

function mountHost() {
  const mounted = mount(
    <>
      <button type="button">Opener</button>
      <ModalHost />
      <Toaster />
    </>,
  );
  (mounted.container.querySelector('button') as HTMLButtonElement).focus();
  return mounted;
}

test(
  'a confirm is a named alertdialog that takes, keeps and returns the focus',
  { tags: ['4.modal'] },
  async () => {
    mountHost();
    const answer = confirm({ title: 'Cancel this order?', description: 'It has not been filled.' });
    await expect.element(dialog()).toHaveAccessibleName('Cancel this order?');
    await expect.element(dialog()).toHaveAccessibleDescription('It has not been filled.');
    await expect.element(button('Confirm')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Cancel')).toHaveFocus();
    await expectNoAxeFaults();
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toEqual({
      confirmed: false,
      confirm: false,
      cancel: true,
      reason: 'escape',
    });
    await expect.element(page.getByText('Opener')).toHaveFocus();
  },
);

test('Enter confirms at once; a critical question begins on cancel', async () => {
  mountHost();
  const first = confirm({ title: 'Go on?' });
  await expect.element(button('Confirm')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(first).resolves.toMatchObject({ confirmed: true, reason: 'confirm' });
  const second = confirm({ title: 'Delete it?', tone: 'critical' });
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(second).resolves.toMatchObject({ confirmed: false, reason: 'cancel' });
});

test('two questions are asked one after the other, and the focus comes home', async () => {
  mountHost();
  const first = alert({ title: 'First' });
  const second = alert({ title: 'Second' });
  await expect.element(dialog()).toHaveAccessibleName('First');
  await button('OK').click();
  await first;
  await expect.element(dialog()).toHaveAccessibleName('Second');
  await button('OK').click();
  await expect(second).resolves.toMatchObject({ confirmed: true });
  await expect.element(page.getByText('Opener')).toHaveFocus();
});

test('the mask does nothing unless it may', async () => {
  mountHost();
  const strict = confirm({ title: 'Strict' });
  await expect.element(dialog()).toBeVisible();
  await page.elementLocator(document.body).click({ position: { x: 5, y: 800 }, force: true });
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await strict;
  const lax = confirm({ title: 'Lax', dismissible: true });
  await expect.element(dialog()).toHaveAccessibleName('Lax');
  await page.elementLocator(document.body).click({ position: { x: 5, y: 800 }, force: true });
  await expect(lax).resolves.toMatchObject({ reason: 'backdrop' });
});

test('a toast above a dialog can be used without closing it', async () => {
  mountHost();
  let undone = false;
  const answer = confirm({ title: 'Sure?', dismissible: true });
  await expect.element(dialog()).toBeVisible();
  toast('Removed', { durationMs: 60_000, action: { label: 'Undo', onAction: () => (undone = true) } });
  await page.getByText('Undo').click();
  expect(undone).toBe(true);
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(answer).resolves.toMatchObject({ reason: 'escape' });
});

test('the keyboard reaches a toast above a dialog, and Escape there takes the toast alone', async () => {
  mountHost();
  let undone = 0;
  void confirm({ title: 'Sure?' });
  await expect.element(button('Confirm')).toHaveFocus();
  toast('Removed', { durationMs: 60_000, action: { label: 'Undo', onAction: () => (undone += 1) } });
  await expect.element(page.getByText('Removed')).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}{Tab}');
  await expect.element(button('Undo')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(undone).toBe(1);
  await expect.element(button('Confirm')).toHaveFocus();

  toast('Removed again', { durationMs: 60_000 });
  await expect.element(page.getByText('Removed again')).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Removed again')).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
  await expect.element(button('Confirm')).toHaveFocus();
});

test('an asynchronous confirm is busy, takes no second press, and stays open when it fails', async () => {
  mountHost();
  let calls = 0;
  let fail: (error: Error) => void = () => undefined;
  const answer = confirm({
    title: 'Send?',
    onConfirm: () => {
      calls += 1;
      return calls === 1 ? new Promise<void>((_, reject) => (fail = reject)) : Promise.resolve();
    },
  });
  await button('Confirm').click();
  await expect.element(button('Confirm')).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(calls).toBe(1);
  fail(new Error('offline'));
  await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible();
  await button('Confirm').click();
  await expect(answer).resolves.toMatchObject({ confirmed: true });
  expect(calls).toBe(2);
});

test('a prompt checks what was typed and gives it back', async () => {
  mountHost();
  const answer = prompt({
    title: 'New list',
    label: 'Name',
    initialValue: 'Tech',
    validate: (value) => (value === '' ? 'Enter a name.' : null),
  });
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveFocus();
  await userEvent.clear(field);
  await button('Confirm').click();
  await expect.element(field).toHaveAccessibleDescription('Enter a name.');
  await userEvent.fill(field, 'Banks');
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toMatchObject({ confirmed: true, value: 'Banks' });
});

test('a required text must be typed exactly', async () => {
  mountHost();
  const answer = confirm({ title: 'Close the account?', requireText: 'CLOSE' });
  await expect.element(button('Confirm')).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox'), 'close');
  await expect.element(button('Confirm')).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox'), 'CLOSE');
  await button('Confirm').click();
  await expect(answer).resolves.toMatchObject({ confirmed: true });
});

/** Presses the confirming button with a real finger for this long. ms */
async function press(restMs: number) {
  const { x, y, width, height } = button('Confirm').element().getBoundingClientRect();
  const place = [x + width / 2, y + height / 2] as const;
  await drawFinger({ from: place, to: place, steps: 1, stepMs: 0, restMs });
}

test('a held action needs the whole time, by pointer and by key', async () => {
  mountHost();
  const HOLD_MS = 500;
  const question = () => confirm({ title: 'Place the order?', holdMs: HOLD_MS });
  const isSettled = vi.fn();
  const byFinger = question().finally(isSettled);
  await expect.element(button('Cancel')).toHaveFocus();
  const shortOnes = [
    () => press(60),
    () => button('Confirm').click(),
    () => userEvent.keyboard('{Enter}'),
    () => userEvent.keyboard(' '),
  ];
  for (const pressShortly of shortOnes) {
    await pressShortly();
    // An aborted hold acts neither at once nor when its time is up.
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS + 100));
    expect(isSettled).not.toHaveBeenCalled();
  }
  await press(HOLD_MS + 300);
  await expect(byFinger).resolves.toMatchObject({ confirmed: true, reason: 'confirm' });

  const byKey = question();
  await expect.element(button('Cancel')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('Confirm')).toHaveFocus();
  await userEvent.keyboard('{Enter>}');
  await expect(byKey).resolves.toMatchObject({ confirmed: true });
  await userEvent.keyboard('{/Enter}');
});

test('a held action acts at once on a click that no finger, pointer or key made', async () => {
  mountHost();
  const answer = confirm({ title: 'Place the order?', holdMs: 3_600_000 });
  await expect.element(button('Cancel')).toHaveFocus();
  await expect.element(button('Confirm')).toHaveAccessibleDescription('Hold to confirm');
  (button('Confirm').element() as HTMLElement).click();
  await expect(answer).resolves.toMatchObject({ confirmed: true });
});

// The app's tests prove that the page stays: inside a frame, Back cannot be cancelled.
test('Back closes the dialog', async () => {
  mountHost();
  history.pushState(null, '', '#/second');
  await button('Opener').click();
  const answer = confirm({ title: 'Sure?' });
  await expect.element(dialog()).toBeVisible();
  history.back();
  await expect(answer).resolves.toMatchObject({ confirmed: false, reason: 'back' });
});

/** A page whose heading takes the focus, as a router does; its name is the scope of its questions. */
const scoped = (name: string) => (
  <>
    <h1 tabIndex={-1}>{name}</h1>
    <ModalHost scope={name} />
  </>
);

test('a question closes with its page: answered, nothing done, the focus left to the next page', async () => {
  const { rerender, container } = mount(scoped('First'));
  let calls = 0;
  const answer = confirm({ title: 'Sure?', onConfirm: () => void (calls += 1) });
  const waiting = prompt({ title: 'New list', label: 'Name' });
  await expect.element(dialog()).toBeVisible();
  rerender(scoped('Second'));
  container.querySelector('h1')?.focus();
  await expect(answer).resolves.toEqual({
    confirmed: false,
    confirm: false,
    cancel: true,
    reason: 'navigated',
  });
  await expect(waiting).resolves.toMatchObject({ reason: 'navigated' });
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Second' })).toHaveFocus();
  expect(calls).toBe(0);
  const own = confirm({ title: 'On the second page?' });
  await expect.element(dialog()).toHaveAccessibleName('On the second page?');
  rerender(scoped('Second'));
  await userEvent.keyboard('{Escape}');
  await expect(own).resolves.toMatchObject({ reason: 'escape' });
});

test('what a question has begun is finished after its page is left', async () => {
  const { rerender } = mount(scoped('First'));
  let finish: () => void = () => undefined;
  const answer = confirm({
    title: 'Send?',
    onConfirm: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  await button('Confirm').click();
  await expect.element(button('Confirm')).toHaveAttribute('aria-busy', 'true');
  rerender(scoped('Second'));
  await expect.element(dialog()).toBeVisible();
  finish();
  await expect(answer).resolves.toMatchObject({ confirmed: true, reason: 'confirm' });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('the host going away settles what is open', async () => {
  const { unmount } = mountHost();
  const answer = confirm({ title: 'Sure?' });
  await expect.element(dialog()).toBeVisible();
  unmount();
  await expect(answer).resolves.toMatchObject({ confirmed: false, reason: 'unmount' });
});

test('a page without a scroll bar keeps its whole width below a dialog', async () => {
  const root = document.documentElement;
  mountHost();
  const widthPx = root.getBoundingClientRect().width;
  const answer = confirm({ title: 'Sure?' });
  await expect.element(dialog()).toBeVisible();
  expect(root.getBoundingClientRect().width).toBe(widthPx);
  expect(getComputedStyle(root).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await answer;
  await expect.poll(() => getComputedStyle(root).overflow).toBe('visible');
});

test('the ground beside the mask darkens with it, and is itself again afterwards', async () => {
  document.body.style.background = 'rgb(200, 200, 200)';
  const root = document.documentElement;
  const ground = () => getComputedStyle(root);
  // The browser of the tests draws its scroll bars over the page.
  Object.defineProperty(root, 'clientWidth', { value: window.innerWidth - 15, configurable: true });
  try {
    mountHost();
    const answer = confirm({ title: 'Sure?' });
    await expect.element(dialog()).toBeVisible();
    expect(ground().scrollbarGutter).toBe('stable');
    expect(ground().backgroundImage).toContain('rgb(200, 200, 200)');
    expect(ground().backgroundColor).not.toBe('rgb(200, 200, 200)');
    await userEvent.keyboard('{Escape}');
    await answer;
    await expect.poll(() => ground().backgroundImage).toBe('none');
    expect(ground().backgroundColor).toBe('rgba(0, 0, 0, 0)');
  } finally {
    document.body.style.background = '';
    Reflect.deleteProperty(root, 'clientWidth');
  }
});

test('what has no button to cancel with is left by Escape all the same', async () => {
  mountHost();
  const told = alert({ title: 'The market is closed.' });
  await expect.element(button('OK')).toHaveFocus();
  await expect.element(button('Cancel')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect(told).resolves.toEqual({ confirmed: false, confirm: false, cancel: true, reason: 'escape' });
  await expect.element(page.getByText('Opener')).toHaveFocus();
});
