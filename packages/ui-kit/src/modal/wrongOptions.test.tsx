import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../testing/mount.js';
import { confirm, ModalHost } from './index.js';

afterEach(() => vi.restoreAllMocks());

const untyped = confirm as (options?: unknown) => ReturnType<typeof confirm>;
const button = (name: string) => page.getByRole('button', { name });

test('a question without options can be answered', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mount(<ModalHost />);
  const answer = untyped();
  await button('Confirm').click();
  await expect(answer).resolves.toMatchObject({ reason: 'confirm' });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('No words');
    },
    'That did not work. Please try again.',
  ],
  ['is no function', 'Not sold', 'That did not work. Please try again.'],
  ['returns the error itself', (error: unknown) => error, 'Error: No connection'],
])('a dialog whose describeError %s can still be left', async (_name, describeError, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // What describeError throws is reported to the page.
  const hear = (event: PromiseRejectionEvent) => event.stopImmediatePropagation();
  window.addEventListener('unhandledrejection', hear, { capture: true });
  mount(<ModalHost />);
  const answer = untyped({
    title: 'Sell?',
    describeError,
    onConfirm: () => Promise.reject(new Error('No connection')),
  });
  await button('Confirm').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await button('Cancel').click();
  await expect(answer).resolves.toMatchObject({ reason: 'cancel' });
  window.removeEventListener('unhandledrejection', hear, { capture: true });
});
