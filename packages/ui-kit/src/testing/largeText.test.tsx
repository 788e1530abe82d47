import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { BellIcon } from '../icon/index.js';
import { CellLink, List } from '../list/index.js';
import { NavBar } from '../nav-bar/index.js';
import { NumberInput } from '../number-input/index.js';
import { Change } from '../price/index.js';
import { QuoteRow } from '../quote-row/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Stack } from '../stack/index.js';
import { StatusPill } from '../status-pill/index.js';
import { TabBar } from '../tab-bar/index.js';
import { Tag } from '../tag/index.js';
import { mount } from './mount.js';

// Text of twice the size on the narrowest phone: WCAG 1.4.4 and 1.4.10 require that no content is lost.
beforeEach(async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
});
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

const nothing = () => undefined;

/** The boxes of the words of a text. */
function wordBoxes(element: Element): { word: string; lines: number; box: DOMRect }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const boxes = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      boxes.push({ word, lines, box: range.getBoundingClientRect() });
    }
  }
  return boxes;
}

/** Expects each word unbroken and inside `frame`. */
function expectWholeWords(element: Element, frame: Element = element): void {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  for (const { word, lines, box } of wordBoxes(element)) {
    expect(lines, `lines of ${word}`).toBe(1);
    expect(box.left, `left of ${word}`).toBeGreaterThanOrEqual(left - 1);
    expect(box.right, `right of ${word}`).toBeLessThanOrEqual(right + 1);
    expect(box.top, `top of ${word}`).toBeGreaterThanOrEqual(top - 1);
    expect(box.bottom, `bottom of ${word}`).toBeLessThanOrEqual(bottom + 1);
  }
}

test.each([
  ['alone', {}],
  ['with a unit', { unit: 'USD' }],
  ['with a unit, Max and the sign', { unit: 'USD', maxAction: '20000' }],
  ['with steps', { unit: 'shares', step: '1', min: '0' }],
])('a number field %s shows the whole figure', (_with, props) => {
  const { container } = mount(
    <NumberInput label="Amount" value="12500.55" onValueChange={nothing} {...props} />,
  );
  const input = container.querySelector('input')!;
  expect(input.value).toBe('12,500.55');
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('a row of a quote shows the whole name and the whole price', () => {
  const { container } = mount(
    <QuoteRow
      as="div"
      symbol="WNDM"
      name="Windmill Energy"
      price="1204.5"
      currency="USD"
      changePercent="-1.25"
    />,
  );
  const [name] = [...container.querySelectorAll('span')].filter(
    (span) => span.textContent === 'Windmill Energy',
  );
  expect(name!.scrollWidth).toBeLessThanOrEqual(name!.clientWidth + 1);
  expectWholeWords(name!);
  expect(container.firstElementChild!.scrollWidth).toBeLessThanOrEqual(320);
});

test.each([
  [['Market', 'Limit', 'Stop-limit']],
  [['Guthaben', 'Wertpapiere', 'Verlauf']],
  [['1D', '1W', '1M', '1Y', 'All']],
])('a segmented control breaks none of %j', (labels) => {
  const { container } = mount(
    <SegmentedControl
      label="Kind"
      value={labels[0]}
      onValueChange={nothing}
      items={labels.map((label) => ({ value: label, label }))}
    />,
  );
  for (const segment of container.querySelectorAll('label')) expectWholeWords(segment);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('titles wrap and are not cut', () => {
  const { container } = mount(
    <>
      <NavBar title="Zahlungsmethoden verwalten" onBack={nothing} />
      <List>
        <li>
          <CellLink
            href="#"
            title="Change the payment password"
            note="Last changed on 21 November"
            end="Set"
          />
        </li>
      </List>
    </>,
  );
  const title = container.querySelector('h1')!;
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    container.querySelector('header')!.getBoundingClientRect().bottom,
  );
  const bar = container.querySelector('header')!.getBoundingClientRect();
  for (const { word, box } of wordBoxes(title)) {
    expect(box.top, `room above ${word}`).toBeGreaterThan(bar.top + 3);
    expect(box.bottom, `room below ${word}`).toBeLessThan(bar.bottom - 3);
  }
  expectWholeWords(container.querySelector('a')!);
});

test('a button, and the change of a figure, stay inside a narrow window', () => {
  const { container } = mount(
    <>
      <Button>Transaktionspasswort verbindlich zurücksetzen</Button>
      <Change value="1240.55" percent="0.97" />
    </>,
  );
  for (const { box } of wordBoxes(container)) expect(box.right).toBeLessThanOrEqual(320);
  const button = container.querySelector('button')!;
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});

test('a bar of five tabs cuts no label', () => {
  const labels = ['Home', 'Markets', 'Watchlists', 'Trade', 'Profile'];
  const { container } = mount(
    <TabBar
      label="Main"
      currentId="Watchlists"
      items={labels.map((label) => ({ id: label, label, icon: <BellIcon />, href: `#${label}` }))}
    />,
  );
  for (const label of container.querySelectorAll('[data-part="label"]'))
    expect(label.scrollWidth, label.textContent).toBeLessThanOrEqual(label.clientWidth);
});

test.each([3, 120])('a count of %s leaves most of its icon in sight, and stays at its control', (count) => {
  const { container } = mount(
    <>
      <IconButton label="Notices" icon={<BellIcon />} badgeCount={count} />
      <TabBar label="Main" items={[{ id: 'me', label: 'Profile', icon: <BellIcon />, badgeCount: count }]} />
    </>,
  );
  for (const badge of container.querySelectorAll('[data-part="badge"]')) {
    const control = badge.closest('button, a')!;
    const [icon, over] = [control.querySelector('svg')!, badge].map((one) => one.getBoundingClientRect());
    const width = Math.min(icon!.right, over!.right) - Math.max(icon!.left, over!.left);
    const height = Math.min(icon!.bottom, over!.bottom) - Math.max(icon!.top, over!.top);
    expect(width * height).toBeLessThan(0.45 * icon!.width * icon!.height);
    expect(over!.right).toBeLessThanOrEqual(control.getBoundingClientRect().right);
    expect(over!.top).toBeGreaterThanOrEqual(control.getBoundingClientRect().top - 2);
  }
});

test('a chip holds its words, and is no wider than they are in a stack', () => {
  const { container } = mount(
    <Stack>
      <Tag>Capital-protected certificates</Tag>
      <Tag>New</Tag>
      <StatusPill state="waiting">Wird gerade bearbeitet und geprüft</StatusPill>
    </Stack>,
  );
  const chips = [...container.firstElementChild!.children];
  for (const chip of chips) expectWholeWords(chip);
  const [, short] = chips;
  expect(short!.getBoundingClientRect().width).toBeLessThan(150);
});
