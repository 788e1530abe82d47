import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { passTime } from '../testing/passTime.js';
import { AsyncBoundary, LoadingState, MaintenanceState, TimedWait } from './index.js';

test('shows nothing at first, then says that it waits, in a region that was there before', async () => {
  const { container } = mount(<LoadingState delayMs={120} />);
  const region = container.querySelector('[role=status]');
  expect(region).toHaveTextContent('');
  await expect.element(page.getByText('Loading')).toBeVisible();
  expect(container.querySelector('[role=status]')).toBe(region);
  // A screen reader may hold back the words of a busy region until they have gone.
  expect(region?.closest('[aria-busy=true]')).toBeNull();
  expect(page.getByText('Loading').element().closest('[aria-busy=true]')).toBeNull();
  await expectNoAxeFaults();
});

test('the outline of what is coming has its place before it is seen', async () => {
  const { container } = mount(<LoadingState delayMs={120} skeleton={<p>Outline</p>} />);
  const region = container.querySelector('[role=status]');
  const heightPx = region?.getBoundingClientRect().height;
  expect(heightPx).toBeGreaterThan(10);
  expect(page.getByText('Outline')).not.toBeVisible();
  expect(region).toHaveTextContent(/^Outline$/);
  await expect.element(page.getByText('Outline')).toBeVisible();
  expect(region).toHaveTextContent(/^OutlineLoading$/);
  expect(region?.getBoundingClientRect().height).toBe(heightPx);
});

test('says that something failed, and offers to try again', async () => {
  const onRetry = vi.fn();
  mount(
    <AsyncBoundary status="error" onRetry={onRetry}>
      Data
    </AsyncBoundary>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
});

test('calls for its content only when there is something to show', async () => {
  const content = vi.fn(() => 'Data');
  const { rerender } = mount(<AsyncBoundary status="offline">{content}</AsyncBoundary>);
  await expect.element(page.getByText('You are offline')).toBeVisible();
  rerender(<AsyncBoundary status="empty">{content}</AsyncBoundary>);
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  expect(content).not.toHaveBeenCalled();
  rerender(<AsyncBoundary status="ready">{content}</AsyncBoundary>);
  await expect.element(page.getByText('Data')).toBeVisible();
});

test('a wait whose time is up says so, and a click anywhere on it waits anew', async () => {
  const onRetry = vi.fn();
  mount(<TimedWait timeoutMs={150} onRetry={onRetry} />);
  const said = page.getByRole('alert');
  await expect.element(said).toHaveTextContent('The connection timed out, click the screen to try again.');
  await expectNoAxeFaults();
  // The second wait ends when the test says so, because a busy machine would miss it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Beside the button, in the corner.
  await said.click({ position: { x: 8, y: 8 } });
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(said).not.toBeInTheDocument();
  await passTime(150);
  vi.useRealTimers();
  await expect.element(said).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('waits for ever where it is told to', async () => {
  mount(<TimedWait timeoutMs={Infinity} onRetry={() => undefined} />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('maintenance has its own words in the language of the kit, and is tried again by a button', async () => {
  const onRetry = vi.fn();
  const { rerender } = mount(<MaintenanceState onRetry={onRetry} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Down for maintenance');
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(
    <KitProvider locale="de" messages={de}>
      <MaintenanceState onRetry={onRetry} />
    </KitProvider>,
  );
  await expect.element(page.getByText('Wartungsarbeiten')).toBeVisible();
});

test('a failure that is maintenance says that, and is tried again', async () => {
  const onRetry = vi.fn();
  mount(
    <AsyncBoundary status="maintenance" onRetry={onRetry}>
      Data
    </AsyncBoundary>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Down for maintenance');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
});

test('a wait beyond its budget ends with a retry, which begins a new wait; a short one never does', async () => {
  const onRetry = vi.fn();
  const { rerender } = mount(
    <AsyncBoundary status="loading" timeoutMs={150} onRetry={onRetry}>
      Data
    </AsyncBoundary>,
  );
  const said = page.getByRole('alert');
  await expect.element(said).toHaveTextContent('The connection timed out');
  await said.click({ position: { x: 8, y: 8 } });
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(said).toBeVisible();
  rerender(
    <AsyncBoundary status="ready" timeoutMs={150} onRetry={onRetry}>
      Data
    </AsyncBoundary>,
  );
  await expect.element(page.getByText('Data')).toBeVisible();
  rerender(
    <AsyncBoundary status="loading" timeoutMs={60_000} onRetry={onRetry}>
      Data
    </AsyncBoundary>,
  );
  await expect.element(page.getByText('Loading')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

describe('where nothing is said of how long', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const heard = (container: HTMLElement, role: string) =>
    container.querySelector(`[role=${role}]`)?.textContent;

  test('a wait begins to be said after 200 ms and is too long after 60 s, each time anew', async () => {
    const { container } = mount(
      <AsyncBoundary status="loading" onRetry={() => undefined}>
        Data
      </AsyncBoundary>,
    );
    for (let wait = 0; wait < 2; wait += 1) {
      await passTime(199);
      expect(heard(container, 'status')).toBe('');
      await passTime(1);
      expect(heard(container, 'status')).toBe('Loading');
      await passTime(59_799);
      expect(heard(container, 'alert')).toBeUndefined();
      await passTime(1);
      expect(heard(container, 'alert')).toContain('The connection timed out');
      container.querySelector('button')?.click();
      await passTime(0);
    }
  });

  test('a wait that cannot be tried again goes on', async () => {
    const { container } = mount(<AsyncBoundary status="loading">Data</AsyncBoundary>);
    await passTime(3_600_000);
    expect(heard(container, 'status')).toBe('Loading');
    expect(heard(container, 'alert')).toBeUndefined();
  });
});

test.each(['error', 'offline', 'maintenance'] as const)(
  'while a retry of %s runs, its button is busy',
  async (status) => {
    const onRetry = vi.fn();
    mount(
      <AsyncBoundary status={status} onRetry={onRetry} isRetrying>
        Data
      </AsyncBoundary>,
    );
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await retry.click({ force: true });
    expect(onRetry).not.toHaveBeenCalled();
  },
);
