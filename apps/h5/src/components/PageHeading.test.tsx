import { expect, test } from 'vitest';
import { PageHeading } from './PageHeading.js';
import { mountPart } from './testing/mountPart.js';

const loading = (
  <div>
    <PageHeading>Deposit</PageHeading>
    <button type="button">Year</button>
  </div>
);
const loaded = (
  <section>
    <PageHeading>Deposit of $250.00</PageHeading>
    <button type="button">Cancel</button>
  </section>
);

test.each(['h1', 'button'])(
  'takes the focus if it replaces the heading together with a focused %s',
  (what) => {
    const { rerender } = mountPart(loading);
    document.querySelector<HTMLElement>(what)?.focus();
    rerender(loaded);
    expect(document.activeElement?.textContent).toBe('Deposit of $250.00');
  },
);

test('leaves the focus where it is, and takes none where nothing had it', () => {
  const outside = document.createElement('button');
  document.body.append(outside);
  const { rerender } = mountPart(loading);
  outside.focus();
  rerender(loaded);
  expect(document.activeElement).toBe(outside);
  outside.remove();
  rerender(loading);
  expect(document.activeElement).toBe(document.body);
});
