import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount, touch } from '../testing/mount.js';
import { Refresher } from './index.js';

interface Work {
  signal: AbortSignal;
  resolve: () => void;
  reject: (error: Error) => void;
}

function mountList(props: { disabled?: boolean; inner?: boolean } = {}) {
  const works: Work[] = [];
  const onRefresh = vi.fn(
    (signal: AbortSignal) => new Promise<void>((resolve, reject) => works.push({ signal, resolve, reject })),
  );
  const list = (disabled: boolean) => (
    <Refresher onRefresh={onRefresh} disabled={disabled}>
      <ul style={props.inner ? { height: '100px', overflowY: 'auto' } : undefined}>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>{`Row ${String(index)}`}</li>
        ))}
      </ul>
    </Refresher>
  );
  const mounted = mount(list(props.disabled ?? false));
  const root = mounted.container.querySelector('[data-state]') as HTMLElement;
  const row = mounted.container.querySelector('li') as HTMLElement;
  return { ...mounted, works, onRefresh, root, row, list };
}

const state = (root: HTMLElement) => root.dataset['state'];

test('30 px does not refresh, 240 px refreshes once, sideways never', async () => {
  const { root, row, onRefresh, works } = mountList();
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 130],
  ]);
  await expect.poll(() => state(root)).toBe('abort');
  await expect.poll(() => state(root)).toBe('idle');
  touch(row, [
    [100, 100],
    [200, 110],
    [200, 340],
  ]);
  expect(onRefresh).not.toHaveBeenCalled();
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => state(root)).toBe('refreshing');
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  expect(onRefresh).toHaveBeenCalledOnce();
  works[0]?.resolve();
  await expect.poll(() => state(root)).toBe('restore');
  await expect.poll(() => state(root)).toBe('idle');
});

test('the pull shows pulling and reached, and a lost touch aborts it', async () => {
  const { root, row, onRefresh } = mountList();
  touch(
    row,
    [
      [100, 100],
      [100, 110],
      [100, 130],
    ],
    null,
  );
  await expect.poll(() => state(root)).toBe('pulling');
  touch(
    row,
    [
      [100, 100],
      [100, 110],
      [100, 160],
    ],
    'touchcancel',
  );
  await expect.poll(() => state(root)).toBe('abort');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('an inner scroller that is not at its top keeps the pull to itself', async () => {
  const { row, container, onRefresh } = mountList({ inner: true });
  const scroller = container.querySelector('ul') as HTMLElement;
  scroller.scrollTop = 40;
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  expect(onRefresh).not.toHaveBeenCalled();
  scroller.scrollTop = 0;
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
});

test('the keyboard has a Refresh button, and start and end are announced', async () => {
  const { root, works } = mountList();
  const announcer = root.querySelector('[aria-live]') as HTMLElement;
  expect(announcer).toHaveTextContent('');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => announcer.textContent).toBe('Refreshing');
  expect(root).toHaveAttribute('aria-busy', 'true');
  await expectNoAxeFaults();
  works[0]?.resolve();
  await expect.poll(() => announcer.textContent).toBe('Refreshed');
});

test('a failure stays, can be retried, and is announced', async () => {
  const { root, row, works, onRefresh } = mountList();
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => works.length).toBe(1);
  works[0]?.reject(new Error('offline'));
  await expect.poll(() => state(root)).toBe('failed');
  expect(root.querySelector('[aria-live]')).toHaveTextContent('Refreshing failed');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRefresh).toHaveBeenCalledTimes(2);
  works[1]?.resolve();
  await expect.poll(() => state(root)).toBe('idle');
});

test('going away and being disabled call the work off', async () => {
  const { root, row, works, rerender, list, unmount } = mountList();
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => works.length).toBe(1);
  rerender(list(true));
  expect(works[0]?.signal.aborted).toBe(true);
  await expect.poll(() => state(root)).toBe('idle');
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  expect(works).toHaveLength(1);
  rerender(list(false));
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => works.length).toBe(2);
  unmount();
  expect(works[1]?.signal.aborted).toBe(true);
});
