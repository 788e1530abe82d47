import { expect, test } from 'vitest';
import { accountTotals } from './accountTotals.js';

const account = (currency: string, totalValue: string, todayProfit: string) => ({
  currency,
  totalValue,
  todayProfit,
  availableFunds: totalValue,
  used: '0',
  owed: '0',
  overdue: '0',
});

test('accounts are added up by currency', () => {
  const totals = accountTotals([
    account('USD', '100000.1', '-129.2'),
    account('EUR', '50', '0'),
    account('USD', '0.2', '0'),
  ]);
  expect(totals.map(({ currency, totalValue, todayProfit }) => [currency, totalValue, todayProfit])).toEqual([
    ['USD', '100000.3', '-129.2'],
    ['EUR', '50', '0'],
  ]);
});

test('currencies without money come last', () => {
  const totals = accountTotals([
    account('EUR', '0', '0'),
    account('USD', '1', '0'),
    account('HKD', '0', '0'),
  ]);
  expect(totals.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'HKD']);
});

test('today’s percentage is of yesterday’s value', () => {
  expect(accountTotals([account('USD', '110', '10')])[0]?.todayPercentage).toBe('10');
  expect(accountTotals([account('USD', '0', '0')])[0]?.todayPercentage).toBeNull();
});
