import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Divider } from './index.js';

test('is a separator, and with a word the word is read between two lines', async () => {
  const { container } = mount(
    <>
      <Divider />
      <Divider label="or" />
    </>,
  );
  expect(page.getByRole('separator').elements()).toHaveLength(1);
  await expect.element(page.getByText('or')).toBeVisible();
  const sides = [...container.querySelectorAll('[data-part=side]')];
  expect(sides.every((side) => side.getBoundingClientRect().width > 100)).toBe(true);
  await expectNoAxeFaults();
});
