import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { PageTabs } from './index.js';

const ABOVE_PX = 300;
const rows = (name: string, count: number) => (
  <ul>
    {Array.from({ length: count }, (_, place) => (
      <li key={place} style={{ height: 40 }}>
        <a href={`#${String(place)}`}>{`${name} ${String(place)}`}</a>
      </li>
    ))}
  </ul>
);

const items = [
  { value: 'gainers', label: 'Gainers', content: rows('Gainer', 60) },
  { value: 'losers', label: 'Losers', content: rows('Loser', 60) },
  { value: 'halted', label: 'Halted', content: rows('Halt', 1) },
];

function Example() {
  const [value, setValue] = useState('gainers');
  return (
    <>
      <div style={{ height: ABOVE_PX }} />
      <PageTabs label="Rankings" value={value} items={items} onValueChange={setValue} />
    </>
  );
}

/** Opens the page and scrolls far down. @returns the position of the row then in sight, px */
function readOn(): number {
  mount(<Example />);
  window.scrollTo(0, 1500);
  return topOf('Gainer 30');
}

const choose = (name: string) => page.getByRole('tab', { name }).click();
const barPx = () => Number.parseFloat(getComputedStyle(list()).top);
const list = () => page.getByRole('tablist').element();
const topOf = (name: string) => page.getByRole('link', { name }).element().getBoundingClientRect().top;

afterEach(() => {
  window.scrollTo(0, 0);
  document.documentElement.style.scrollPaddingTop = '';
});

test('the list of tabs stays below the bar, and what has the focus stays clear of it', async () => {
  // As a page with a bar does.
  document.documentElement.style.scrollPaddingTop = '44px';
  readOn();
  expect(barPx()).toBe(44);
  await expect.poll(() => list().getBoundingClientRect().top).toBe(barPx());
  await expectNoAxeFaults();
  const first = page.getByRole('link', { name: 'Gainer 20', exact: true }).element() as HTMLElement;
  first.focus();
  window.scrollTo(0, window.scrollY + first.getBoundingClientRect().top);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toHaveTextContent('Gainer 19');
  expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    list().getBoundingClientRect().bottom,
  );
});

test('each tab comes back where it was left, a new one at its beginning', async () => {
  const left = readOn();
  await choose('Losers');
  // Its first row is below the list, which has not moved.
  expect(list().getBoundingClientRect().top).toBe(barPx());
  expect(topOf('Loser 0')).toBeGreaterThanOrEqual(list().getBoundingClientRect().bottom);
  expect(topOf('Loser 0')).toBeLessThan(list().getBoundingClientRect().bottom + 60);
  window.scrollBy(0, 200);
  const other = topOf('Loser 10');
  await choose('Gainers');
  expect(topOf('Gainer 30')).toBe(left);
  await choose('Losers');
  expect(topOf('Loser 10')).toBe(other);
});

test('a short panel does not pull the list down, nor lose the place of a long one', async () => {
  const left = readOn();
  await choose('Halted');
  expect(list().getBoundingClientRect().top).toBe(barPx());
  await expect.element(page.getByRole('link', { name: 'Halt 0' })).toBeInViewport();
  await choose('Gainers');
  expect(topOf('Gainer 30')).toBe(left);
  // If the tab is left while the list is at its original place, no room is reserved.
  await choose('Halted');
  window.scrollTo(0, 0);
  await choose('Gainers');
  await choose('Halted');
  expect(document.documentElement.scrollHeight).toBeLessThan(ABOVE_PX + window.innerHeight / 2 + 200);
});

test('what stands above the tabs stays in sight while it is', async () => {
  mount(<Example />);
  window.scrollTo(0, 100);
  await choose('Losers');
  expect(window.scrollY).toBe(100);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Gainers' })).toHaveFocus();
  expect(window.scrollY).toBe(100);
});
