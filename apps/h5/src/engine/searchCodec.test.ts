import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './searchCodec.js';

describe('the search codec', () => {
  const probes = [
    '662E41',
    '12.50',
    '600519',
    '0012',
    'true',
    'null',
    'a b',
    'a+b',
    '50%',
    '&=#?/',
    '"quoted"',
    '[1,2]',
    'Zürich – 東京',
  ];
  it.each(probes)('keeps %j as it is', (symbol) => {
    expect(parseSearch(stringifySearch({ symbol }))).toEqual({ symbol });
  });

  it('writes a numeric symbol without quotes', () => {
    expect(stringifySearch({ symbol: '600519' })).toBe('?symbol=600519');
  });

  it('leaves out what is not given, and the question mark with it', () => {
    expect(stringifySearch({ a: undefined, b: null })).toBe('');
    expect(stringifySearch({ a: false, b: 0, c: '' })).toBe('?a=false&b=0&c=');
  });

  it('keeps any text under any name', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !/\p{Surrogate}/u.test(value));
    fc.assert(
      fc.property(text, text, (name, value) => {
        expect(parseSearch(stringifySearch({ [name]: value }))).toEqual({ [name]: value });
      }),
    );
  });

  it('reads broken escapes as text', () => {
    expect(parseSearch('?a=%E0%A4%A')).toHaveProperty('a');
  });
});
