import { describe, expect, it } from 'vitest';
import type { NextRows, Stretch } from '../db/stretch.js';
import { loadPage, type Cursors } from './cursor.js';

const plain: Cursors = {
  write: (_list, position) => Promise.resolve(position),
  read: (_list, cursor) => Promise.resolve(cursor),
};

/** The numbers from 1 on that pass the test, searched in stretches of ten. */
const searchUpTo =
  (count: number, passes: (number: number) => boolean) =>
  ({ limit, after }: NextRows): Promise<Stretch<number>> => {
    const first = Number(after ?? 0) + 1;
    const last = Math.min(first + 9, count);
    const stretch = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
    const rows = stretch.filter(passes).slice(0, limit);
    return Promise.resolve({ rows, end: stretch.length === 10 ? String(last) : null });
  };

describe('a page of a list that is looked through', () => {
  const readPages = async (count: number, passes: (number: number) => boolean): Promise<number[][]> => {
    const pages: number[][] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query = { limit: 3, ...(cursor === undefined ? {} : { cursor }) };
      const page = await loadPage(plain, {
        list: 'numbers',
        query,
        load: searchUpTo(count, passes),
        positionOf: String,
      });
      pages.push([...page.rows]);
      cursor = page.nextCursor;
    }
    return pages;
  };

  it('is filled from several stretches', async () => {
    expect(await readPages(40, (number) => number % 8 === 0)).toEqual([
      [8, 16, 24],
      [32, 40],
    ]);
  });

  it('is empty, and not the last one, when its limit of rows was reached without a match', async () => {
    expect(await readPages(75, (number) => number === 73)).toEqual([[], [73]]);
  });

  it('loses and repeats nothing, whatever passes', async () => {
    for (let divisor = 1; divisor < 30; divisor += 1) {
      const passes = (number: number): boolean => number % divisor === 0;
      const all = Array.from({ length: 120 }, (_, index) => index + 1).filter(passes);
      expect((await readPages(120, passes)).flat()).toEqual(all);
    }
  });
});
