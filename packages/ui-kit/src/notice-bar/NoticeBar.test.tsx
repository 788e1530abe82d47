import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { NoticeBar } from './index.js';

const LONG = 'Withdrawals are paused from 22:00 until 23:30 while the network is being upgraded.';

test('a short notice has nothing to open', async () => {
  mount(<NoticeBar>Markets are closed today.</NoticeBar>);
  await expect.element(page.getByText('Markets are closed today.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('button')).toBeNull();
  await expectNoAxeFaults();
});

test('a long one is opened and closed by its reader, with the keyboard too', async () => {
  mount(<NoticeBar tone="caution">{LONG}</NoticeBar>);
  const button = page.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  const words = page.getByText(LONG).element();
  const heightPx = words.clientHeight;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(words.clientHeight).toBeGreaterThan(heightPx);
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  await expectNoAxeFaults();
  await userEvent.keyboard(' ');
  await expect.element(button).toHaveAccessibleName('Show more');
});

test('is dismissed, and announced only when asked to be', async () => {
  const onDismiss = vi.fn();
  const { container, rerender } = mount(<NoticeBar onDismiss={onDismiss}>Closed</NoticeBar>);
  expect(container.querySelector('[role=status]')).toBeNull();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(onDismiss).toHaveBeenCalledTimes(1);
  rerender(<NoticeBar role="status">Closed</NoticeBar>);
  await expect.element(page.getByRole('status')).toHaveTextContent('Closed');
});
