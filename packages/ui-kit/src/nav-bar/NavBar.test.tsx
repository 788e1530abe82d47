import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { IconButton } from '../icon-button/index.js';
import { SearchIcon } from '../icon/index.js';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { NavBar } from './index.js';

test('is 44 px tall, names the page, and goes back or home', async () => {
  const onBack = vi.fn();
  const { container, rerender } = mount(<NavBar title="Deposit" onBack={onBack} />);
  expect(container.querySelector('header')?.getBoundingClientRect().height).toBe(44);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onBack).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
  rerender(<NavBar title="Deposit" onBack={onBack} backTo="home" />);
  await page.getByRole('button', { name: 'Home' }).click();
  expect(onBack).toHaveBeenCalledTimes(2);
  rerender(<NavBar title="Deposit" />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('has its tools at the end, in their order, and the title stays in the middle', async () => {
  const onSearch = vi.fn();
  const tool = (label: string, onClick = () => {}) => (
    <IconButton label={label} icon={<SearchIcon />} onClick={onClick} />
  );
  const bar = (tools?: ReactNode) => (
    <div style={{ width: 390 }}>
      <NavBar title="Markets" onBack={() => {}} tools={tools} />
    </div>
  );
  const { container, rerender } = mount(bar());
  const middleOf = (element: Element | null) => {
    const { left, right } = element?.getBoundingClientRect() ?? new DOMRect();
    return (left + right) / 2;
  };
  const title = () => container.querySelector('h1');
  expect(middleOf(title())).toBeCloseTo(middleOf(container.querySelector('header')), 0);
  rerender(
    bar(
      <>
        {tool('Search', onSearch)}
        {tool('Alerts')}
      </>,
    ),
  );
  const names = [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Back', 'Search', 'Alerts']);
  expect(middleOf(title())).toBeCloseTo(middleOf(container.querySelector('header')), 0);
  const header = container.querySelector('header')?.getBoundingClientRect();
  const [search, alerts] = ['Search', 'Alerts'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  expect(alerts?.left).toBeGreaterThanOrEqual(search?.right ?? Infinity);
  expect(search?.left).toBeGreaterThan(title()?.getBoundingClientRect().right ?? Infinity);
  expect((header?.right ?? 0) - (alerts?.right ?? 0)).toBeLessThanOrEqual(8);
  expect(header?.height).toBe(44);
  await page.getByRole('button', { name: 'Search' }).click();
  expect(onSearch).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
});

test('speaks the language of the kit, and changes it in place', async () => {
  const bar = <NavBar title="Einzahlung" onBack={() => {}} />;
  const german = (
    <KitProvider locale="de" messages={de}>
      {bar}
    </KitProvider>
  );
  const { rerender } = mount(german);
  await expect.element(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
  rerender(<KitProvider locale="en">{bar}</KitProvider>);
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('keeps a long title inside a 320 px column', () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <NavBar title="Identitätsprüfung mit Reisepass und Befähigungsnachweis" onBack={() => {}} />
    </div>,
  );
  expect(container.querySelector('header')?.scrollWidth).toBeLessThanOrEqual(320);
});

test('without a title, the start has all the room that the tools leave', () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <NavBar
        start={
          <span style={{ display: 'grid', minWidth: 0 }}>
            <span id="name" style={{ maxWidth: '100%', overflow: 'hidden', whiteSpace: 'nowrap' }}>
              Fairlot Partners International
            </span>
          </span>
        }
        tools={<IconButton label="Language" icon={<SearchIcon />} onClick={() => {}} />}
      />
    </div>,
  );
  const name = container.querySelector('#name');
  expect(name?.clientWidth).toBe(name?.scrollWidth);
});
