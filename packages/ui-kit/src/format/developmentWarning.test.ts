import { afterEach, expect, test, vi } from 'vitest';
import { formatDecimal } from './index.js';

afterEach(() => vi.restoreAllMocks());

/** The console warnings for a value, with options as JavaScript or data could give them. */
function warningsOf(value: unknown, options: object = {}): { text: string; warnings: string[] } {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const text = formatDecimal(value as string, options);
  return { text, warnings: warn.mock.calls.map(([line]) => String(line)) };
}

test.each([
  [
    { decimals: 2.5 },
    '1.2000',
    'decimals 2.5 is no whole number from 0 to 100. It takes 4 decimals instead. Pass how many',
  ],
  [{ decimals: -1 }, '1.2000', 'decimals -1 is no whole'],
  [
    { locale: 'de_DE' },
    '1.2000',
    '"de_DE" is no language tag. It writes as English does. Pass a BCP 47 tag with a hyphen',
  ],
  [{ grouping: 'never' }, '1.2000', 'grouping "never" is not known. It groups as the locale does. Pass'],
  [
    { fallback: 'none' },
    '1.2000',
    'fallback "none" is not known. A value that is no decimal is written as a zero. Pass',
  ],
])('%j is answered with what is wrong, what happens, and what to do', (options, text, warning) => {
  const first = warningsOf('1.2', options);
  expect(first.text).toBe(text);
  expect(first.warnings).toHaveLength(1);
  expect(first.warnings[0]).toContain(warning);
  vi.restoreAllMocks();
  expect(warningsOf('1.2', options).warnings).toEqual([]);
});

test('what is no decimal is named, and what is not there is not', { tags: ['5.numbers'] }, () => {
  expect(warningsOf('1,234.7').warnings).toEqual([
    'formatDecimal: "1,234.7" is no decimal. It is shown as 0. Pass plain digits with a point, such as "1234.5", or read what was typed with parseDecimal.',
  ]);
  vi.restoreAllMocks();
  for (const nothing of [null, undefined, '']) expect(warningsOf(nothing).warnings).toEqual([]);
});

test('right options are answered with nothing', () => {
  const options = { locale: 'en-IN', decimals: 2, grouping: 'locale', fallback: 'dash' };
  expect(warningsOf('1.234', options).warnings).toEqual([]);
});
