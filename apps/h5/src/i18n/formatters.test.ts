import { expect, test } from 'vitest';
import { dateFormat } from './formatters.js';
import { wholeLocales } from './locales.js';

const AFTERNOON = new Date('2026-11-25T15:04:00Z');

test.each(wholeLocales)('times read 15:04 in %s, whatever is written beside them', (locale) => {
  const styles = [
    { timeStyle: 'short' },
    { dateStyle: 'medium', timeStyle: 'short' },
    { hour: '2-digit', minute: '2-digit' },
    { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  ] as const;
  for (const style of styles) {
    expect(dateFormat(locale, { ...style, timeZone: 'UTC' }).format(AFTERNOON)).toMatch(/(^|\s)15:04(\s|$)/);
  }
});
