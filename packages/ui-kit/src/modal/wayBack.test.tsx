import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionSheet } from '../action-sheet/index.js';
import { Cell, List } from '../list/index.js';
import { Sheet } from '../sheet/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { mount } from '../testing/mount.js';
import { confirm, ModalHost, prompt } from './index.js';

const button = (name: string) => page.getByRole('button', { name });
const dialog = () => page.getByRole('alertdialog');

function OrderMenu({ ask }: { ask: () => unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Order
      </button>
      <ActionSheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Order"
        actions={[{ id: 'cancel', label: 'Take back' }]}
        onAction={ask}
      />
      <ModalHost />
    </>
  );
}

test.each([
  ['confirm', () => confirm({ title: 'Sure?' })],
  ['prompt', () => prompt({ title: 'Why?', label: 'Reason' })],
])('a %s that an action sheet asked gives the focus to what opened the sheet', async (_name, ask) => {
  mount(<OrderMenu ask={ask} />);
  await button('Order').click();
  await button('Take back').click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // It hears Escape once it has taken the focus, a moment after it is drawn.
  await expect.poll(() => dialog().element().matches(':focus-within')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Order')).toHaveFocus();
});

/** Rows that are removed when the question is answered. */
function Rows() {
  const [rows, setRows] = useState(['Northwind', 'Contoso']);
  const remove = async (row: string) => {
    const { confirmed } = await confirm({ title: `Delete ${row}?` });
    if (confirmed) setRows((all) => all.filter((other) => other !== row));
  };
  return (
    <>
      <List>
        {rows.map((row) => (
          <li key={row}>
            <SwipeCell
              label={row}
              actions={[{ id: 'remove', label: `Remove ${row}` }]}
              onAction={() => void remove(row)}
            >
              <Cell title={row} />
            </SwipeCell>
          </li>
        ))}
      </List>
      <ModalHost />
    </>
  );
}

test('a row that was deleted leaves the focus to its neighbour', async () => {
  mount(<Rows />);
  await button('Actions for Contoso').click();
  await button('Remove Contoso').click();
  await expect.element(dialog()).toBeVisible();
  await button('Confirm').click();
  await expect.element(button('Actions for Contoso')).not.toBeInTheDocument();
  await expect.element(button('Actions for Northwind')).toHaveFocus();
});

test('an action behind a row that is covered again leaves the focus to its menu', async () => {
  const { container } = mount(<Rows />);
  const face = container.querySelector('[role=presentation]') as HTMLElement;
  face.setPointerCapture = () => undefined;
  for (const [type, clientX] of [
    ['pointerdown', 300],
    ['pointermove', 100],
    ['pointerup', 100],
  ] as const)
    face.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'touch', clientX }),
    );
  await button('Remove Northwind').click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Actions for Northwind')).toHaveFocus();
});

test('a sheet whose first control is not there yet takes the focus itself, and leaves none to what pays', async () => {
  function Preview() {
    const late = useRef<HTMLButtonElement>(null);
    return (
      <Sheet
        open
        onOpenChange={() => undefined}
        title="Order"
        initialFocus={late}
        footer={<button>Pay</button>}
      >
        Loading
      </Sheet>
    );
  }
  mount(<Preview />);
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});
