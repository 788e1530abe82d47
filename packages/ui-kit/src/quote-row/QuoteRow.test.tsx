import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { QuoteRow } from './index.js';

const nora = {
  symbol: 'NORA',
  name: 'Nora Foods',
  price: '184.529',
  currency: 'USD',
  changePercent: '2.519',
};
const sparkline = ['180', '184.5'];

test('says name, symbol, status, price and change in one link', async () => {
  mount(<QuoteRow {...nora} href="#nora" status="Closed" sparkline={sparkline} />);
  const link = page.getByRole('link');
  await expect.element(link).toHaveAccessibleName(/Nora Foods\s*NORA · Closed\s*\$184\.52\s*up \+2\.52/);
  await expect.element(link).toHaveAttribute('href', '#nora');
  // The sparkline only repeats the change beside it.
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expectNoAxeFaults();
});

test('what is not known is a dash and no zero, and the symbol stands in for the name', async () => {
  const unnamed = { symbol: 'NORA', price: null, changePercent: null };
  const { rerender } = mount(<QuoteRow as="div" {...unnamed} />);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  const row = document.querySelector('main > div');
  expect(row?.textContent).toMatch(/NORANORA––$/);
  rerender(<QuoteRow href="#nora" {...unnamed} status="Closed" />);
  // Heard once, because the second line only keeps its place.
  const said = /^NORA\s*·?\s*Closed\s*not known\s*not known$/;
  await expect.element(page.getByRole('link')).toHaveAccessibleName(said);
  await expectNoAxeFaults();
});

test('a symbol that is a number is marked by the letters of the name, as far as it is known', () => {
  const { container, rerender } = mount(<QuoteRow {...nora} symbol="7203" as="div" />);
  const mark = () => container.querySelector('[aria-hidden]')?.textContent;
  expect(mark()).toBe('NF');
  rerender(<QuoteRow {...nora} symbol="7203" name={undefined} as="div" />);
  expect(mark()).toBe('72');
  rerender(<QuoteRow {...nora} as="div" />);
  expect(mark()).toBe('NO');
});

test('is not rendered again while its props stay the same', () => {
  const onRender = vi.fn();
  const Link = (props: ComponentProps<'a'>) => {
    onRender();
    return <a {...props}>{props.children}</a>;
  };
  const row = (price: string) => (
    <QuoteRow {...nora} as={Link} price={price} href="#nora" sparkline={sparkline} />
  );
  const { rerender, container } = mount(row('1'));
  const before = container.querySelector('a');
  const times = onRender.mock.calls.length;
  rerender(row('1'));
  expect(onRender).toHaveBeenCalledTimes(times);
  rerender(row('2'));
  expect(onRender.mock.calls.length).toBeGreaterThan(times);
  expect(container.querySelector('a')).toBe(before);
});
