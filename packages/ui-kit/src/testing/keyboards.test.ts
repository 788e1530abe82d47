import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from '../code-field/index.js';
import { DateField } from '../date-picker/index.js';
import { NumberInput } from '../number-input/index.js';
import { PasswordField } from '../password-field/index.js';
import { PhoneField } from '../phone-field/index.js';
import { SearchField } from '../search-field/index.js';

const codes = { areaCodes: [{ code: '+49', label: 'Germany' }], defaultValue: { areaCode: '', number: '' } };

const cases: readonly [name: string, attribute: string, part: unknown, props?: object][] = [
  ['NumberInput', 'inputMode="decimal"', NumberInput],
  ['NumberInput of whole numbers', 'inputMode="numeric"', NumberInput, { decimals: 0 }],
  ['DateField', 'inputMode="numeric"', DateField],
  ['CodeField', 'inputMode="numeric"', CodeField],
  ['CodeField', 'autoComplete="one-time-code"', CodeField],
  ['PhoneField', 'type="tel"', PhoneField, codes],
  ['PhoneField', 'autoComplete="tel-country-code"', PhoneField, codes],
  ['PhoneField', 'autoComplete="tel-national"', PhoneField, codes],
  ['SearchField', 'enterKeyHint="search"', SearchField],
  ['PasswordField', 'autoComplete="current-password"', PasswordField],
  ['PasswordField', 'maxLength="140"', PasswordField],
];

test.each(cases)('%s tells a phone %s', (_name, attribute, part, props) => {
  const field = createElement(part as ComponentType<Record<string, unknown>>, {
    label: 'L',
    defaultValue: '',
    ...props,
  });
  expect(renderToString(field)).toContain(attribute);
});
