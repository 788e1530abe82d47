import { expect, it } from 'vitest';
import { loadEvery, type PageParams } from './pagedQuery.js';

/** A list of so many rows, which notes what it was asked for. */
function listOf(count: number) {
  const asked: PageParams[] = [];
  const load = (page: PageParams) => {
    asked.push(page);
    const start = Number(page.cursor ?? 0);
    const end = Math.min(count, start + page.limit);
    const data = Array.from({ length: end - start }, (_, index) => start + index);
    return Promise.resolve({ data, nextCursor: end < count ? String(end) : null });
  };
  return { load, asked };
}

it('loads every row of a list, a page after the other', async () => {
  const { load, asked } = listOf(250);
  expect(await loadEvery(load)).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect(asked).toEqual([{ limit: 100 }, { limit: 100, cursor: '100' }, { limit: 100, cursor: '200' }]);
});

it('goes on after a page without rows, because a filter may leave none', async () => {
  const pages = [
    { data: [], nextCursor: 'next' },
    { data: [1], nextCursor: null },
  ];
  expect(await loadEvery(() => Promise.resolve(pages.shift() ?? { data: [], nextCursor: null }))).toEqual([
    1,
  ]);
});

it('fails for a list without an end rather than exporting a part of it', async () => {
  const endless = () => Promise.resolve({ data: [1], nextCursor: 'next' });
  await expect(loadEvery(endless)).rejects.toThrow(RangeError);
});
