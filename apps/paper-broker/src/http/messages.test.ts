import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue, fieldCodes } from './errorCatalogue.js';
import { chooseLocale, locales } from './locale.js';
import { messageFor } from './messages.js';

const read = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[0]).sort();

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

  it('fill in what they are given', () => {
    expect(messageFor('below_minimum', 'en', { min: '10' })).toBe('Minimum purchase amount is 10');
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
