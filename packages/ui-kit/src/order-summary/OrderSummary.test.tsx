import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { OrderSummary, type OrderSummaryProps } from './index.js';

const props: OrderSummaryProps = {
  title: 'Buy 10 Northwind',
  lines: [
    { label: 'Amount', value: '1,254.00 USD' },
    { label: 'Commission', value: '1.25 USD', note: '0.1 %' },
  ],
  total: { label: 'Total', value: '1,255.25 USD' },
  afterwards: [{ label: 'Left', value: '3,744.75 USD' }],
  notes: ['You can cancel while it waits.'],
};

test('says what is ordered, its parts in order, the total, what is left, and what can happen', async () => {
  const { container } = mount(<OrderSummary {...props} />);
  await expect.element(page.getByRole('region', { name: 'Buy 10 Northwind' })).toBeVisible();
  expect([...container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Amount',
    'Commission0.1 %',
    'Total',
    'Left',
  ]);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('You can cancel while it waits.');
  await expectNoAxeFaults();
});

test('the total is in a live region from the start, which is busy while newer figures are on their way', () => {
  const { container, rerender } = mount(<OrderSummary {...props} />);
  const region = container.querySelector('[aria-live]');
  expect(region).toHaveTextContent('1,255.25 USD');
  expect(region).not.toHaveTextContent('Amount');
  rerender(<OrderSummary {...props} isUpdating />);
  expect(region).toHaveAttribute('aria-busy', 'true');
  expect(region).toHaveTextContent('1,255.25 USD');
  rerender(<OrderSummary {...props} total={{ label: 'Total', value: '1,300.00 USD' }} />);
  expect(container.querySelector('[aria-live]')).toBe(region);
  expect(region).toHaveAttribute('aria-busy', 'false');
  expect(region).toHaveTextContent('1,300.00 USD');
});

test('lines that are no list are named while developing, and the total still stands', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = mount(
    <OrderSummary {...props} lines={undefined as unknown as OrderSummaryProps['lines']} />,
  );
  expect(container).toHaveTextContent('1,255.25 USD');
  expect(said.mock.calls[0]?.[0]).toMatch(/^OrderSummary: lines undefined is no list\. .+\. .+\.$/);
  said.mockRestore();
});
