import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { DonutChart } from './index.js';

const parts = [
  { id: 'shares', label: 'Shares', value: '12500.509' },
  { id: 'funds', label: 'Funds', value: '6250.2545' },
  { id: 'cash', label: 'Cash', value: '0' },
];
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

const cells = () => [...document.querySelectorAll('tbody th, td')].map(({ textContent }) => textContent);

test('is a named figure with a table of its parts, their values cut and their shares rounded', async () => {
  mount(
    <DonutChart label="Your portfolio" parts={parts} currency="USD">
      Two kinds
    </DonutChart>,
  );
  await expect.element(page.getByRole('figure', { name: 'Your portfolio' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Your portfolio' })).toBeVisible();
  await expect.element(page.getByText('Two kinds')).toBeVisible();
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Part', 'Amount', 'Share']);
  expect(cells()).toEqual([
    'Shares',
    '$12,500.50',
    '66.7%',
    'Funds',
    '$6,250.25',
    '33.3%',
    'Cash',
    '$0.00',
    '0.0%',
  ]);
  await expectNoAxeFaults();
});

test('draws each part that is more than nothing, with a gap to the next', () => {
  const { container, rerender } = mount(<DonutChart label="Your portfolio" parts={parts} />);
  const slices = () =>
    [...container.querySelectorAll('[data-part=slice]')].map((slice) => ({
      length: Number(slice.getAttribute('stroke-dasharray')?.split(' ')[0]),
      at: slice.getAttribute('transform'),
    }));
  const [first, second] = slices();
  expect(slices()).toHaveLength(2);
  expect(first?.at).toBe('rotate(-90 50 50)');
  expect(second?.at).toMatch(/^rotate\(149\.99/);
  expect(first!.length).toBeCloseTo((2 * Math.PI * 42 * 2) / 3 - 1, 1);
  rerender(<DonutChart label="Your portfolio" parts={parts.slice(0, 1)} />);
  expect(slices()[0]?.length).toBeCloseTo(2 * Math.PI * 42, 1);
  rerender(<DonutChart label="Your portfolio" parts={parts.slice(2)} />);
  expect(slices()).toEqual([]);
  expect(container.querySelector('[data-part=track]')).not.toBeNull();
  expect(cells()).toEqual(['Cash', '0.00', '–']);
});

test('writes values and shares as the language does', () => {
  mount(
    <KitProvider locale="de" messages={de}>
      <DonutChart label="Depot" parts={parts.slice(0, 2)} currency="EUR" />
    </KitProvider>,
  );
  expect(cells()).toEqual([
    'Shares',
    '12.500,50\u00a0€',
    '66,7\u00a0%',
    'Funds',
    '6.250,25\u00a0€',
    '33,3\u00a0%',
  ]);
});

test('a negative part is said, and drawn as nothing', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = mount(
    <DonutChart
      label="Your portfolio"
      parts={[...parts.slice(0, 1), { id: 'debt', label: 'Debt', value: '-5' }]}
    />,
  );
  expect(said.mock.calls.flat().join()).toMatch(
    /^DonutChart: parts\[1\]\.value "-5" is no part of a whole\./,
  );
  expect(container.querySelectorAll('[data-part=slice]')).toHaveLength(1);
  said.mockRestore();
});

test('a name that leaves no room stands above its figures, unbroken', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const { container } = mount(<DonutChart label="Your portfolio" parts={parts} currency="USD" />);
  const [name] = container.querySelectorAll('[data-part=name]');
  const [figure] = container.querySelectorAll('[data-part=figure]');
  expect(name!.getBoundingClientRect().bottom).toBeLessThanOrEqual(figure!.getBoundingClientRect().top + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
