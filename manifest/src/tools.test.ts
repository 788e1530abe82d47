import { expect, it } from 'vitest';
import { resolvePage, type Path } from './define.js';
import { h5 } from './h5.js';

/** The tools by page that the product's specification names; a journey sees that they are drawn. */
const NAMED: Readonly<Record<string, readonly Path[]>> = {
  history: [
    '/pages/borrow/index',
    '/pages/deposit/index',
    '/pages/profile/transfer',
    '/pages/quantify/index',
    '/pages/withdraw/bank',
    '/pages/withdraw/crypto',
  ],
  support: [
    '/pages/deposit/card',
    '/pages/deposit/wallet',
    '/pages/deposit/custom',
    '/pages/kycverify/index',
    '/pages/kycverify/idcard',
    '/pages/kycverify/passport',
    '/pages/kycverify/pro',
    '/pages/withdraw/bank',
    '/pages/withdraw/crypto',
  ],
  watch: ['/pages/quote/stock', '/pages/quote/gin', '/pages/quote/in'],
};

it.each(Object.entries(NAMED))('the tool %s is on each page that should have it', (tool, paths) => {
  const lacking = paths.filter((path) => !resolvePage(h5, path).tools.includes(tool));
  expect(lacking).toEqual([]);
});

it('the tool history leads to the records of its page', () => {
  const records = NAMED['history']?.map((path) => resolvePage(h5, path).history);
  expect(records).toEqual([
    '/pages/borrow/history',
    '/pages/deposit/record',
    '/pages/history/transfers',
    '/pages/quantify/history',
    '/pages/withdraw/record',
    '/pages/withdraw/record',
  ]);
});
