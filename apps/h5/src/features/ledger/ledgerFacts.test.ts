import { decimal, fromInteger, toText } from '@fairlot/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addsUp, sumEntries } from './ledgerFacts.js';

const entries = [
  { amount: '119.4', balanceAfter: '96003.62' },
  { amount: '-4115.78', balanceAfter: '95884.22' },
  { amount: '100000', balanceAfter: '100000' },
];

it('the rows of an account add up to the balance beside the newest', () => {
  expect(sumEntries(entries)).toEqual({ credits: '100119.4', debits: '4115.78', balance: '96003.62' });
  expect(addsUp(entries)).toBe(true);
});

it('a missing row and a changed one are noticed', () => {
  expect(addsUp(entries.slice(0, 2))).toBe(false);
  expect(addsUp(entries.with(1, { amount: '-4115.77', balanceAfter: '95884.22' }))).toBe(false);
});

it('an account without entries sums to zero', () => {
  expect(sumEntries([])).toEqual({ credits: '0', debits: '0', balance: '0' });
  expect(addsUp([])).toBe(true);
});

it('whatever was booked, the sum of the rows is the running balance', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-(10n ** 12n), 10n ** 12n)), (amounts) => {
      let balance = 0n;
      const oldestFirst = amounts.map((amount) => {
        balance += amount;
        return { amount: toText(fromInteger(amount)), balanceAfter: toText(fromInteger(balance)) };
      });
      const rows = oldestFirst.toReversed();
      expect(addsUp(rows)).toBe(true);
      expect(decimal(sumEntries(rows).balance)).toBe(fromInteger(balance));
    }),
  );
});
