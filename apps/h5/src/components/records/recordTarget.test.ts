import { expect, test } from 'vitest';
import { recordOf, targetOf } from './recordTarget.js';

test('money in and out leads to its own record', () => {
  expect(targetOf({ refType: 'deposit', refId: 'dep_1' })).toEqual({
    to: '/pages/deposit/detail',
    search: { id: 'dep_1' },
  });
  expect(recordOf({ refType: 'withdrawal', refId: 'wdr_1' })).toEqual({
    to: '/pages/withdraw/detail',
    search: { id: 'wdr_1' },
  });
});

test('what has no page of its own leads to the list that has it, and is no record', () => {
  expect(targetOf({ refType: 'fx_conversion', refId: 'fx_1' })?.to).toBe('/pages/profile/transcation');
  expect(recordOf({ refType: 'transfer', refId: 'trf_1' })).toBeUndefined();
});

test('nothing to open', () => {
  expect(targetOf({ refType: null, refId: null })).toBeUndefined();
  expect(targetOf({ refType: 'deposit', refId: null })).toBeUndefined();
  expect(targetOf({ refType: 'something new', refId: 'x' })).toBeUndefined();
});
