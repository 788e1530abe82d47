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
