import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Select } from './index.js';

function Example() {
  const [value, setValue] = useState<'' | 'USD' | 'EUR'>('');
  return (
    <Select
      label="Currency"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'USD', label: 'US dollar' },
        { value: 'EUR', label: 'Euro' },
      ]}
    />
  );
}

test('it says that nothing is chosen, and then what is', async () => {
  mount(<Example />);
  const list = page.getByRole('combobox', { name: 'Currency' });
  await expect.element(list).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(list, 'EUR');
  await expect.element(list).toHaveDisplayValue('Euro');
  await expectNoAxeFaults();
});

test('a value of no option shows that nothing is chosen, and no other option', async () => {
  const options = [
    { value: 'USD', label: 'US dollar' },
    { value: 'EUR', label: 'Euro' },
  ];
  const select = (given: typeof options) => (
    <Select label="Currency" value="GBP" onValueChange={() => undefined} options={given} />
  );
  const { rerender } = mount(select(options));
  const list = page.getByRole('combobox', { name: 'Currency' });
  await expect.element(list).toHaveDisplayValue('Choose');
  rerender(select([...options, { value: 'GBP', label: 'Pound' }]));
  await expect.element(list).toHaveDisplayValue('Pound');
});
