import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { SearchField } from './index.js';

test('Enter searches, Escape and the button empty it and keep the focus', async () => {
  const onSearch = vi.fn();
  function Example() {
    const [value, setValue] = useState('');
    return <SearchField label="Search stocks" value={value} onValueChange={setValue} onSearch={onSearch} />;
  }
  mount(<Example />);
  const field = page.getByRole('searchbox', { name: 'Search stocks' });
  await userEvent.type(field, 'bank{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('bank');
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'x{Escape}');
  await expect.element(field).toHaveValue('');
});

test('what is off cannot be emptied', async () => {
  mount(<SearchField label="Search stocks" value="bank" onValueChange={vi.fn()} disabled />);
  await expect.element(page.getByRole('searchbox', { name: 'Search stocks' })).toBeDisabled();
  expect(page.getByRole('button').elements()).toEqual([]);
  await expectNoAxeFaults();
});
