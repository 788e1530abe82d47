import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DepositIcon, LoanIcon, NewsIcon } from '../icon/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Grid, GridButton, GridLink } from './index.js';

const shortcuts = (onClick: () => void, columns?: number) => (
  <Grid aria-label="Shortcuts" columns={columns}>
    <li>
      <GridLink href="#deposit" icon={<DepositIcon />} label="Deposit" />
    </li>
    <li>
      <GridLink href="#news" icon={<NewsIcon />} label="News" />
    </li>
    <li>
      <GridButton icon={<LoanIcon />} label="Loans" onClick={onClick} />
    </li>
    <li>
      <GridButton icon={<LoanIcon />} label="Closed" disabled />
    </li>
  </Grid>
);

test('is a list of links and buttons that Tab goes through', async () => {
  const onClick = vi.fn();
  mount(shortcuts(onClick));
  await expect.element(page.getByRole('list', { name: 'Shortcuts' })).toBeVisible();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Deposit' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Loans' })).toHaveFocus();
  expect(onClick).toHaveBeenCalledOnce();
});

test('stands in as many columns as are asked for, each place large enough for a finger', () => {
  const { container, rerender } = mount(shortcuts(() => undefined));
  const tops = () => [...container.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top);
  expect(new Set(tops()).size).toBe(2);
  rerender(shortcuts(() => undefined, 2));
  expect(tops()[2]).toBeGreaterThan(tops()[1] ?? 0);
  for (const place of container.querySelectorAll('a, button'))
    expect(place.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('columns that are none are named while developing, and three stand instead', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = mount(shortcuts(() => undefined, 0));
  expect(container.querySelector('ul')?.style.getPropertyValue('--uk-grid-columns')).toBe('3');
  expect(said.mock.calls[0]?.[0]).toMatch(/^Grid: columns 0 is no number from 1 to 12\. .+\. .+\.$/);
  said.mockRestore();
});
