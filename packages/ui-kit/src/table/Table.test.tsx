import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Table, type TableColumn } from './index.js';

type Entry = readonly [day: string, what: string, amount: string];
const columns: readonly TableColumn<Entry>[] = [
  { id: 'day', label: 'Day', cell: ([day]) => day, total: 'Total' },
  { id: 'what', label: 'What', cell: ([, what]) => what },
  { id: 'amount', label: 'Amount', isFigure: true, cell: ([, , amount]) => amount, total: '−237.50' },
];
const rows: readonly Entry[] = [
  ['3 Mar', 'Dividend', '12.50'],
  ['4 Mar', 'Withdrawal', '−250.00'],
];
const tableIn = (widthPx: number) => (
  <div style={{ width: widthPx }}>
    <Table caption="March" columns={columns} rows={rows} rowKey={([day]) => day} />
  </div>
);

test('is a table with heads for columns and rows, and is no stop of Tab while all of it is seen', async () => {
  const { container } = mount(tableIn(380));
  await expect.element(page.getByRole('table', { name: 'March' })).toBeVisible();
  expect(page.getByRole('columnheader').elements()).toHaveLength(3);
  const heads = page.getByRole('rowheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual(['3 Mar', '4 Mar', 'Total']);
  const amounts = [...container.querySelectorAll('td[data-figure]')];
  expect(new Set(amounts.map((amount) => amount.getBoundingClientRect().right)).size).toBe(1);
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
});

test('where it has no room it scrolls, by key too, and the page does not', async () => {
  mount(tableIn(120));
  const region = page.getByRole('region', { name: 'March' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(region).toHaveFocus();
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
