import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CellButton } from '../list/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { SwipeCell } from './index.js';

const onAction = vi.fn<(id: string) => void>();
const onRow = vi.fn();

afterEach(() => {
  onAction.mockClear();
  onRow.mockClear();
});

function Example() {
  return (
    <SwipeCell
      label="Northwind"
      actions={[
        { id: 'edit', label: 'Edit' },
        { id: 'remove', label: 'Remove', tone: 'critical' },
      ]}
      onAction={onAction}
    >
      <CellButton title="Northwind above 130" onClick={onRow} />
    </SwipeCell>
  );
}

function swipe(dxPx: number, pointerType = 'touch'): void {
  const face = document.querySelector('[role=presentation]') as HTMLElement;
  face.setPointerCapture = () => undefined;
  const row = face.querySelector('button') as HTMLElement;
  const send = (type: string, clientX: number) =>
    row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, clientX }));
  send('pointerdown', 300);
  send('pointermove', 300 + dxPx);
  send('pointerup', 300 + dxPx);
}

const edit = () => page.getByRole('button', { name: 'Edit' });

test('the same actions are in a menu, for everyone', async () => {
  mount(<Example />);
  await expect.element(edit()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Actions for Northwind' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Northwind' })).toBeVisible();
  await expectNoAxeFaults();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  expect(onAction.mock.calls).toEqual([['remove']]);
});

test('a swipe uncovers them, a short one does not, and none of them is a click', async () => {
  mount(<Example />);
  swipe(-30);
  document.querySelector<HTMLElement>('[role=presentation] button')?.click();
  expect(onRow).not.toHaveBeenCalled();
  await expect.element(edit()).not.toBeInTheDocument();
  swipe(-200);
  await expect.element(edit()).toBeVisible();
  await expectNoAxeFaults();
  await edit().click();
  expect(onAction.mock.calls).toEqual([['edit']]);
  await expect.element(edit()).not.toBeInTheDocument();
});

test('Escape, a touch elsewhere, a tap on the row or a swipe back cover them again', async () => {
  mount(<Example />);
  const open = async () => {
    swipe(-200);
    await expect.element(edit()).toBeVisible();
  };
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(edit()).not.toBeInTheDocument();
  await open();
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(edit()).not.toBeInTheDocument();
  await open();
  swipe(0);
  document.querySelector<HTMLElement>('[role=presentation] button')?.click();
  await expect.element(edit()).not.toBeInTheDocument();
  expect(onRow).not.toHaveBeenCalled();
  await open();
  swipe(200);
  await expect.element(edit()).not.toBeInTheDocument();
});

test('a mouse selects text and clicks, and does not swipe', async () => {
  mount(<Example />);
  swipe(-200, 'mouse');
  await expect.element(edit()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Northwind above 130' }).click();
  expect(onRow).toHaveBeenCalledTimes(1);
});
