import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { KitProvider } from '../provider/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Tabs } from './index.js';

const items = [
  { value: 'holdings', label: 'Holdings', badgeCount: 3, content: <input aria-label="Filter" /> },
  { value: 'orders', label: 'Orders', content: 'No orders' },
  { value: 'closed', label: 'Closed', content: 'Nothing closed' },
] as const;

function Example({ keepMounted = false }: { keepMounted?: boolean }) {
  const [value, setValue] = useState<(typeof items)[number]['value']>('holdings');
  return (
    <Tabs label="Trades" value={value} onValueChange={setValue} items={items} keepMounted={keepMounted} />
  );
}

test('tabs and panel are tied together and the badge is part of the name', async () => {
  mount(<Example />);
  await expect.element(page.getByRole('tablist', { name: 'Trades' })).toBeVisible();
  await expect
    .element(page.getByRole('tab', { name: 'Holdings 3' }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Holdings 3' })).toBeVisible();
  await expectNoAxeFaults();
});

test('arrows, Home and End choose', async () => {
  mount(<Example />);
  await page.getByRole('tab', { name: 'Holdings' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Orders' })).toHaveFocus();
  await expect.element(page.getByText('No orders')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Nothing closed')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('tab', { name: 'Holdings' })).toHaveFocus();
});

test('from right to left the tabs and their panels are mirrored, and the arrow to the left leads on', async () => {
  mount(
    <div dir="rtl">
      <KitProvider locale="en" direction="rtl">
        <Example />
      </KitProvider>
    </div>,
  );
  const [first, second] = [
    page.getByRole('tab', { name: 'Holdings' }),
    page.getByRole('tab', { name: 'Orders' }),
  ];
  await first.click();
  const leftOf = (tab: typeof first) => tab.element().getBoundingClientRect().left;
  expect(leftOf(second)).toBeLessThan(leftOf(first));
  expect(getComputedStyle(page.getByRole('tabpanel').element()).direction).toBe('rtl');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(second).toHaveFocus();
});

test('Tab leads to the control in a panel, to a panel without one, and back the same way', async () => {
  mount(
    <>
      <Example />
      <button type="button">After</button>
    </>,
  );
  const [holdings, orders] = [
    page.getByRole('tab', { name: 'Holdings' }),
    page.getByRole('tab', { name: 'Orders' }),
  ];
  const [filter, after] = [page.getByLabelText('Filter'), page.getByRole('button', { name: 'After' })];
  await holdings.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(filter).toHaveFocus();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(filter).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(holdings).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(orders).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tabpanel', { name: 'Orders' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(after).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  await expect.element(orders).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(holdings).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(filter).toHaveFocus();
});

test('kept panels keep what was typed', async () => {
  mount(<Example keepMounted />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Filter' }), 'bank');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect.element(page.getByLabelText('Filter')).not.toBeVisible();
  await page.getByRole('tab', { name: 'Holdings' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Filter' })).toHaveValue('bank');
});

test('a segmented control is a radio group that arrows move through', async () => {
  function Side() {
    const [side, setSide] = useState<'buy' | 'sell'>('buy');
    return (
      <SegmentedControl
        label="Side"
        value={side}
        onValueChange={setSide}
        options={[
          { value: 'buy', label: 'Buy', tone: 'gain' },
          { value: 'sell', label: 'Sell', tone: 'loss' },
        ]}
      />
    );
  }
  mount(<Side />);
  await expect.element(page.getByRole('radiogroup', { name: 'Side' })).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Sell' })).toBeChecked();
  await expectNoAxeFaults();
});

test('kept panels stand where they were scrolled to', async () => {
  const long = (name: string) => (
    <div data-testid={name} style={{ height: 120, overflowY: 'auto' }}>
      <div style={{ height: 900 }}>
        <button type="button">{name}</button>
      </div>
    </div>
  );
  const tabs = ['holdings', 'orders'].map((value) => ({ value, label: value, content: long(value) }));
  function Kept() {
    const [value, setValue] = useState('holdings');
    return <Tabs label="Trades" value={value} onValueChange={setValue} items={tabs} keepMounted />;
  }
  mount(<Kept />);
  const scroller = (name: string) => page.getByTestId(name).element();
  scroller('holdings').scrollTop = 300;
  await page.getByRole('tab', { name: 'orders' }).click();
  await expect.element(page.getByTestId('orders')).toBeVisible();
  expect(scroller('orders').scrollTop).toBe(0);
  scroller('orders').scrollTop = 70;
  await page.getByRole('tab', { name: 'holdings' }).click();
  await expect.element(page.getByTestId('holdings')).toBeVisible();
  expect(scroller('holdings').scrollTop).toBe(300);
  await page.getByRole('tab', { name: 'orders' }).click();
  await expect.element(page.getByTestId('orders')).toBeVisible();
  expect(scroller('orders').scrollTop).toBe(70);
});

test('the chosen tab stays in sight when a badge before it arrives later', async () => {
  const place = (count?: number) => (
    <div style={{ width: 160 }}>
      <Tabs
        label="Trades"
        value="closed"
        items={items.map((item) => (item.value === 'orders' ? { ...item, badgeCount: count } : item))}
      />
    </div>
  );
  const { rerender } = mount(place());
  const isInSight = () => {
    const list = page.getByRole('tablist').element().getBoundingClientRect();
    return page.getByRole('tab', { name: 'Closed' }).element().getBoundingClientRect().right <= list.right;
  };
  await expect.poll(isInSight).toBe(true);
  rerender(place(1234));
  await expect.element(page.getByRole('tab', { name: 'Orders 1234' })).toBeInTheDocument();
  await expect.poll(isInSight).toBe(true);
});
