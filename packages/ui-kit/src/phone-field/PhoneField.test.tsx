import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { PhoneField } from './index.js';

const areaCodes = [
  { code: '+1', label: 'United States' },
  { code: '+49', label: 'Germany' },
];

function Example() {
  const [value, setValue] = useState({ areaCode: '+1', number: '' });
  return <PhoneField label="Phone" value={value} onValueChange={setValue} areaCodes={areaCodes} />;
}

test('code and number are two named controls, and an international number fills both', async () => {
  mount(<Example />);
  const number = page.getByRole('textbox', { name: 'Phone' });
  await userEvent.fill(number, '+49 30 123456');
  await expect.element(number).toHaveValue('30123456');
  await expect.element(page.getByRole('combobox')).toHaveValue('+49');
  await userEvent.selectOptions(page.getByRole('combobox'), '+1');
  await expect.element(number).toHaveValue('30123456');
  await expectNoAxeFaults();
});

test('a code that is not in the list is heard as it is shown, and no other country is', async () => {
  const field = (areaCode: string) => (
    <PhoneField
      label="Phone"
      value={{ areaCode, number: '' }}
      onValueChange={() => undefined}
      areaCodes={areaCodes}
    />
  );
  const { rerender } = mount(field('+999'));
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('+999');
  rerender(field(''));
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Choose');
  rerender(field('+49'));
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Germany (+49)');
  expect(page.getByRole('combobox').element().childElementCount).toBe(2);
});
