import { expect, test } from 'vitest';
import { account } from '../../components/testing/account.js';
import { firstEnds } from './transferEnds.js';

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
    expect(firstEnds(accounts, {})).toEqual({ from: 'acc_cash_USD', to: 'acc_trade_USD' });
  }
});

test('an address that names one end finds the other in its currency', () => {
  const accounts = [
    account('cash', 'USD', '9'),
    account('trade', 'USD', '9'),
    account('cash', 'EUR', '9'),
    account('fund', 'EUR', '0'),
  ];
  expect(firstEnds(accounts, { to: 'acc_fund_EUR' })).toEqual({ from: 'acc_cash_EUR', to: 'acc_fund_EUR' });
  expect(firstEnds(accounts, { to: 'acc_cash_USD' })).toEqual({ from: 'acc_trade_USD', to: 'acc_cash_USD' });
  expect(firstEnds(accounts, { from: 'acc_trade_USD' })).toEqual({
    from: 'acc_trade_USD',
    to: 'acc_cash_USD',
  });
  expect(firstEnds([account('cash', 'USD', '9')], {})).toBeUndefined();
});
