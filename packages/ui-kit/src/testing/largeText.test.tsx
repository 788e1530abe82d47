import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/index.js';
import { IconButton } from '../icon-button/index.js';
import { BellIcon } from '../icon/index.js';
import { Calendar } from '../date-picker/index.js';
import { Combobox } from '../combobox/index.js';
import { CopyField } from '../copy-field/index.js';
import { KeyValue, KeyValueRow } from '../key-value/index.js';
import { Cell, CellLink, List } from '../list/index.js';
import { NavBar } from '../nav-bar/index.js';
import { NoticeBar } from '../notice-bar/index.js';
import { NumberInput } from '../number-input/index.js';
import { Change } from '../price/index.js';
import { QuoteRow } from '../quote-row/index.js';
import { Refresher } from '../refresher/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Select } from '../select/index.js';
import { SignaturePad } from '../signature-pad/index.js';
import { Stack } from '../stack/index.js';
import { StatusPill } from '../status-pill/index.js';
import { Steps } from '../steps/index.js';
import { Switch } from '../switch/index.js';
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
    // After a hyphen a line may end.
    for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      boxes.push({ word, lines, box: range.getBoundingClientRect() });
    }
  }
  return boxes;
}

function expectUnbroken(element: Element): void {
  for (const { word, lines } of wordBoxes(element)) expect(lines, `lines of ${word}`).toBe(1);
}

/** Expects each word unbroken and inside `frame`. */
function expectWholeWords(element: Element, frame: Element = element): void {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  expectUnbroken(element);
  for (const { word, box } of wordBoxes(element)) {
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

test('a figure that is too long for its size becomes smaller, and shorter ones do not', () => {
  const field = (value: string) => {
    const { container } = mount(
      <NumberInput label="Amount" value={value} onValueChange={nothing} unit="USD" />,
    );
    return container.querySelector('input')!;
  };
  const [short, long] = [field('250'), field('1234567.8901')];
  expect(long.value).toBe('1,234,567.8901');
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  const size = (input: Element) => parseFloat(getComputedStyle(input).fontSize);
  expect(size(long)).toBeLessThan(size(short));
  expect(size(long)).toBeGreaterThan(24);
});

test('a row breaks no word for what stands beside it', () => {
  const { container } = mount(
    <List>
      <Cell title="Order 1" note="Filled" end="125.40 USD" />
      <CellLink href="#" title="Identity verification" start={<BellIcon />} end="Passed" />
      <Switch label="Verification messages" value onValueChange={nothing} />
    </List>,
  );
  for (const row of container.querySelectorAll('[data-part="cell"], [data-part="switch"]'))
    expectWholeWords(row);
});

test('a chosen option that is longer than its field wraps', () => {
  const { container } = mount(
    <Select
      label="Farben"
      value="green"
      onValueChange={nothing}
      options={[{ value: 'green', label: 'Grün steigt und Rot fällt' }]}
    />,
  );
  const select = container.querySelector('select')!;
  const linePx = parseFloat(getComputedStyle(select).lineHeight);
  expect(select.clientHeight).toBeGreaterThanOrEqual(2 * linePx);
  const box = select.parentElement!.getBoundingClientRect();
  expect(select.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom);
});

test('the choice of a Combobox becomes smaller before it would be cut', () => {
  const options = [
    { value: 'harbour', label: 'Harbour Savings Bank' },
    { value: 'coast', label: 'Coast' },
  ];
  const inputOf = (value: string) => {
    const { container } = mount(
      <div style={{ paddingInline: 16 }}>
        <Combobox label="Bank" options={options} value={value} onValueChange={nothing} />
      </div>,
    );
    return container.querySelector('input')!;
  };
  const [long, short] = [inputOf('harbour'), inputOf('coast')];
  expect(long.value).toBe('Harbour Savings Bank');
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  expect(getComputedStyle(short).fontSize).toBe('34px');
  document.documentElement.style.fontSize = '';
  expect(getComputedStyle(long).fontSize).toBe('17px');
});

test('a value to copy is not broken for the button beside it', () => {
  const { container } = mount(
    <div style={{ width: 256 }}>
      <CopyField label="Reference" value="SIMULATED-NOT-REAL" />
    </div>,
  );
  expectUnbroken(container.querySelector('[data-part="value"]')!);
});

test('a label that is longer than its row stays inside', () => {
  const { container } = mount(
    <KeyValue>
      <KeyValueRow label="Bestandsverwaltungsgebührenabrechnung">12.50 USD</KeyValueRow>
    </KeyValue>,
  );
  for (const { word, box } of wordBoxes(container)) expect(box.right, word).toBeLessThanOrEqual(320);
});

test('steps that do not fit side by side are drawn below each other', async () => {
  const labels = ['You', 'Document', 'Review'];
  const { container } = mount(
    <Steps orientation="horizontal" items={labels.map((label) => ({ label, state: 'upcoming' }))} />,
  );
  const list = container.querySelector('ol')!;
  expect(list.dataset['orientation']).toBe('vertical');
  for (const label of list.querySelectorAll('[data-part="label"]')) expectWholeWords(label);
  document.documentElement.style.fontSize = '';
  await expect.poll(() => list.dataset['orientation']).toBe('horizontal');
});

test('a notice shows three lines before it is cut', async () => {
  const { container } = mount(
    <NoticeBar onDismiss={nothing}>
      Withdrawals to wallets are paused from 22:00 until 23:30 while the network is being upgraded.
    </NoticeBar>,
  );
  const words = container.querySelector<HTMLElement>('[data-part="words"]')!;
  const linePx = parseFloat(getComputedStyle(words).lineHeight);
  expect(Math.round(words.clientHeight / linePx)).toBe(3);
  expectUnbroken(words);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(words.clientHeight).toBeGreaterThan(3.5 * linePx);
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
});

test('a row of a quote shows the whole name and the whole price', () => {
  const { container } = mount(
    <QuoteRow
      as="div"
      symbol="WNDM"
      name="Windmill Verarbeitung"
      price="1204.5"
      currency="USD"
      changePercent="-1.25"
    />,
  );
  const [name] = [...container.querySelectorAll('span')].filter(
    (span) => span.textContent === 'Windmill Verarbeitung',
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
      options={labels.map((label) => ({ value: label, label }))}
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

test('a refresh that failed shows its words and its button whole, above the content', async () => {
  const { container } = mount(
    <Refresher onRefresh={() => Promise.reject(new Error('offline'))} minDurationMs={0}>
      <p>Orders</p>
    </Refresher>,
  );
  container.querySelector('button')!.click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const head = container.querySelector<HTMLElement>('[data-part="head"]')!;
  expectWholeWords(head);
  expect(head.scrollHeight).toBeLessThanOrEqual(head.clientHeight);
  await expect
    .poll(() => container.querySelector('p')!.getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
});

test('a pad shows whole where to sign', () => {
  const { container } = mount(<SignaturePad label="Signature" />);
  expectWholeWords(
    container.querySelector('[data-part="placeholder"]')!,
    container.querySelector('[data-part="pad"]')!,
  );
});

test('the days of a calendar stand apart from each other', () => {
  const { container } = mount(<Calendar label="Day" defaultValue="2026-03-12" />);
  for (const row of container.querySelectorAll('tr')) {
    const boxes = wordBoxes(row).map(({ box }) => box);
    for (const [index, { left }] of boxes.entries())
      expect(left - (boxes[index - 1]?.right ?? -Infinity)).toBeGreaterThan(6);
  }
});
