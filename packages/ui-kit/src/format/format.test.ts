import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  directionOf,
  formatChange,
  formatDecimal,
  formatMoney,
  formatPercentChange,
  parseDecimal,
  truncateDecimal,
  type DecimalInput,
  type FormatDecimalOptions,
} from './index.js';

type Row = [value: unknown, text: string, options?: FormatDecimalOptions];

const rows: Row[] = [
  [0.1 + 0.2, '0.3000'],
  [1.005, '1.0050'],
  [4.35 * 100, '434.9999'],
  ['435', '435.0000'],
  [-0.00001, '0.0000'],
  ['-0.00005', '0.0000'],
  [-0, '0.0000'],
  [1e-7, '0.0000'],
  ['1e-7', '0.0000'],
  [1e21, '1,000,000,000,000,000,000,000.0000'],
  ['1e21', '1,000,000,000,000,000,000,000.0000'],
  ['', '0'],
  [null, '0'],
  [undefined, '0'],
  ['abc', '0'],
  ['1,234.5', '0'],
  [' 12.5 ', '12.5000'],
  ['+7', '7.0000'],
  ['.5', '0.5000'],
  ['5.', '5.0000'],
  ['0x10', '0'],
  [Infinity, '0'],
  [NaN, '0'],
  [true, '0'],
  [[], '0'],
  ['.', '0'],
  ['-', '0'],
  ['1e9999', '0'],
  ['9'.repeat(401), '0'],
  ['00012.30', '12.3000'],
  ['1.99999', '1.9999'],
  ['-1.99999', '-1.9999'],
  ['9007199254740993.99999', '9,007,199,254,740,993.9999'],
  ['1234.5', '1,234.50', { decimals: 2 }],
  ['1234.567', '1,234', { decimals: 0 }],
  ['-0.9', '0', { decimals: 0 }],
  ['1234.56789', '1.234,5678', { locale: 'de' }],
  ['1234.56789', '1.234,5678', { locale: 'es' }],
  ['1234.56789', '1234,5678', { locale: 'es', grouping: 'locale' }],
  ['12345.6', '12.345,6000', { locale: 'es', grouping: 'locale' }],
  ['1234567.89', '1\u202f234\u202f567,8900', { locale: 'fr' }],
  ['1234.56789', '1.234,5678', { locale: 'it' }],
  ['1234.56789', '1234,5678', { locale: 'it', grouping: 'locale' }],
  ['-1234.56789', '-1,234.5678', { locale: 'ja' }],
  ['12345678.9', '1,23,45,678.9000', { locale: 'en-IN' }],
  ['123456789012345678901234567890.1234', '123,456,789,012,345,678,901,234,567,890.1234'],
  [9007199254740993n, '9,007,199,254,740,993.0000'],
  ['abc', '0,00', { locale: 'de', decimals: 2, fallback: 'zero' }],
  [null, '–', { fallback: 'dash' }],
  ['1.5', '1.5000', { locale: 'not a locale' }],
];

describe('formatDecimal', () => {
  for (const [value, text, options] of rows) {
    const shown = typeof value === 'bigint' ? `${value}n` : JSON.stringify(value);
    test(`writes ${shown?.slice(0, 50)} ${JSON.stringify(options ?? {})} as ${text}`, () => {
      expect(formatDecimal(value as DecimalInput, options)).toBe(text);
    });
  }
});

const decimalText = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 29n }), fc.integer({ min: 0, max: 20 }))
  .map(([isNegative, digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0');
    const cut = text.length - places;
    return `${isNegative ? '-' : ''}${text.slice(0, cut)}${places === 0 ? '' : `.${text.slice(cut)}`}`;
  });

/** An independent reference: big.js cut toward zero. */
function reference(value: string | number, places: number): string {
  const text = new Big(value).round(places, Big.roundDown).toFixed(places);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
}

/** Numbers of every magnitude that a formatter meets, half of them with few digits: 3e-9 as well as 812345678.123. */
const magnitude = fc
  .tuple(fc.double({ min: -10, max: 10, noNaN: true }), fc.integer({ min: -12, max: 12 }), fc.boolean())
  .map(([value, exponent, isShort]) =>
    Number(`${isShort ? value.toFixed(3) : String(value)}e${String(exponent)}`),
  )
  .filter(Number.isFinite);

describe('the formatter on any value', () => {
  test('agrees with big.js on decimal texts', () => {
    fc.assert(
      fc.property(decimalText, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
        expect(formatDecimal(value, { decimals }).replaceAll(',', '')).toBe(reference(value, decimals));
      }),
      { numRuns: 10_000 },
    );
  });

  test('agrees with big.js on numbers', () => {
    fc.assert(
      fc.property(magnitude, fc.integer({ min: 0, max: 20 }), (value, decimals) => {
        expect(formatDecimal(value, { decimals }).replaceAll(',', '')).toBe(reference(value, decimals));
      }),
      { numRuns: 10_000 },
    );
  });

  test('is undone by parseDecimal in every locale and grouping', () => {
    const locales = fc.constantFrom(
      'en',
      'de',
      'es',
      'fr',
      'it',
      'ja',
      'en-IN',
      'de-CH',
      'de-AT',
      'pl',
      'ar-EG',
      'hi-u-nu-deva',
    );
    const grouping = fc.constantFrom('always' as const, 'locale' as const);
    fc.assert(
      fc.property(
        decimalText,
        locales,
        grouping,
        fc.integer({ min: 0, max: 8 }),
        (value, locale, mode, decimals) => {
          const text = formatDecimal(value, { locale, grouping: mode, decimals });
          expect(parseDecimal(text, { locale })).toBe(reference(value, decimals));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('never throws and never shows more than one line of characters for noise', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(formatDecimal(value as DecimalInput).length).toBeLessThan(1_200);
      }),
    );
  });
});

describe('parseDecimal', () => {
  const cases: [text: string, locale: string, value: string | null][] = [
    ['1,5', 'en', '1.5'],
    ['1.5', 'de', '1.5'],
    ['1,234', 'en', '1234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'de', '1234'],
    ['1.234', 'en', '1.234'],
    ['0.123', 'de', '0.123'],
    ['1.234,56 EUR', 'de', '1234.56'],
    ['€ 1.234,56', 'en', '1234.56'],
    ['-$5', 'en', '-5'],
    ['$-5', 'en', '-5'],
    ['\u22125', 'en', '-5'],
    ['1 234 567,89', 'fr', '1234567.89'],
    ["1'234.50", 'de-CH', '1234.50'],
    ['1,23,456.7', 'en-IN', '123456.7'],
    ['１２．５', 'en', '12.5'],
    ['١٢٫٥', 'ar', '12.5'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5'],
    ['-0', 'en', '0'],
    ['007', 'en', '7'],
    ['', 'en', null],
    ['-', 'en', null],
    ['abc', 'en', null],
    ['1e5', 'en', null],
    ['1.2.3', 'en', null],
    ['1,23,4', 'en', null],
    ['1.234,567.8', 'en', null],
    ['12 apples', 'en', null],
    ['1'.repeat(401), 'en', null],
  ];
  for (const [text, locale, value] of cases) {
    test(`reads ${JSON.stringify(text.slice(0, 20))} in ${locale} as ${value}`, () => {
      expect(parseDecimal(text, { locale })).toBe(value);
    });
  }
});

describe('truncateDecimal', () => {
  test('cuts toward zero and adds nothing', { tags: ['5.numbers', '9.defaults'] }, () => {
    expect(truncateDecimal('1.99999', 4)).toBe('1.9999');
    expect(truncateDecimal('-1.99999')).toBe('-1.9999');
    expect(truncateDecimal('1.5', 4)).toBe('1.5');
    expect(truncateDecimal('-0.00001', 4)).toBe('0.0000');
    expect(truncateDecimal('12.9', 0)).toBe('12');
    expect(truncateDecimal('abc', 4)).toBe('0');
  });
});

describe('changes and money', () => {
  test('show their sign, with the minus of typography', () => {
    expect(formatChange('1.259', { decimals: 2 })).toBe('+1.25');
    expect(formatChange('-1.259', { decimals: 2 })).toBe('−1.25');
    expect(formatChange('0', { decimals: 2 })).toBe('0.00');
    expect(formatChange(undefined)).toBe('–');
    expect(formatPercentChange('-1.5')).toBe('−1.50%');
    expect(formatPercentChange('1.235')).toBe('+1.24%');
    expect(formatPercentChange('-0.004')).toBe('0.00%');
    expect(formatPercentChange('1.5', { locale: 'de' })).toBe('+1,50\u00a0%');
  });

  test('judge the direction by what is shown', () => {
    expect(directionOf('-0.001', 2)).toBe('flat');
    expect(directionOf('-0.01', 2)).toBe('loss');
    expect(directionOf('0.01', 2)).toBe('gain');
    expect(directionOf('n/a', 2)).toBe('unknown');
  });

  test('put the currency where the language has it, and cut what a customer owns', () => {
    expect(formatMoney('-1234.567', { currency: 'USD' })).toBe('−$1,234.56');
    expect(formatMoney('1234.567', { currency: 'EUR', locale: 'de' })).toBe('1.234,56\u00a0€');
    expect(formatMoney('12.5', { currency: 'USDT', decimals: 4 })).toBe('12.5000\u00a0USDT');
    expect(formatMoney(null, { currency: 'USD' })).toBe('–');
  });
});

describe('a derived figure', () => {
  test.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.00499', 2, '1.00'],
    ['9.995', 2, '10.00'],
    ['999.5', 0, '1,000'],
    ['0.4', 0, '0'],
    ['-0.004', 2, '0.00'],
    ['5', 2, '5.00'],
    [0.1 + 0.2, 4, '0.3000'],
    ['1e-7', 6, '0.000000'],
  ])('%s to %i decimals is %s: rounded, half away from zero', (value, decimals, text) => {
    expect(formatDecimal(value, { decimals, rounding: 'half-up' })).toBe(text);
  });

  test('goes the way that it shows', () => {
    expect(directionOf('0.005', 2)).toBe('flat');
    expect(directionOf('0.005', 2, 'half-up')).toBe('gain');
  });
});
