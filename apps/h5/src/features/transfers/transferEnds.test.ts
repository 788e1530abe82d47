import { expect, test } from 'vitest';
import { firstEnds } from './transferEnds.js';

const account = (kind: string, currency: string, availableFunds: string) => ({
  id: `${kind} ${currency}`,
  kind,
  currency,
  availableFunds,
  used: '0',
  owed: '0',
  overdue: '0',
  totalValue: availableFunds,
  todayProfit: '0',
  unrealized: '0',
});

test('a transfer begins with cash to trading, wherever the most money lies', () => {
  for (const [cash, trade] of [
    ['1', '900'],
    ['900', '1'],
    ['0', '0'],
  ] as const) {
    const accounts = [
      account('fund', 'USD', '5'),
      account('trade', 'USD', trade),
      account('cash', 'USD', cash),
    ];
    expect(firstEnds(accounts, {})).toEqual({ from: 'cash USD', to: 'trade USD' });
  }
});

test('an address that names one end finds the other in its currency', () => {
  const accounts = [
    account('cash', 'USD', '9'),
    account('trade', 'USD', '9'),
    account('cash', 'EUR', '9'),
    account('fund', 'EUR', '0'),
  ];
  expect(firstEnds(accounts, { to: 'fund EUR' })).toEqual({ from: 'cash EUR', to: 'fund EUR' });
  expect(firstEnds(accounts, { to: 'cash USD' })).toEqual({ from: 'trade USD', to: 'cash USD' });
  expect(firstEnds(accounts, { from: 'trade USD' })).toEqual({ from: 'trade USD', to: 'cash USD' });
  expect(firstEnds([account('cash', 'USD', '9')], {})).toBeUndefined();
});
