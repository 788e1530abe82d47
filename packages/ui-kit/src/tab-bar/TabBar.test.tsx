import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HomeIcon, PersonIcon } from '../icon/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { TabBar } from './index.js';

const items = [
  { id: 'home', label: 'Home', icon: <HomeIcon />, href: '#home' },
  { id: 'profile', label: 'Profile', icon: <PersonIcon />, href: '#profile', badgeCount: 2 },
];

test('is a named navigation of links that says which page is open and what waits', async () => {
  mount(<TabBar label="Main" items={items} currentId="home" />);
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const profile = page.getByRole('link', { name: 'Profile 2 unread' });
  await expect.element(profile).not.toHaveAttribute('aria-current');
  await expectNoAxeFaults();
});

test('has the measures it was drawn with: 50 px tall, icons 24 px, labels 10 px, the chosen one #372fc8', () => {
  const { container } = mount(<TabBar label="Main" items={items} currentId="home" />);
  const link = container.querySelector('a') ?? container;
  expect(link.getBoundingClientRect().height).toBe(50);
  expect(getComputedStyle(link).fontSize).toBe('10px');
  expect(getComputedStyle(container.querySelector('svg') ?? container).width).toBe('24px');
  // Without a transition: each of its frames would cost time while the page changes.
  expect(link.getAnimations({ subtree: true })).toEqual([]);
  expect(getComputedStyle(link).color).toBe('rgb(55, 47, 200)');
});

test('lets a router draw the links', async () => {
  mount(
    <TabBar
      label="Main"
      items={items}
      renderLink={(item, { children, ...link }) => (
        <a {...link} href={`#/pages/${item.id}`}>
          {children}
        </a>
      )}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/pages/home');
});

test.each([
  ['short', 40],
  ['long', 2_000],
])('stands at the foot of the window, below a %s page', (_length, height) => {
  const { container } = mount(
    <>
      <div style={{ height }} />
      <TabBar label="Main" items={items} />
    </>,
  );
  document.body.style.margin = '0';
  const { bottom } = (container.querySelector('nav') ?? container).getBoundingClientRect();
  document.body.style.margin = '';
  expect(bottom).toBe(window.innerHeight);
});
