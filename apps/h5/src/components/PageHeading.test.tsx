import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { PageHeading } from './PageHeading.js';
import { mountPart } from './testing/mountPart.js';

afterEach(async () => {
  await screen.viewport(390, 844);
  document.documentElement.style.fontSize = '';
});

test('an amount in a heading stays in one line on a small phone with text twice as large', async () => {
  await screen.viewport(320, 568);
  document.documentElement.style.fontSize = '200%';
  mountPart(<PageHeading hasAmount>Deposit of $250,000.00 reported</PageHeading>);
  const heading = screen.getByRole('heading');
  await expect.element(heading).toBeVisible();
  const text = heading.element().firstChild as Text;
  const amount = document.createRange();
  const start = text.data.indexOf('$');
  amount.setStart(text, start);
  amount.setEnd(text, text.data.indexOf(' ', start));
  expect(amount.getClientRects()).toHaveLength(1);
});
