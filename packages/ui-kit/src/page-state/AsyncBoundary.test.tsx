import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { AsyncBoundary, LoadingState } from './index.js';

test('shows nothing at first, then says that it waits, in a region that was there before', async () => {
  const { container } = mount(<LoadingState delayMs={120} />);
  const region = container.querySelector('[role=status]');
  expect(region).toHaveTextContent('');
  await expect.element(page.getByText('Loading')).toBeVisible();
  expect(container.querySelector('[role=status]')).toBe(region);
  await expectNoAxeFaults();
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
