import { lazy, type ComponentProps, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Link } from './index.js';

test('says where it opens, and never stands alone with its sign on the next line', async () => {
  mount(
    <p>
      Read the{' '}
      <Link href="https://example.com" isExternal>
        brochure
      </Link>
    </p>,
  );
  const link = page.getByRole('link', { name: 'brochure (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectNoAxeFaults();
});

test("a router's link is drawn in its place, and both hear the click", async () => {
  const heard: string[] = [];
  const RouterLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  );
  mount(
    <Link asChild onClick={() => heard.push('part')} className="mine">
      <RouterLink to="fees" className="its" onClick={() => heard.push('its own')}>
        Fees
      </RouterLink>
    </Link>,
  );
  const link = page.getByRole('link', { name: 'Fees' });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(heard).toEqual(['its own', 'part']);
  expect(location.hash).toBe('#fees');
  await expect.element(link).toHaveClass('mine', 'its');
  await expect.element(link).toHaveAttribute('data-part', 'link');
  location.hash = '';
});

test('asChild without one element draws nothing, and says what it needs', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = mount(<Link asChild>words</Link>);
  expect(container.textContent).toBe('');
  expect(String(warning.mock.calls[0]?.[0])).toMatch(/^Link: asChild has no single element inside\./);
  warning.mockRestore();
});

test('asChild around an async component of a server says so', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A server sends such a node for a component that waits for something.
  const unfinished = lazy(() => new Promise(() => undefined)) as unknown as ReactNode;
  const { container } = mount(<Link asChild>{unfinished}</Link>);
  expect(container.textContent).toBe('');
  expect(String(warning.mock.calls[0]?.[0])).toMatch(/^Link: asChild has an async server component inside\./);
  warning.mockRestore();
});
