import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en, fillMessage } from '../messages/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { NumberInput, type NumberInputProps } from './index.js';

const values: string[] = [];

function Example(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <NumberInput
      label="Amount"
      locale="en"
      {...props}
      value={value}
      onValueChange={(next) => {
        values.push(next);
        setValue(next);
      }}
    />
  );
}

const field = () => page.getByRole('textbox', { name: 'Amount' });
const lastValue = () => values.at(-1);

test('what is typed is exact text and is grouped at rest', async () => {
  mount(<Example />);
  await userEvent.type(field(), '1234567.8901');
  expect(lastValue()).toBe('1234567.8901');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('1,234,567.8901');
  await field().click();
  await expect.element(field()).toHaveValue('1234567.8901');
  await expectNoAxeFaults();
});

test('a comma from a keypad that has no point is a decimal sign', async () => {
  mount(<Example />);
  await userEvent.type(field(), '1,5');
  expect(lastValue()).toBe('1.5');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('1.5');
});

test('a fifth decimal and a letter are refused, and the decimal says why', async () => {
  mount(<Example />);
  await userEvent.type(field(), '1.23456');
  await expect.element(field()).toHaveValue('1.2345');
  await expect.element(field()).toHaveAccessibleDescription(fillMessage(en.tooManyDecimals, { decimals: 4 }));
  await userEvent.type(field(), 'e');
  await expect.element(field()).toHaveValue('1.2345');
});

test.each([
  ['de', '1.000', '1000', 'Read as 1000'],
  ['en', '1,000', '1000', 'Read as 1000'],
  ['en', '1.000', '1.000', 'Read as 1'],
  ['de', '1,500', '1.500', 'Read as 1,5'],
])('in %s a pasted %s follows the locale and shows how it was read', async (locale, pasted, value, said) => {
  mount(<Example locale={locale} />);
  await field().click();
  const data = new DataTransfer();
  data.setData('text', pasted);
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  expect(lastValue()).toBe(value);
  await userEvent.tab();
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

test('arrows, Page keys, Home and End step exactly within the bounds', async () => {
  mount(<Example value="0.1" step="0.1" min="0" max="2" />);
  await field().click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(lastValue()).toBe('0.3');
  await userEvent.keyboard('{PageUp}');
  expect(lastValue()).toBe('1.3');
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(lastValue()).toBe('2');
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(lastValue()).toBe('0');
});

test('the step buttons carry the field in their names and stop at the bounds', async () => {
  mount(<Example value="9" step="1" min="0" max="10" unit="shares" />);
  await page.getByRole('button', { name: 'Increase Amount' }).click();
  expect(lastValue()).toBe('10');
  await expect.element(page.getByRole('button', { name: 'Increase Amount' })).toBeDisabled();
  await page.getByRole('button', { name: 'Decrease Amount' }).click();
  expect(lastValue()).toBe('9');
  await expectNoAxeFaults();
});

test('beyond a bound the value stays and the field says so', async () => {
  mount(<Example min="10" max="1000" />);
  await userEvent.type(field(), '5');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('At least 10');
  expect(lastValue()).toBe('5');
});

const signKey = () => page.getByRole('button', { name: 'Change sign of Amount' });

test('Max fills in what is available and the sign key turns it round', async () => {
  mount(<Example maxAction="250.75" />);
  await page.getByRole('button', { name: 'Max' }).click();
  expect(lastValue()).toBe('250.75');
  await expect.element(field()).toHaveFocus();
  await signKey().click();
  expect(lastValue()).toBe('-250.75');
  await signKey().click();
  expect(lastValue()).toBe('250.75');
  await expectNoAxeFaults();
});

test.each<[string, Partial<NumberInputProps>, boolean]>([
  ['nothing is said', {}, true],
  ['the least value is below zero', { min: '-10' }, true],
  ['the least value is zero', { min: '0' }, false],
  ['they are refused', { allowNegative: false }, false],
  ['they are allowed whatever the least value', { min: '0', allowNegative: true }, true],
])('where %s, negatives and the key for their sign go together', async (_where, props, areAllowed) => {
  mount(<Example value="5" {...props} />);
  await expect.element(field()).toBeVisible();
  expect(signKey().elements()).toHaveLength(areAllowed ? 1 : 0);
  await userEvent.clear(field());
  await userEvent.type(field(), '-7');
  expect(lastValue()).toBe(areAllowed ? '-7' : '7');
});

test('a lone minus has no value and goes when the field is left', async () => {
  mount(<Example />);
  await userEvent.type(field(), '-');
  await expect.element(field()).toHaveValue('-');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('');
});

test('a value from outside replaces what was typed, the same number in other words does not', async () => {
  const props = { label: 'Amount', locale: 'en', onValueChange: () => undefined };
  const { rerender } = mount(<NumberInput {...props} value="" />);
  rerender(<NumberInput {...props} value="7" />);
  await expect.element(field()).toHaveValue('7');
});

test('who comes by Tab replaces the grouped number, as `fill` does, and does not add to it', async () => {
  mount(
    <>
      <button type="button">Before</button>
      <Example value="1234.5" />
    </>,
  );
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.tab();
  await expect.element(field()).toHaveValue('1234.5');
  await userEvent.keyboard('78');
  expect(lastValue()).toBe('78');
  await page.getByRole('button', { name: 'Before' }).click();
  await field().fill('4321');
  expect(lastValue()).toBe('4321');
  await field().fill('9');
  expect(lastValue()).toBe('9');
});

test('a locale or a bound that is none breaks nothing', async () => {
  mount(<Example value="1234.5" locale="no such locale" min="much" step="a bit" />);
  await expect.element(field()).toHaveValue('1,234.5');
  await page.getByRole('button', { name: 'Increase Amount' }).click();
  expect(lastValue()).toBe('1235.5');
});

test('a value that is no number shows as none', async () => {
  mount(<Example value="much" />);
  await expect.element(field()).toHaveValue('');
  await userEvent.type(field(), '5');
  expect(lastValue()).toBe('5');
});

test('text that a voice or a browser puts in at once is taken, as what is typed is', async () => {
  mount(<Example decimals={2} />);
  await field().click();
  document.execCommand('insertText', false, '12,500.559 dollars');
  await expect.element(field()).toHaveValue('12500.55');
  expect(lastValue()).toBe('12500.55');
  await expect
    .element(field())
    .toHaveAccessibleDescription(new RegExp(fillMessage(en.tooManyDecimals, { decimals: 2 })));
});
