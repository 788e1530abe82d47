import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { LineChart, type LineChartProps } from './index.js';

const chart = (props: Partial<LineChartProps> = {}) => (
  <LineChart
    label="Value of the account"
    axisLabel="Month"
    labels={['January', 'February', 'March']}
    series={[{ id: 'account', label: 'Account', values: ['10000', null, '10240.55'] }]}
    currency="USD"
    {...props}
  />
);
const cells = () => [...document.querySelectorAll('td, tbody th')].map(({ textContent }) => textContent);

test('is a named figure whose exact values open as a table, by key', async () => {
  mount(chart());
  await expect.element(page.getByRole('figure', { name: 'Value of the account' })).toBeVisible();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('table', { name: 'Value of the account' })).toBeVisible();
  expect(cells()).toEqual(['January', '$10,000.00', 'February', '–', 'March', '$10,240.55']);
  await expect.element(page.getByRole('columnheader', { name: 'Account' })).toBeVisible();
  await expectNoAxeFaults();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('draws each line, with gaps, between the round figures of its scale', () => {
  const { container } = mount(chart());
  const [line] = container.querySelectorAll('[data-part=drawing] > [data-part=line]');
  expect(line?.getAttribute('d')).toBe('M0 100h0M100 19.82h0');
  const ticks = [...container.querySelectorAll('[data-part=tick]')];
  expect(ticks.map(({ textContent }) => textContent)).toEqual(['10,000', '10,100', '10,200', '10,300']);
  // The first is the lowest.
  const tops = ticks.map((tick) => tick.getBoundingClientRect().top);
  expect([...tops].sort((a, b) => b - a)).toEqual(tops);
});

test('several lines are named, and differ by their dashes', () => {
  const values = ['1', '2', '3'];
  const { container } = mount(
    chart({
      series: [
        { id: 'a', label: 'Fund', values },
        { id: 'b', label: 'Index', values },
        { id: 'c', label: 'Savings', values },
      ],
    }),
  );
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Fund', 'Index', 'Savings']);
  const dashes = [...container.querySelectorAll('[data-part=drawing] > [data-part=line]')].map(
    (line) => getComputedStyle(line).strokeDasharray,
  );
  expect(new Set(dashes).size).toBe(3);
});

test('writes its figures as the language does', async () => {
  mount(
    <KitProvider locale="de" messages={de}>
      {chart({ series: [{ id: 'a', label: 'Depot', values: ['1.5', '2', '3.25'] }] })}
    </KitProvider>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .poll(cells)
    .toEqual(['January', '1,50\u00a0$', 'February', '2,00\u00a0$', 'March', '3,25\u00a0$']);
  expect([...document.querySelectorAll('[data-part=tick]')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('says that there is nothing yet', async () => {
  mount(chart({ labels: [] }));
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  await expectNoAxeFaults();
});
