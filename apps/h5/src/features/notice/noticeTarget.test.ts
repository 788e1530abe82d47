import { h5 } from '@fairlot/manifest';
import { describe, expect, test } from 'vitest';
import { places, targetOf } from './noticeTarget.js';

function searchOf(path: string): Readonly<Record<string, string>> {
  const page = Object.entries(h5.pages).find(([known]) => known === path)?.[1];
  return page !== undefined && 'search' in page ? page.search : {};
}

describe.each(Object.entries(places).filter(([, { path }]) => Object.hasOwn(h5.pages, path)))(
  'a notice of a %s',
  (refType, { path }) => {
    test('opens its page with all that the page needs, and nothing that it does not know', () => {
      const target = targetOf({ refType, refId: 'NLTO' });
      const known = searchOf(path);
      const needed = Object.keys(known).filter((name) => known[name] === 'string');
      expect(target?.to).toBe(path);
      expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(target?.search ?? {})));
      expect(Object.keys(target?.search ?? {})).toEqual(expect.arrayContaining(needed));
    });
  },
);

test('a notice of nothing, or of something new, opens nothing', () => {
  expect(targetOf({ refType: null, refId: null })).toBeUndefined();
  expect(targetOf({ refType: 'comet', refId: '1' })).toBeUndefined();
});
