import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Steps, type StepItem } from './index.js';

const items: StepItem[] = [
  { label: 'Submitted', note: '4 Mar', state: 'done' },
  { label: 'Refused', state: 'failed' },
  { label: 'Review', state: 'current' },
  { label: 'Credited', state: 'upcoming' },
];

test('is a list in order, which says where it stands and what became of each step', async () => {
  mount(<Steps items={items} label="Your deposit" />);
  const list = page.getByRole('list', { name: 'Your deposit' });
  expect(list.element().tagName).toBe('OL');
  const rows = [...list.element().children];
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  const heard = rows.map((row) => row.lastElementChild?.textContent.replace(/\s+/g, ' ').trim());
  expect(heard).toEqual(['Submitted Done 4 Mar', 'Refused Failed', 'Review', 'Credited To come']);
  await expectNoAxeFaults();
});

test('a horizontal one fits the narrowest phone', async () => {
  await page.viewport(320, 568);
  const { container } = mount(<Steps items={items} orientation="horizontal" />);
  expect(container.scrollWidth).toBeLessThanOrEqual(320);
  const tops = [...container.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await expectNoAxeFaults();
  await page.viewport(390, 844);
});
