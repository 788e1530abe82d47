import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/index.js';
import { NavBar } from '../nav-bar/index.js';
import { TabBar } from '../tab-bar/index.js';
import { HomeIcon } from '../icon/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { fairlotLight } from '../theme/brands/fairlotLight.css.js';
import { Page, type PageProps } from './index.js';

/** Outside of the tests' own main, because the page brings one. */
const host = document.createElement('div');
host.className = fairlotLight;

beforeEach(() => {
  document.body.append(host);
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});

afterEach(() => host.remove());

const tabBar = (
  <TabBar
    label="Main"
    currentId="home"
    items={[{ id: 'home', label: 'Home', icon: <HomeIcon />, href: '#' }]}
  />
);

function setUp(props: Partial<PageProps> = {}) {
  const node = (
    <Page bar={<NavBar title="Deposit" />} footer={<Button>Continue</Button>} {...props}>
      {props.children ?? 'Within one working day.'}
    </Page>
  );
  mount(createPortal(node, host)).container.hidden = true;
  const box = (part: string) => host.querySelector(`[data-part=${part}]`)!.getBoundingClientRect();
  return { box };
}

const many = Array.from({ length: 40 }, (_, index) => (
  <p key={index}>
    <button type="button">Row {index}</button>
  </p>
));

test('a short page is as high as the window and ends with its footer', async () => {
  const { box } = setUp();
  expect(box('page').height).toBe(window.innerHeight);
  expect(box('footer').bottom).toBe(window.innerHeight);
  expect(box('content').top).toBe(box('nav-bar').bottom);
  await expect.element(page.getByRole('heading', { name: 'Deposit' })).toBeVisible();
  await expectNoAxeFaults();
});

test('the footer of a long page stays in sight, and covers nothing that gets the focus', async () => {
  const { box } = setUp({ children: many });
  expect(box('footer').bottom).toBe(window.innerHeight);
  for (let count = 0; count < 25; count += 1) await userEvent.keyboard('{Tab}');
  const focused = document.activeElement!.getBoundingClientRect();
  expect(document.activeElement).toHaveTextContent('Row 24');
  expect(focused.bottom).toBeLessThanOrEqual(box('footer').top);
  expect(box('nav-bar').top).toBe(0);
  for (let count = 0; count < 20; count += 1) await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(box('nav-bar').bottom);
});

test('above a tab bar the footer stays on it', () => {
  const { box } = setUp({ children: many, tabBar });
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect();
  expect(bar.bottom).toBe(window.innerHeight);
  expect(box('footer').bottom).toBe(bar.top);
});

test('a list may reach the edges', () => {
  const { box } = setUp({ hasGutter: false, children: <div data-part="rows">Rows</div> });
  expect(box('rows').left).toBe(box('page').left);
});
