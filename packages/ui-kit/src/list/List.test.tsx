import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Cell, CellButton, CellLink, List } from './index.js';

function RouterLink({ to, children, ...rest }: { to: string } & ComponentProps<'a'>) {
  return (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  );
}

test('is a named list whose rows are links, buttons and plain rows', async () => {
  const onClick = vi.fn();
  mount(
    <List heading="Settings">
      <li>
        <CellLink as={RouterLink} to="/kyc" title="Identity" note="Passed" />
      </li>
      <li>
        <CellButton title="Log out" onClick={onClick} />
      </li>
      <li>
        <Cell title="Version" end="1.0.0" />
      </li>
    </List>,
  );
  await expect.element(page.getByRole('list', { name: 'Settings' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Identity Passed' })).toHaveAttribute('href', '#/kyc');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await expectNoAxeFaults();
});

test('keeps the figure whole and wraps the words, at 320 px too', () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <Cell
        title="Aquamarine Water Utilities and Infrastructure Holding of Europe"
        end={<span id="figure">1,204,331.5000</span>}
      />
    </div>,
  );
  const row = container.querySelector('div > div') ?? container;
  expect(row.scrollWidth).toBeLessThanOrEqual(320);
  const figure = container.querySelector('#figure') ?? container;
  expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right - 15);
});

test('the line between rows stays where a row is pressed or pointed at', async () => {
  const { container } = mount(
    <List>
      <li>
        <Cell title="First" />
      </li>
      <li>
        <CellButton title="Second" />
      </li>
    </List>,
  );
  const button = container.querySelector('button')!;
  const resting = getComputedStyle(button).backgroundColor;
  await userEvent.hover(button);
  expect(getComputedStyle(button).backgroundColor).not.toBe(resting);
  expect(getComputedStyle(button).backgroundImage).toContain('linear-gradient');
});

test("a row is drawn as the product's own element, with its parts in it", async () => {
  mount(
    <List heading="Pages">
      <li>
        <Cell asChild title="Fees" note="What an order costs" end="0.1 %" className="mine">
          <RouterLink to="fees" />
        </Cell>
      </li>
    </List>,
  );
  const row = page.getByRole('link', { name: 'Fees What an order costs 0.1 %' });
  await expect.element(row).toHaveClass('mine');
  await expect.element(row).toHaveAttribute('data-part', 'cell');
  await expectNoAxeFaults();
});
