import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MAP_FIELDS, toCamelKeys, toCamelName, toCamelPath, toWireKeys, toWireName } from './naming.js';

describe('names', () => {
  test('change their spelling and come back', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
    fc.assert(
      fc.property(word, fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 3 }), (first, more) => {
        const name = [first, ...more].join('_');
        expect(toWireName(toCamelName(name))).toBe(name);
      }),
    );
  });

  test('of every field in the contract come back', () => {
    // Requests have areaCode and answers area_code. Nothing sends the latter, so it need not convert back.
    const names = namesIn(contract()).filter((name) => name !== 'area_code');
    for (const name of names) expect(toWireName(toCamelName(name)), name).toBe(name);
  });

  test('that are data stay: symbols, constants, keys of a map', () => {
    expect(toCamelKeys({ 'BRVA.B': 1, A_B: 2, params: { min_unit: '1' }, best_price: 3 })).toEqual({
      'BRVA.B': 1,
      A_B: 2,
      params: { min_unit: '1' },
      bestPrice: 3,
    });
    expect(toWireKeys({ NLTO: 1, areaCode: '+1' })).toEqual({ NLTO: 1, areaCode: '+1' });
  });

  test('change at every depth and nothing but names changes', () => {
    expect(
      toCamelKeys({ next_cursor: null, data: [{ opened_at: 'a_b', items: [{ last_price: '1' }] }] }),
    ).toEqual({
      nextCursor: null,
      data: [{ openedAt: 'a_b', items: [{ lastPrice: '1' }] }],
    });
  });

  test('inside the path of a field error change as well', () => {
    expect(toCamelPath('items.0.stop_loss')).toBe('items.0.stopLoss');
  });
});

test('the list of map fields is the contract’s', () => {
  expect([...MAP_FIELDS].sort()).toEqual(mapFieldsIn(contract()).sort());
});

function contract(): unknown {
  return parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
}

function propertiesIn(node: unknown): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'properties' in node && typeof node.properties === 'object' && node.properties !== null
      ? Object.entries(node.properties)
      : [];
  return [...own, ...Object.values(node).flatMap(propertiesIn)] as [string, unknown][];
}

function namesIn(node: unknown): string[] {
  return propertiesIn(node).map(([name]) => name);
}

function mapFieldsIn(node: unknown): string[] {
  return propertiesIn(node)
    .filter(
      ([, schema]) =>
        typeof schema === 'object' &&
        schema !== null &&
        'additionalProperties' in schema &&
        schema.additionalProperties !== false,
    )
    .map(([name]) => name);
}
