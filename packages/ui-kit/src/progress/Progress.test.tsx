import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Progress } from './index.js';

const bar = () => page.getByRole('progressbar', { name: 'Subscribed' });

test('says how much is done, cut and not rounded', async () => {
  mount(<Progress label="Subscribed" value={0.996} />);
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '99%');
  await expect.element(page.getByText('99%')).toBeVisible();
  await expectNoAxeFaults();
});

test('speaks in the words it is given, and never beyond its ends', async () => {
  const { rerender } = mount(<Progress label="Subscribed" value={60} max={50} valueText="60 of 50 shares" />);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '50');
  await expect.element(bar()).toHaveAttribute('aria-valuetext', '60 of 50 shares');
  rerender(<Progress label="Subscribed" value={-1} max={0} />);
  await expect.element(bar()).not.toHaveAttribute('aria-valuenow');
});

test('says nothing of how much while it is not known', async () => {
  mount(<Progress label="Subscribed" value={null} isLabelHidden />);
  await expect.element(bar()).not.toHaveAttribute('aria-valuenow');
  await expect.element(bar()).not.toHaveAttribute('aria-valuetext');
  await expectNoAxeFaults();
});
