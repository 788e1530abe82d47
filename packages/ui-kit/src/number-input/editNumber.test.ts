import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDecimals, compareDecimals } from './decimalMath.js';
import { editNumber, toFieldText, toRestText, type NumberRules } from './editNumber.js';
import { toAsciiDigits } from './separators.js';
import { clampNumber, brokenBound, stepNumber } from './stepNumber.js';

const rulesFor = (locale: string, rest: Partial<NumberRules> = {}): NumberRules => ({
  locale,
  allowNegative: false,
  decimals: 4,
  ...rest,
});

/** Types a text key by key, as a customer does. */
function type(keys: string, rules: NumberRules) {
  let state: ReturnType<typeof editNumber> = { text: '', value: '', isAmbiguous: false };
  for (const key of keys) state = editNumber(state.text, state.text + key, rules, true);
  return state;
}

/** Replaces the text at once, as a paste does. */
const paste = (pasted: string, rules: NumberRules, text = '') => editNumber(text, pasted, rules, false);

describe('typing', () => {
  test.each([
    ['en', '1,5', '1.5'],
    ['en', '1.5', '1.5'],
    ['de', '1,5', '1.5'],
    ['de', '1.5', '1.5'],
    ['en', '1,234', '1234'],
    ['en', '1,234.5', '1234.5'],
    ['en', '1,234,567.89', '1234567.89'],
    ['de', '1.234', '1234'],
    ['de', '1.234,56', '1234.56'],
    ['de', '1.234.567', '1234567'],
    ['de', '1,234', '1.234'],
    ['en', '0,125', '0.125'],
    ['fr', '1 234,5', '1234.5'],
    ['de-CH', "1'234.5", '1234.5'],
    ['en-IN', '12,34,567', '1234567'],
    ['en', '.5', '0.5'],
    ['en', '5.', '5'],
    ['en', '007', '7'],
    ['en', '１２', '12'],
    ['en', '١٢٫٥', '12.5'],
    ['en', '१२', '12'],
    ['en', '1.50', '1.50'],
    ['en', '1234567890123456789012.1234', '1234567890123456789012.1234'],
  ])('in %s, %s is %s', (locale, keys, value) => {
    expect(type(keys, rulesFor(locale)).value).toBe(value);
  });

  test('digits beyond the allowed places are refused at the key, with the reason', () => {
    const state = type('1234.56789', rulesFor('en'));
    expect(state).toMatchObject({ text: '1234.5678', value: '1234.5678', refused: 'decimals' });
  });

  test('letters, exponents and a plus are refused', () => {
    for (const key of ['a', 'e', '+', '$', '/']) {
      expect(editNumber('12', `12${key}`, rulesFor('en'), true)).toMatchObject({
        text: '12',
        value: '12',
        refused: 'character',
      });
    }
  });

  test('a second decimal sign is refused, and one right after itself takes it back', () => {
    expect(editNumber('1.5', '1.5.', rulesFor('en'), true)).toMatchObject({
      text: '1.5',
      refused: 'separator',
    });
    expect(editNumber('1.', '1..', rulesFor('en'), true)).toMatchObject({ text: '1', value: '1' });
  });

  test('a lone minus waits without a value, and only leads', { tags: ['5.inputs'] }, () => {
    const rules = rulesFor('en', { allowNegative: true });
    expect(type('-', rules)).toMatchObject({ text: '-', value: '' });
    expect(type('-1.5', rules).value).toBe('-1.5');
    expect(type('−2', rules).value).toBe('-2');
    expect(type('-0', rules).value).toBe('0');
    expect(editNumber('1', '1-', rules, true)).toMatchObject({ text: '1', refused: 'sign' });
    expect(editNumber('', '-', rulesFor('en'), true)).toMatchObject({ text: '', refused: 'sign' });
  });

  test('whole-number fields take groups and refuse decimals', () => {
    const rules = rulesFor('en', { decimals: 0 });
    expect(type('12,500', rules)).toMatchObject({ text: '12,500', value: '12500' });
    expect(editNumber('1', '1.', rules, true)).toMatchObject({ text: '1.', value: '1', refused: 'decimals' });
    expect(editNumber('1.', '1.x', rules, true)).toMatchObject({
      text: '1.',
      value: '1',
      refused: 'character',
    });
  });

  test.each([
    ['en', '1.5', '1'],
    ['en', '0.5', '0'],
    ['en', '1000.50', '1000'],
    ['de', '1,5', '1'],
    ['de', '1000,50', '1000'],
    ['en', '1,5', '1'],
    ['en', '12,50', '12'],
    ['de', '1.5', '1'],
    ['de', '12.50', '12'],
    ['en', '1000,5', '1000'],
    ['fr', '1000,50', '1000'],
    ['en-IN', '12,34', '12'],
  ])(
    'in %s, a field of whole numbers reads %s as %s, typed or pasted, and says why',
    (locale, text, value) => {
      const rules = rulesFor(locale, { decimals: 0 });
      expect(type(text, rules)).toMatchObject({ value, refused: 'decimals' });
      expect(paste(text, rules)).toMatchObject({ text: value, value, refused: 'decimals' });
    },
  );

  test('without a whole number in front, and without negatives, nothing is made of it', () => {
    expect(type('.5', rulesFor('en', { decimals: 0 }))).toMatchObject({ value: '', refused: 'decimals' });
    expect(paste('-1,5', rulesFor('en', { decimals: 0 }), '7')).toMatchObject({
      value: '7',
      refused: 'sign',
    });
  });

  test('a group of two digits does not become a thousand times less by another decimal sign', () => {
    const rules = rulesFor('en', { decimals: 2 });
    expect(editNumber('1.23', '1.23,', rules, true)).toMatchObject({ value: '1.23', refused: 'separator' });
    expect(type('12,34,567.5', rulesFor('en-IN')).value).toBe('1234567.5');
  });

  test('only a text with two readings asks to be explained', () => {
    expect(type('1,234', rulesFor('en')).isAmbiguous).toBe(true);
    expect(type('1,5', rulesFor('en')).isAmbiguous).toBe(false);
    expect(type('0.125', rulesFor('en')).isAmbiguous).toBe(false);
    expect(type('1,234.5', rulesFor('en')).isAmbiguous).toBe(false);
  });

  test('140 characters are the limit', () => {
    expect(editNumber('1'.repeat(140), '1'.repeat(141), rulesFor('en'), true)).toMatchObject({
      refused: 'length',
    });
  });
});

describe('pasting', () => {
  test.each([
    ['de', '1.234,56 EUR', '1234.56'],
    ['en', '1.234,56 EUR', '1234.56'],
    ['en', '$1,234.50', '1234.50'],
    ['de', '1.000', '1000'],
    ['en', '1.000', '1.000'],
    ['en', '  42  ', '42'],
    ['fr', '1 234,5 €', '1234.5'],
    ['de', '1\u00a0234\u202f567,89 €', '1234567.89'],
    ['de-CH', "CHF 1'234.50", '1234.50'],
    ['en-IN', '12 34 567', '1234567'],
    ['de', '1.234, 56', '1234.56'],
    ['de', '\t1.234,56\t', '1234.56'],
  ])('in %s, %s is %s', (locale, pasted, value) => {
    expect(paste(pasted, rulesFor(locale)).value).toBe(value);
  });

  test('a paste with two readings, or with words around it, is explained', () => {
    expect(paste('1.000', rulesFor('de')).isAmbiguous).toBe(true);
    expect(paste('1.234,56 EUR', rulesFor('en')).isAmbiguous).toBe(true);
    expect(paste('42', rulesFor('en')).isAmbiguous).toBe(false);
  });

  test('extra places are cut, never rounded, and said so', () => {
    expect(paste('1.99999', rulesFor('en'))).toMatchObject({
      value: '1.9999',
      text: '1.9999',
      refused: 'decimals',
    });
  });

  test('a paste longer than the field changes nothing: fewer digits would be another amount', () => {
    expect(paste('9'.repeat(141), rulesFor('en'), '7')).toMatchObject({
      text: '7',
      value: '7',
      refused: 'length',
    });
  });

  test('no number, or more than one, changes nothing', () => {
    const twoCells = ['5\t1.234,56', '3\t250', '3\n250', '12 €\t34'];
    // A group of thousands has three digits: `12 50` is no number of any language.
    const twoInARow = ['12 50', '12.5 7', '1 234 56', '12\u00A050', "12'50", '100 2000', '١٢ ٥٠'];
    for (const pasted of ['abc', '1.5e3', '12/13', '€', ...twoCells, ...twoInARow]) {
      expect(paste(pasted, rulesFor('en'), '7')).toMatchObject({
        text: '7',
        value: '7',
        refused: 'character',
      });
    }
  });
});

describe('any input', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'0123456789.,- e+€٣१', '\u202f'), maxLength: 14 });

  test('the value is always plain decimal text within the rules, or empty', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'de-CH', 'en-IN'),
        fc.boolean(),
        (text, locale, allowNegative) => {
          const rules = rulesFor(locale, { allowNegative });
          for (const { value } of [type(text, rules), paste(text, rules)]) {
            expect(value).toMatch(allowNegative ? /^(-?\d+(\.\d{1,4})?)?$/ : /^(\d+(\.\d{1,4})?)?$/);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what the field shows at rest and with focus is read back as the same value', () => {
    const decimalText = fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,4})?$/);
    fc.assert(
      fc.property(decimalText, fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'de-CH'), (value, locale) => {
        const rules = rulesFor(locale, { allowNegative: true });
        const expected = /[1-9]/.test(value) ? value : value.replace('-', '');
        expect(paste(toRestText(value, locale), rules).value).toBe(expected);
        expect(paste(toFieldText(value, locale), rules).value).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('exact steps and bounds', () => {
  test('tenths add up to tenths', () => {
    expect(addDecimals('0.1', '0.2')).toBe('0.3');
    expect(stepNumber('0.1', '0.1', 2, {})).toBe('0.3');
    expect(stepNumber('9007199254740993.99', '0.01', 1, {})).toBe('9007199254740994.00');
    expect(stepNumber('0.05', '0.1', -1, {})).toBe('-0.05');
  });

  test('a step never leaves the bounds, and an empty field starts at zero or the least value', () => {
    expect(stepNumber('9.5', '1', 1, { max: '10' })).toBe('10');
    expect(stepNumber('', '1', 1, { min: '10' })).toBe('10');
    expect(stepNumber('', '1', 1, {})).toBe('1');
  });

  test('bounds compare as numbers, not as text', () => {
    expect(compareDecimals('10', '9')).toBeGreaterThan(0);
    expect(compareDecimals('1.50', '1.5')).toBe(0);
    expect(compareDecimals(`0.${'0'.repeat(400)}1`, '0')).toBeGreaterThan(0);
    expect(compareDecimals('', '9')).toBeNaN();
    expect(brokenBound('100', { max: '90' })).toBe('max');
    expect(brokenBound('10', { min: '9' })).toBeUndefined();
    expect(brokenBound('', { min: '9' })).toBeUndefined();
    expect(clampNumber('-1', { min: '0' })).toBe('0');
  });

  test("every script's digits have their values", () => {
    expect(toAsciiDigits('0123456789٠١٢٣٤٥٦٧٨٩０１９๐๙')).toBe('0123456789012345678901909');
    expect(toAsciiDigits('𝟘𝟗𝟎')).toBe('090');
  });
});

describe('a text that comes at once', () => {
  test.each([
    ['12.345678', '12.3456', 'decimals'],
    ['USD 12,500.55', '12500.55', undefined],
    ['1234.5 euros', '1234.5', undefined],
    ['12 500', '12500', undefined],
    ['1 234 567,89 €', '1234567.89', undefined],
    ["CHF 1'234.50", '1234.50', undefined],
    ['1.5e3', '', 'character'],
    ['twelve', '', 'character'],
  ])('%s is read as far as it is one number', (inserted, value, refused) => {
    const { refused: reason, ...result } = paste(inserted, rulesFor('en'));
    expect(result.value).toBe(value);
    expect(reason).toBe(refused);
  });

  test.each([
    ['12.50', '1400.50 USD', '1400.50'],
    ['5', '€7', '7'],
    ['12.5', '12,5€', '12.5'],
  ])('%s replaced by %s, however long, is %s', (text, inserted, value) => {
    expect(paste(inserted, rulesFor('en'), text)).toMatchObject({ value, isAmbiguous: true });
  });

  test('a minus where none is allowed is named, whatever stands around it', () => {
    expect(paste('-5 EUR', rulesFor('en'), '7')).toMatchObject({ text: '7', value: '7', refused: 'sign' });
  });
});

test.each(['1,23456', 'x.5', '12.3x'])('one key that makes %s of a figure changes nothing of it', (next) => {
  expect(editNumber('1,234.56', next, rulesFor('en'), true)).toMatchObject({
    text: '1,234.56',
    value: '1234.56',
  });
});
