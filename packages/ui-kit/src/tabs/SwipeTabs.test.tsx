import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Cell } from '../list/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { drawFinger } from '../testing/realTouch.js';
import { SwipeTabs, type TabItem } from './index.js';

const tall = { height: 300 };
const items: readonly TabItem[] = [
  {
    value: 'holdings',
    label: 'Holdings',
    content: (
      <div style={tall}>
        <a href="#position">A position</a>
      </div>
    ),
  },
  { value: 'closed', label: 'Closed', content: 'Nothing closed', disabled: true },
  {
    value: 'orders',
    label: 'Orders',
    content: (
      <div style={tall}>
        <div style={{ overflowX: 'auto' }} data-testid="wide">
          <div style={{ width: 2000, height: 60 }}>A wide table</div>
        </div>
        <SwipeCell label="An order" actions={[{ id: 'cancel', label: 'Cancel' }]} onAction={() => undefined}>
          <Cell title="An order" />
        </SwipeCell>
        No more orders
      </div>
    ),
  },
];

function Example({ onValueChange }: { onValueChange?: (value: string) => void }) {
  const [value, setValue] = useState('holdings');
  return (
    <SwipeTabs
      label="Trades"
      value={value}
      items={items}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const isChosen = (name: string) =>
  expect.element(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
/** A finger that moves sideways over the panel at this height; negative to the left. */
const swipe = (byPx: number, yPx = 200, way: { steps?: number; stepMs?: number; restMs?: number } = {}) =>
  drawFinger({ from: [195 - byPx / 2, yPx], to: [195 + byPx / 2, yPx], ...way });

test('a finger swipes to the next tab that can be chosen and back, and the roles stay', async () => {
  mount(<Example />);
  await expectNoAxeFaults();
  await swipe(-260);
  await isChosen('Orders');
  await expect.element(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
  await expectNoAxeFaults();
  await swipe(260, 260);
  await isChosen('Holdings');
  // At the end, it stays.
  await swipe(260);
  await isChosen('Holdings');
});

test('a short slow way springs back, a short quick one turns, and a link under it is not followed', async () => {
  const onValueChange = vi.fn();
  mount(<Example onValueChange={onValueChange} />);
  await swipe(-60);
  expect(onValueChange).not.toHaveBeenCalled();
  const panel = page.getByRole('tabpanel').element();
  await expect
    .poll(() => panel.getBoundingClientRect().left)
    .toBe(panel.parentElement?.getBoundingClientRect().left);
  const link = page.getByRole('link').element().getBoundingClientRect();
  const hash = location.hash;
  await drawFinger({
    from: [link.right - 4, link.top + 8],
    to: [link.right - 74, link.top + 8],
    steps: 4,
    stepMs: 8,
    restMs: 0,
  });
  await isChosen('Orders');
  expect(location.hash).toBe(hash);
});

test('what scrolls or swipes sideways in a panel keeps its gestures, and a mouse marks text', async () => {
  const onValueChange = vi.fn();
  mount(<Example onValueChange={onValueChange} />);
  await page.getByRole('tab', { name: 'Orders' }).click();
  onValueChange.mockClear();
  const wide = page.getByTestId('wide').element();
  await swipe(-260, wide.getBoundingClientRect().top + 30);
  await expect.poll(() => wide.scrollLeft).toBeGreaterThan(50);
  await swipe(200, page.getByText('An order', { exact: true }).element().getBoundingClientRect().top + 5);
  await userEvent.dragAndDrop(page.getByText('No more orders'), page.getByTestId('wide'));
  expect(onValueChange).not.toHaveBeenCalled();
  await isChosen('Orders');
});
