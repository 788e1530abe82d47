import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('large text of the placeholder becomes smaller before it is cut', async () => {
  await page.viewport(320, 568);
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(390, 844);
  });
  mount(<SearchField label="Symbol oder Unternehmen" defaultValue="" />);
  const field = page.getByRole('searchbox').element() as HTMLInputElement;
  const placeholderPx = () => Number.parseFloat(getComputedStyle(field, '::placeholder').fontSize);
  const widthPx = () => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('The browser does not measure text.');
    canvas.font = `${placeholderPx()}px ${getComputedStyle(field).fontFamily}`;
    return canvas.measureText(field.placeholder).width;
  };
  const usualPx = placeholderPx();
  expect(widthPx()).toBeLessThanOrEqual(field.clientWidth);
  document.documentElement.style.fontSize = '200%';
  expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThan(1.9 * usualPx);
  expect(widthPx()).toBeLessThanOrEqual(field.clientWidth);
  expect(placeholderPx()).toBeGreaterThanOrEqual(usualPx);
});
