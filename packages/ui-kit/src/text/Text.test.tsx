import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Heading, Text } from './index.js';

test('a heading has its place and its look apart, and words are the element that they should be', async () => {
  mount(
    <>
      <Heading level={1}>Portfolio</Heading>
      <Heading level={2} step="lead">
        Positions
      </Heading>
      <Text as="p">
        Sold, see <a href="#order">the order</a>.
      </Text>
    </>,
  );
  const heading = page.getByRole('heading', { level: 2, name: 'Positions' }).element();
  expect(getComputedStyle(heading).fontSize).toBe('17px');
  await expect.element(page.getByRole('paragraph')).toBeVisible();
  await expectNoAxeFaults();
});
