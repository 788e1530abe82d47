import { createIntl } from 'react-intl/server';
import { expect, test } from 'vitest';
import type { MessageId } from './ids.js';
import { LOCALES, textOf, textsOf, type Locale } from '../i18n/testing/textsOf.js';

const said = (locale: Locale, id: MessageId, values: Record<string, string | number>) => {
  const messages = { [id]: textOf(locale, id) } as never;
  return createIntl({ locale, messages }).formatMessage({ id }, values);
};

test.each([
  ['en', '0.5', '0.5 units'],
  ['en', '1', '1 unit'],
  ['de', '1,323102', '1,323102 Anteile'],
  ['de', '1', '1 Anteil'],
  // In French everything below two is singular.
  ['fr', '1,323102', '1,323102 part'],
  ['fr', '0,5', '0,5 part'],
  ['fr', '2', '2 parts'],
  ['es', '1,323102', '1,323102 participaciones'],
  ['es', '1', '1 participación'],
  ['it', '1,323102', '1,323102 quote'],
  ['it', '1', '1 quota'],
] as const)('in %s, %s units of a fund take the number of the language', (locale, units, sentence) => {
  expect(said(locale, 'funds.units', { count: Number(units.replace(',', '.')), units })).toBe(sentence);
});

test('hidden units do not reveal by their word whether they are one', () => {
  expect(said('en', 'funds.units', { count: Number('••••'), units: '••••' })).toBe('•••• units');
});

test('an amount that pays for one share buys one share', () => {
  const one = LOCALES.map((locale) => said(locale, 'orderTicket.amountBuys', { count: 1, quantity: '1' }));
  expect(one).toEqual([
    'Comes to 1 share',
    'Ergibt 1 Stück',
    'Equivale a 1 azione',
    'Soit 1 action',
    'Equivale a 1 acción',
  ]);
});

/**
 * A plural directly after a number that may be one, or less than two with decimals. Shares of block trades and of
 * subscriptions are counted in hundreds, so their nouns are missing here.
 */
const PLURAL_AFTER_NUMBER: Record<Locale, RegExp> = {
  en: /\{units\} units|\{quantity\} (are|have)\b/,
  de: /\{units\} Anteile|\{quantity\} (werden|können|sind)\b/,
  fr: /\{units\} parts|\{quantity\} (peuvent|demandées|détenues|vendues)|\{count\} non lus/,
  es: /\{units\} participaciones|\{quantity\} (pueden|solicitadas|vendidas)\b/,
  it: /\{units\} quote|\{quantity\} (possono|richieste|vendute)\b/,
};

test.each(LOCALES)('no plural stands after a bare number in %s', (locale) => {
  const plural = textsOf(locale)
    .split('\n')
    // One of several forms.
    .map((text) => text.replaceAll(/\{count, plural, .*\}\}/g, ''))
    .filter((text) => PLURAL_AFTER_NUMBER[locale].test(text));
  expect(plural).toEqual([]);
});

test('a plural after a bare number is reported', () => {
  expect(PLURAL_AFTER_NUMBER.fr.test('{units} parts à {nav}')).toBe(true);
});
