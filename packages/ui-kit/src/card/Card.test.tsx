import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CellButton, List } from '../list/index.js';
import { mount } from '../testing/mount.js';
import { Card } from './index.js';

test('rows that reach the edges end at the round corners', () => {
  mount(
    <Card isPadded={false}>
      <List>
        <CellButton title="First" />
        <CellButton title="Last" />
      </List>
    </Card>,
  );
  const hit = (name: string, top: boolean, inset: number) => {
    const row = page.getByRole('button', { name }).element();
    const box = row.getBoundingClientRect();
    return row.contains(
      document.elementFromPoint(box.left + inset, top ? box.top + inset : box.bottom - inset),
    );
  };
  expect([hit('First', true, 1), hit('Last', false, 1)]).toEqual([false, false]);
  expect([hit('First', true, 12), hit('Last', false, 12)]).toEqual([true, true]);
});
