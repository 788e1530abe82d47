import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Ellipsis } from './index.js';

const long = 'The fund buys the largest companies of the region. '.repeat(12);
const box = (widthPx: number, text = long) => (
  <div style={{ width: widthPx }}>
    <Ellipsis lines={2}>{text}</Ellipsis>
  </div>
);
const heightPx = () => page.getByText(/^The fund/).element().clientHeight;

test('shows as many lines as asked for, and the rest by a key', async () => {
  const onOpenChange = vi.fn();
  mount(
    <Ellipsis lines={2} onOpenChange={onOpenChange}>
      {long}
    </Ellipsis>,
  );
  const more = page.getByRole('button', { name: 'Show more' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  const closedPx = heightPx();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const less = page.getByRole('button', { name: 'Show less' });
  await expect.element(less).toHaveAttribute('aria-expanded', 'true');
  await expect.element(less).toHaveFocus();
  expect(heightPx()).toBeGreaterThan(closedPx * 2);
  await expectNoAxeFaults();
  await userEvent.keyboard(' ');
  await expect.element(more).toHaveFocus();
  expect(heightPx()).toBe(closedPx);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test('a text that fits has no button, until there is less room for it', async () => {
  const short = 'The fund pays out once a year, in March.';
  const { rerender } = mount(box(600, short));
  await expect.element(page.getByText(short)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  rerender(box(80, short));
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  rerender(box(600, short));
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('its owner says whether it is open', async () => {
  const onOpenChange = vi.fn();
  mount(
    <Ellipsis open={false} lines={1} onOpenChange={onOpenChange}>
      {long}
    </Ellipsis>,
  );
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(true);
  await expect.element(page.getByRole('button', { name: 'Show more' })).toBeVisible();
});

test('a text that was open at first keeps the focus in its button as it closes', async () => {
  mount(
    <Ellipsis defaultOpen lines={2}>
      {long}
    </Ellipsis>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Show more' })).toHaveFocus();
});
