import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue, fieldCodes } from './errorCatalogue.js';
import { chooseLocale, locales } from './locale.js';
import { messageParams } from './messageParams.js';
import { messageFor } from './messages.js';

const read = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{[^}]*\}/g)].map((match) => match[0]).sort();
const params: Readonly<Record<string, readonly string[]>> = messageParams;
/** Placeholders of a text that its refusals need not fill. */
const missingParams = (code: string, text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)].flatMap(([, name = '']) => (params[code]?.includes(name) ? [] : [name]));

describe('the messages', () => {
  it.each(locales)(
    'in %s are there for every code and no other, with the placeholders of the English ones',
    (locale) => {
      const english = read('en');
      const messages = read(locale);
      expect(Object.keys(messages).sort()).toEqual([...Object.keys(errorCatalogue), ...fieldCodes].sort());
      for (const [code, text] of Object.entries(messages)) {
        expect(text.trim(), code).not.toBe('');
        expect(placeholders(text), code).toEqual(placeholders(english[code] ?? ''));
        if (locale !== 'en') expect(text, code).not.toBe(english[code]);
      }
    },
  );

  it.each(locales)('in %s name no value that a refusal may leave out', (locale) => {
    for (const [code, text] of Object.entries(read(locale))) {
      expect(missingParams(code, text), code).toEqual([]);
      for (const name of params[code] ?? []) expect(text, code).toContain(`{${name}`);
    }
    expect(missingParams('rate_limited', 'Please wait {seconds} seconds.')).toEqual(['seconds']);
  });

  it('fill in what they are given', () => {
    expect(messageFor('below_minimum', 'en', { min: '10' })).toBe('Minimum purchase amount is 10');
    expect(messageFor('limit_reached', 'en', { max: '20 MB' })).toBe('You have reached the limit of 20 MB.');
  });

  it.each([
    ['en', 'NT$23,400.00 needed, NT$1,200.50 available'],
    ['de', '23.400,00 NT$ benötigt, 1.200,50 NT$ verfügbar'],
    ['es', '23.400,00 TWD y hay 1.200,50 TWD'],
    ['fr', '23 400,00 TWD nécessaires, 1 200,50 TWD disponibles'],
    ['it', '23.400,00 TWD, disponibili 1.200,50 TWD'],
  ] as const)('write money in %s as its readers do', (locale, expected) => {
    const params = { needed: '23400', available: '1200.5', currency: 'TWD' };
    const plain = messageFor('insufficient_funds', locale, params).replace(/\s/g, ' ');
    expect(plain).toContain(expected);
  });

  it.each([
    ['en', 'Mar 3, 2026, 15:00 UTC'],
    ['de', '3. März 2026, 15:00 UTC'],
    ['es', '3 mar 2026, 15:00 UTC'],
    ['fr', '3 mars 2026, 15:00 UTC'],
    ['it', '3 mar 2026, 15:00 UTC'],
  ] as const)('write a time in %s with its zone', (locale, expected) => {
    const message = messageFor('payee_cooling', locale, { until: '2026-03-03T15:00:00.000Z' });
    expect(message.replace(/\s/g, ' ')).toContain(expected);
  });

  it('write shares and coins grouped, every digit of them', () => {
    expect(messageFor('block_minimum', 'de', { min: '10000' })).toContain('10.000 Aktien');
    expect(messageFor('exceeds_outstanding', 'en', { max: '1000000.000001', currency: 'USDT' })).toContain(
      '1,000,000.000001\u00A0USDT',
    );
    expect(messageFor('tick_size', 'en', { step: '0.005', currency: 'HKD' })).toContain('HK$0.005');
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de-AT', 'de'],
    ['ja, it;q=0.5', 'it'],
    ['en;q=0.1, es;q=0.9', 'es'],
    ['fr;q=0, de', 'de'],
    ['*', 'en'],
    [',;q=,,x', 'en'],
  ])('for Accept-Language %s is %s', (header, expected) => {
    expect(chooseLocale(header)).toBe(expected);
  });
});
