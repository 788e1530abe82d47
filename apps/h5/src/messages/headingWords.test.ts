import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../i18n/testing/textsOf.js';

/** What a heading's size leaves at 320 px, in letters of usual width. */
const LONGEST = 17;

/** The words in headings of pages that have to break within, although nothing says where. */
const unbreakable = (headings: readonly string[]): string[] =>
  headings.flatMap((each) => each.split(/[\s\u00ad-]+/)).filter((word) => word.length > LONGEST);

function headingsIn(locale: Locale): string[] {
  return ['manifest', 'document'].flatMap((namespace) => {
    const file = readFileSync(new URL(`${namespace}/${locale}.json`, import.meta.url), 'utf8');
    return Object.entries(JSON.parse(file) as Record<string, string | { message: string }>)
      .filter(([id]) => !['document.checksum', 'document.edition', 'document.failed'].includes(id))
      .map(([, words]) => (typeof words === 'string' ? words : words.message));
  });
}

test.each(LOCALES)('long words in headings have a soft hyphen in %s', (locale) => {
  expect(unbreakable(headingsIn(locale))).toEqual([]);
});

test('a long word without one is reported', () => {
  expect(unbreakable(['Nutzungsvereinbarung', 'Nutzungs\u00advereinbarung'])).toEqual([
    'Nutzungsvereinbarung',
  ]);
});
