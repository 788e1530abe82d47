import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { CheckboxGroup } from './index.js';

const options = [
  { value: 'fills', label: 'Orders', note: 'In parts too' },
  { value: 'payouts', label: 'Dividends' },
] as const;

test('each is ticked by itself, and the value keeps the order of the options and what is none', async () => {
  const heard: (readonly string[])[] = [];
  mount(
    <CheckboxGroup<string>
      label="Tell me about"
      options={options}
      defaultValue={['gone', 'payouts']}
      error="Tick at least one."
      required
      onValueChange={(value) => heard.push(value)}
    />,
  );
  const group = page.getByRole('group', { name: 'Tell me about' });
  await expect.element(group).toHaveAccessibleDescription('Tick at least one.');
  const orders = page.getByRole('checkbox', { name: 'Orders', exact: true });
  await expect.element(orders).toHaveAttribute('aria-invalid', 'true');
  await expect.element(orders).toHaveAccessibleDescription('In parts too');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab} {Tab} ');
  expect(heard).toEqual([
    ['fills', 'payouts', 'gone'],
    ['fills', 'gone'],
  ]);
});
