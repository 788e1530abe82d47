import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadSearch, parseField, readSearch, searchDefaults } from './fields.js';

describe('parseField', () => {
  it('reads every kind, optional and with a default', () => {
    expect(parseField('string')).toMatchObject({ kind: 'string', required: true });
    expect(parseField('int=1')).toMatchObject({ kind: 'int', required: false, fallback: 1 });
    expect(parseField('bool?')).toMatchObject({ kind: 'bool', required: false, fallback: undefined });
    expect(parseField('buy|sell=sell')).toMatchObject({
      kind: 'choice',
      choices: ['buy', 'sell'],
      fallback: 'sell',
    });
    expect(parseField('string=')).toMatchObject({ kind: 'string', fallback: '' });
  });

  it.each(['', 'number', 'int=one', 'a|b=c', 'a||b', 'string?=x', 'bool=yes'])('refuses %j', (field) => {
    expect(() => parseField(field)).toThrow(TypeError);
  });
});

describe('readSearch', () => {
  const fields = {
    symbol: 'string',
    page: 'int=1',
    side: 'buy|sell=buy',
    add: 'bool=false',
    group: 'string?',
  } as const;

  it('fills defaults in and leaves optional ones out', () => {
    expect(readSearch(fields, { symbol: 'FLT' })).toEqual({
      symbol: 'FLT',
      page: 1,
      side: 'buy',
      add: false,
    });
  });

  it('treats wrong values as missing, and drops unknown parameters', () => {
    const raw = { symbol: 'FLT', page: '1e3', side: 'hold', add: 'yes', utm: 'x' };
    expect(readSearch(fields, raw)).toEqual({ symbol: 'FLT', page: 1, side: 'buy', add: false });
  });

  it.each([{}, { symbol: '' }, { symbol: undefined }])('names the required field that %j lacks', (raw) => {
    expect(() => readSearch(fields, raw)).toThrow(BadSearch);
  });

  it('never reads what an object inherits', () => {
    expect(readSearch({ constructor: 'string?' } as const, {})).toEqual({});
  });

  it('keeps any text a string field is given', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (symbol) => {
        expect(readSearch({ symbol: 'string' }, { symbol })).toEqual({ symbol });
      }),
    );
  });

  it('reads its own output again without a change', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (page, add) => {
        const once = readSearch(fields, { symbol: 'A', page: String(page), add: String(add) });
        expect(readSearch(fields, once)).toEqual(once);
      }),
    );
  });
});

it('lists the defaults that addresses leave out', () => {
  expect(searchDefaults({ tab: 'a|b=b', page: 'int=1', q: 'string?' })).toEqual({ tab: 'b', page: 1 });
});
