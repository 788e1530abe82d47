import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionSheet } from '../action-sheet/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Sheet } from './index.js';

const reasons: string[] = [];

function Example({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Preview
      </button>
      <Sheet
        open={open}
        title="Order preview"
        dismissible={dismissible}
        footer={<button type="button">Place order</button>}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          setOpen(next);
        }}
      >
        10 shares
      </Sheet>
    </>
  );
}

const sheet = () => page.getByRole('dialog', { name: 'Order preview' });

test('it opens as a dialog inside the theme and gives the focus back', async () => {
  const { container } = mount(<Example />);
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  expect(container.contains(sheet().element())).toBe(true);
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(reasons.at(-1)).toBe('close');
  await expect.element(page.getByText('Preview', { exact: true })).toHaveFocus();
});

test('a drag down past a third closes it, one that cannot be dismissed stays', async () => {
  const { rerender } = mount(<Example />);
  const drag = (downPx: number) => {
    const grip = sheet().element().firstElementChild as HTMLElement;
    grip.setPointerCapture = () => undefined;
    const send = (type: string, clientY: number) =>
      grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 195, clientY }));
    send('pointerdown', 600);
    send('pointermove', 600 + downPx);
    send('pointerup', 600 + downPx);
  };
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  rerender(<Example dismissible={false} />);
  drag(500);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).toBeVisible();
  rerender(<Example />);
  drag(500);
  expect(reasons.at(-1)).toBe('drag');
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('an action sheet is a list of buttons', async () => {
  const chosen: string[] = [];
  mount(
    <ActionSheet
      open
      onOpenChange={() => undefined}
      title="List"
      actions={[
        { id: 'rename', label: 'Rename' },
        { id: 'delete', label: 'Delete', tone: 'critical' },
      ]}
      onAction={(id) => chosen.push(id)}
    />,
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(chosen).toEqual(['delete']);
  await expectNoAxeFaults();
});
