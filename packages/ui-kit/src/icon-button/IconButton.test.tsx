import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BellIcon } from '../icon/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { IconButton } from './index.js';

test('is named by its label and its count, and measures 44 by 44 px', async () => {
  const { container, rerender } = mount(<IconButton label="Notices" icon={<BellIcon />} badgeCount={3} />);
  await expect.element(page.getByRole('button', { name: 'Notices, 3 unread' })).toBeVisible();
  const { width, height } = (container.querySelector('button') ?? container).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await expectNoAxeFaults();
  rerender(<IconButton label="Notices" icon={<BellIcon />} badgeCount={100} />);
  // The name says what the badge shows.
  await expect.element(page.getByRole('button', { name: 'Notices, 99+ unread' })).toBeVisible();
  await expect.element(page.getByText('99+', { exact: true })).toBeVisible();
  rerender(<IconButton label="Notices" icon={<BellIcon />} badgeCount={0} />);
  await expect.element(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
});
