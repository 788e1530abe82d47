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
