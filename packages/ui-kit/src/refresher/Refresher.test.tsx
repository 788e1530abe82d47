import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount, touch } from '../testing/mount.js';
import { passTime } from '../testing/passTime.js';
import { Refresher } from './index.js';

afterEach(() => void vi.useRealTimers());

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
  const announcer = root.querySelector('[role=status]') as HTMLElement;
  expect(announcer).toHaveTextContent('');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => announcer.textContent).toBe('Refreshing');
  expect(root.querySelector('[data-part=content]')).toHaveAttribute('aria-busy', 'true');
  // A screen reader may hold back what is said inside a busy element.
  expect(announcer.closest('[aria-busy=true]')).toBeNull();
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
  expect(root.querySelector('[role=status]')).toHaveTextContent('Refreshing failed');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(2);
  await expect.element(page.getByRole('button', { name: 'Refresh' })).toHaveFocus();
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

test('the page ends softly everywhere but under a finger that could pull', () => {
  const { row, container } = mountList({ inner: true });
  const ends = () => getComputedStyle(document.documentElement).overscrollBehaviorY;
  touch(row, [[100, 100]], null);
  expect(ends()).toBe('contain');
  touch(row, [[100, 100]]);
  expect(ends()).toBe('auto');
  (container.querySelector('ul') as HTMLElement).scrollTop = 40;
  touch(row, [[100, 100]], null);
  expect(ends()).toBe('auto');
  touch(row, [[100, 100]], 'touchcancel');
  expect(ends()).toBe('auto');
});

test('a ring stands its shortest time, and after its longest the work is called off and can be tried again', async () => {
  const signals: AbortSignal[] = [];
  const onRefresh = (signal: AbortSignal) => {
    signals.push(signal);
    return signals.length === 1 ? Promise.resolve() : new Promise(() => undefined);
  };
  const { container } = mount(
    <Refresher onRefresh={onRefresh} minDurationMs={400} maxDurationMs={500}>
      <p>Orders</p>
    </Refresher>,
  );
  const root = container.querySelector('[data-state]') as HTMLElement;
  const startedAtMs = performance.now();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => state(root)).toBe('refreshing');
  await expect.poll(() => state(root)).toBe('restore');
  expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(400);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => state(root)).toBe('failed');
  expect(signals[1]?.aborted).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => signals.length).toBe(3);
  expect(signals[2]?.aborted).toBe(false);
});

test('the ring stands 300 ms, and work of 60 s is called off, unless said otherwise', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { root, works } = mountList();
  const button = () => root.querySelector<HTMLElement>('[data-part=button]');
  button()?.click();
  works[0]?.resolve();
  await passTime(299);
  expect(state(root)).toBe('refreshing');
  await passTime(1);
  expect(state(root)).toBe('restore');
  await passTime(1_000);
  button()?.click();
  await passTime(59_999);
  expect(state(root)).toBe('refreshing');
  await passTime(1);
  expect(state(root)).toBe('failed');
  expect(works[1]?.signal.aborted).toBe(true);
});

test('an owner who holds the state starts and ends it, and a pull tells the owner', async () => {
  const onRefresh = vi.fn((_signal: AbortSignal) => Promise.resolve());
  let set: (isOn: boolean) => void = () => undefined;
  function Owner() {
    const [isRefreshing, setIsRefreshing] = useState(false);
    set = setIsRefreshing;
    return (
      <Refresher
        isRefreshing={isRefreshing}
        onRefresh={(signal) => {
          setIsRefreshing(true);
          return onRefresh(signal);
        }}
      >
        <p>Orders</p>
      </Refresher>
    );
  }
  const { container } = mount(<Owner />);
  const root = container.querySelector('[data-state]') as HTMLElement;
  set(true);
  await expect.poll(() => state(root)).toBe('refreshing');
  expect(onRefresh).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve, 500));
  // `onRefresh` has long resolved, but the owner still says it refreshes.
  expect(state(root)).toBe('refreshing');
  set(false);
  await expect.poll(() => state(root)).toBe('idle');
  expect(onRefresh).toHaveBeenCalledOnce();

  touch(container.querySelector('p') as HTMLElement, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => state(root)).toBe('refreshing');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(state(root)).toBe('refreshing');
  set(false);
  await expect.poll(() => state(root)).toBe('idle');
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('a finger that pulls on while it refreshes moves the ring away, and the work goes on', async () => {
  const { root, row, works, onRefresh } = mountList();
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => works.length).toBe(1);
  touch(
    row,
    [
      [100, 100],
      [100, 120],
      [100, 130],
    ],
    null,
  );
  await expect.poll(() => root.dataset['held']).toBe('true');
  touch(row, [
    [100, 100],
    [100, 120],
    [100, 20],
  ]);
  await expect.poll(() => root.querySelector('[aria-hidden=true]')).toBeNull();
  expect(state(root)).toBe('refreshing');
  expect(works[0]?.signal.aborted).toBe(false);
  works[0]?.resolve();
  await expect.poll(() => state(root)).toBe('idle');
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('the ring stands 45 px below the top while it refreshes, and the way back is over within 0.3 s', async () => {
  const { root, row, works } = mountList();
  touch(row, [
    [100, 100],
    [100, 110],
    [100, 340],
  ]);
  await expect.poll(() => works.length).toBe(1);
  const content = root.lastElementChild as HTMLElement;
  await expect.poll(() => content.style.transform).toBe('translateY(45px)');
  const ring = root.querySelector('svg')?.parentElement;
  expect(ring?.getBoundingClientRect().height).toBe(45);
  const wayBackS = Number.parseFloat(getComputedStyle(content).transitionDuration);
  expect(wayBackS).toBeGreaterThan(0);
  expect(wayBackS).toBeLessThanOrEqual(0.3);
  works[0]?.resolve();
  await expect.poll(() => state(root)).toBe('restore');
  expect(content.style.transform).toBe('');
  await expect.poll(() => state(root)).toBe('idle');
});
