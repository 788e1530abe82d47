import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Accordion } from './index.js';

const items = [
  { value: 'fees', label: 'Fees', content: 'At least 1.00 USD' },
  { value: 'taxes', label: 'Taxes', content: 'Each March' },
] as const;
const isOpen = (container: Element) => [...container.querySelectorAll('details')].map(({ open }) => open);

test('opens and closes by key and by tap, and keeps for itself what is open', async () => {
  const { container } = mount(<Accordion items={items} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await page.getByText('Taxes').click();
  await expect.element(page.getByText('Each March')).toBeVisible();
  await expectNoAxeFaults();
  expect(isOpen(container)).toEqual([true, true]);
  await userEvent.keyboard(' ');
  await expect.poll(() => isOpen(container)).toEqual([true, false]);
});

test('one at a time closes the others, what the browser itself opens counts, and an owner decides', async () => {
  const { container } = mount(<Accordion items={items} defaultValue={['fees']} isExclusive />);
  const [, taxes] = container.querySelectorAll('details');
  // The browser's find-in-page opens an item in this way.
  taxes!.open = true;
  await expect.poll(() => isOpen(container)).toEqual([false, true]);
  const heard: (readonly string[])[] = [];
  const owned = mount(<Accordion items={items} value={[]} onValueChange={(value) => heard.push(value)} />);
  await page.elementLocator(owned.container).getByText('Fees').click();
  expect(heard).toEqual([['fees']]);
  expect(isOpen(owned.container)).toEqual([false, false]);
});
