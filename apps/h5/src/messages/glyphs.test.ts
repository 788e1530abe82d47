import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, textsOf } from '../i18n/testing/textsOf.js';

/** The ranges of the font in which the pictures are drawn; the browser takes every other character from elsewhere. */
const { latin } = JSON.parse(
  readFileSync(
    new URL('../../../../node_modules/@fontsource-variable/inter/unicode.json', import.meta.url),
    'utf8',
  ),
) as { latin: string };
const ranges = latin.split(',').map((range) => {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
});

/** The characters of a text that the font does not have. */
const missingIn = (text: string): string[] =>
  [...new Set(text)].filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([first, last]) => first <= code && code <= last);
  });

test.each(LOCALES)('the font has every character of the messages in %s', (locale) => {
  expect(missingIn(textsOf(locale))).toEqual([]);
});

test('a character that the font does not have is reported', () => {
  expect(missingIn('Cash → Trading, café “−1 €”…')).toEqual(['→']);
});
