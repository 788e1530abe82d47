import { h5 } from '@fairlot/manifest';
import { describe, expect, test } from 'vitest';
import { isAt, places, recordOf, targetOf } from './recordTarget.js';

const everywhere = () => true;

test('money in and out leads to its own record', () => {
  expect(targetOf({ refType: 'deposit', refId: 'dep_1' }, everywhere)).toEqual({
    to: '/pages/deposit/detail',
    search: { id: 'dep_1' },
  });
  expect(recordOf({ refType: 'withdrawal', refId: 'wdr_1' }, everywhere)).toEqual({
    to: '/pages/withdraw/detail',
    search: { id: 'wdr_1' },
  });
});

test('a kind without a page of its own leads to its list, and is no record', () => {
  expect(targetOf({ refType: 'fx_conversion', refId: 'fx_1' }, everywhere)?.to).toBe(
    '/pages/profile/transcation',
  );
  expect(recordOf({ refType: 'transfer', refId: 'trf_1' }, everywhere)).toBeUndefined();
});

test('an unknown kind, a missing id or a page that is switched off has no target', () => {
  expect(targetOf({ refType: 'deposit', refId: 'dep_1' }, () => false)).toBeUndefined();
  expect(targetOf({ refType: null, refId: null }, everywhere)).toBeUndefined();
  expect(targetOf({ refType: 'deposit', refId: null }, everywhere)).toBeUndefined();
  expect(targetOf({ refType: 'something new', refId: 'x' }, everywhere)).toBeUndefined();
});

test('a target is the page one is on if the path and what it names are the same', () => {
  const fund = targetOf({ refType: 'fund', refId: '600519' }, everywhere);
  const list = targetOf({ refType: 'orders', refId: 'NLTO' }, everywhere);
  if (fund === undefined || list === undefined) throw new Error('There is no page.');
  expect(isAt(fund, '/pages/fund/detail?id=600519&side=redeem')).toBe(true);
  expect(isAt(fund, '/pages/fund/detail?id=600520')).toBe(false);
  expect(isAt(fund, '/pages/fund/index?id=600519')).toBe(false);
  expect(isAt(list, list.to)).toBe(true);
});

function searchOf(path: string): Readonly<Record<string, string>> {
  const page = Object.entries(h5.pages).find(([known]) => known === path)?.[1];
  return page !== undefined && 'search' in page ? page.search : {};
}

describe.each(Object.entries(places).filter(([, { path }]) => Object.hasOwn(h5.pages, path)))(
  'what is about a %s',
  (refType, { path }) => {
    test('opens its page with all that the page needs, and nothing that it does not know', () => {
      const target = targetOf({ refType, refId: 'NLTO' }, everywhere);
      const known = searchOf(path);
      const needed = Object.keys(known).filter((name) => known[name] === 'string');
      expect(target?.to).toBe(path);
      expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(target?.search ?? {})));
      expect(Object.keys(target?.search ?? {})).toEqual(expect.arrayContaining(needed));
    });
  },
);
