import { h5, resolvePage } from '@fairlot/manifest';
import { afterEach, expect, test } from 'vitest';
import { PageContext } from '../engine/pageContext.js';
import { mountPart } from './testing/mountPart.js';
import { VirtualRows } from './VirtualRows.js';

const rows = Array.from({ length: 500 }, (_unused, index) => ({ symbol: `S${index}` }));
/** How often the content of each row was rendered. */
const renders = new Map<string, number>();

const countedRow = ({ symbol }: { symbol: string }) => {
  renders.set(symbol, (renders.get(symbol) ?? 0) + 1);
  return <div style={{ height: '4rem' }}>{symbol}</div>;
};

const mountRows = () =>
  mountPart(
    <PageContext value={{ page: resolvePage(h5, '/pages/main/market/index'), search: {} }}>
      <VirtualRows rows={rows} hasMore={false} onMore={() => undefined}>
        {countedRow}
      </VirtualRows>
    </PageContext>,
  );

const itemAt = (place: number) => document.querySelector(`[aria-posinset="${place}"]`);
const list = () => document.querySelector('ol') as HTMLOListElement;

afterEach(() => {
  document.documentElement.style.fontSize = '';
  renders.clear();
  window.scrollTo(0, 0);
});

test('scrolling renders the rows that appear, and none of the others again', async () => {
  mountRows();
  await expect.poll(() => itemAt(15)?.textContent).toBe('S14');
  const before = new Map(renders);
  window.scrollTo(0, 4 * 64);
  await expect.poll(() => renders.size).toBe(before.size + 4);
  for (const [symbol, times] of before) expect(renders.get(symbol), symbol).toBe(times);
});

test('the end of a long list is within reach, and only what is on screen is in the page', async () => {
  mountRows();
  expect(list().getBoundingClientRect().height).toBe(500 * 64);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => itemAt(500)).not.toBeNull();
  expect(itemAt(500)?.getBoundingClientRect().bottom).toBe(list().getBoundingClientRect().bottom);
  expect(itemAt(1)).toBeNull();
  expect(list().childElementCount).toBeLessThan(40);
});

test('rows keep their places when the reader enlarges the text', async () => {
  mountRows();
  document.documentElement.style.fontSize = '20px';
  await expect.poll(() => itemAt(10)).not.toBeNull();
  const placeOf = (place: number) => itemAt(place)?.getBoundingClientRect().top ?? 0;
  expect(placeOf(10) - placeOf(1)).toBe(9 * 80);
});
