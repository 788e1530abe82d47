import { decimal } from '@fairlot/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeFigures, type CloseQuestion } from './closeFigures.js';

const lot = { holdAmount: '18.19', totalAmount: '18.19', handlingFee: '0.99', feeRate: '0.0005' };
const long: CloseQuestion = {
  direction: 'long',
  quantity: '10',
  price: '17.02',
  held: '40',
  openAmount: '640',
  margin: '0',
  available: '100',
};

test('closing a long brings its amount less the fee', () => {
  expect(closeFigures(long, lot, 2)).toEqual({
    amount: '170.2',
    fee: '0.99',
    isMinimum: true,
    back: '169.21',
    availableAfter: '269.21',
  });
});

test('beyond the least fee the rate counts, rounded up', () => {
  const question = { ...long, quantity: '4000', held: '4000', openAmount: '60000' };
  expect(closeFigures(question, lot, 2)).toMatchObject({ fee: '34.04', isMinimum: false });
});

test('closing a part of a short gives that part of margin and proceeds back, less what buying back costs', () => {
  const short: CloseQuestion = { ...long, direction: 'short', openAmount: '640', margin: '320' };
  expect(closeFigures(short, lot, 2)).toMatchObject({
    amount: '170.2',
    back: '68.81',
    availableAfter: '168.81',
  });
});

test('a short whose loss is beyond margin and proceeds takes from what is available, and no fee', () => {
  const short: CloseQuestion = { ...long, direction: 'short', price: '30', openAmount: '640', margin: '320' };
  expect(closeFigures(short, lot, 2)).toMatchObject({ fee: '0', back: '-60', availableAfter: '40' });
  expect(closeFigures({ ...short, available: '20' }, lot, 2)).toMatchObject({ availableAfter: '0' });
});

test('nothing is said without a price or a quantity', () => {
  expect(closeFigures({ ...long, price: '' }, lot, 2)).toBeNull();
  expect(closeFigures({ ...long, quantity: '' }, lot, 2)).toBeNull();
});

test('of a long, amount is what comes back and the fee, to the last digit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (cents, shares) => {
        const figures = closeFigures(
          { ...long, price: (cents / 100).toFixed(2), quantity: String(shares), held: '10000' },
          lot,
          2,
        );
        expect(figures).not.toBeNull();
        if (figures === null) return;
        expect(decimal(figures.back) + decimal(figures.fee)).toBe(decimal(figures.amount));
      },
    ),
  );
});
