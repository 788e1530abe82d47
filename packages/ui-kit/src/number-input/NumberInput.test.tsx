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

/** Puts a text in at the caret at once, as a paste, autofill and dictation do. */
const insert = (text: string) => document.execCommand('insertText', false, text);

const DECIMALS = fillMessage(en.tooManyDecimals, { decimals: 4 });
const NUMBERS = fillMessage(en.numbersOnly, { example: '1,234.5' });
const LENGTH = fillMessage(en.tooLong, { length: 140 });

test.each<[string, string, string, Partial<NumberInputProps>]>([
  ['a letter', 'e', NUMBERS, {}],
  ['a second decimal sign', ',', NUMBERS, {}],
  ['a fifth decimal', '6', DECIMALS, {}],
  ['a minus', '-', en.noNegatives, { min: '0' }],
  ['a minus that does not lead', '-', NUMBERS, {}],
  ['a pasted word', 'twelve', NUMBERS, {}],
  ['two pasted numbers', ' 12/13', NUMBERS, {}],
  ['a paste that is too long', '9'.repeat(140), LENGTH, {}],
])('%s is refused with the rule until the next key', async (_what, change, rule, props) => {
  mount(<Example value="1.2345" {...props} />);
  await field().click();
  await userEvent.keyboard('{End}');
  insert(change);
  await expect.element(page.getByText(rule, { exact: true })).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription(rule);
  await expect.element(field()).toHaveValue('1.2345');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await expectNoAxeFaults();
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('1.234');
  await expect.element(field()).not.toHaveAccessibleDescription(rule);
});

test('a rule is announced once and stays when the field is left, so that nothing moves under the finger', async () => {
  mount(<Example />);
  await userEvent.type(field(), '12');
  const note = page.getByText(NUMBERS);
  const said: string[] = [];
  const region = document.querySelector('[data-part="note"]');
  if (region === null) throw new Error('The field has no note.');
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await userEvent.keyboard('abc');
  await expect.element(note).toBeVisible();
  await userEvent.tab();
  await expect.element(field()).not.toHaveFocus();
  await expect.element(note).toBeVisible();
  await userEvent.type(field(), '3');
  await expect.element(note).not.toBeInTheDocument();
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(said).toEqual([NUMBERS, '']);
  expect(lastValue()).toBe('123');
});

test.each([
  ['a letter', 'x'],
  ['a decimal sign', '.'],
  ['a fraction', '.5'],
  ['a fraction after the other sign', ',5'],
])('a field of whole numbers says so to %s, and keeps the number', async (_what, keys) => {
  mount(<Example value="12" decimals={0} />);
  await userEvent.type(field(), keys);
  await expect.element(field()).toHaveAccessibleDescription(en.wholeNumbersOnly);
  await userEvent.tab();
  await expect.element(field()).toHaveValue('12');
  await expect.element(page.getByText(en.wholeNumbersOnly)).toBeVisible();
});

test.each([
  ['de', '1.000', '1000', 'Read as 1000'],
  ['en', '1,000', '1000', 'Read as 1000'],
  ['en', '1.000', '1.000', 'Read as 1'],
  ['de', '1,500', '1.500', 'Read as 1,5'],
])('in %s a pasted %s follows the locale and shows how it was read', async (locale, pasted, value, said) => {
  mount(<Example locale={locale} />);
  await field().click();
  insert(pasted);
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
  insert('12,500.559 dollars');
  await expect.element(field()).toHaveValue('12500.55');
  expect(lastValue()).toBe('12500.55');
  await expect
    .element(field())
    .toHaveAccessibleDescription(new RegExp(fillMessage(en.tooManyDecimals, { decimals: 2 })));
});
