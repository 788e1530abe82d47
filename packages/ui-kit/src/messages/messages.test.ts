import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it as test } from 'vitest';
import { de, en, es, fillMessage, fr, it, ja, loadKitMessages, zh } from './index.js';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe("the kit's own sentences", () => {
  for (const [name, catalogue] of Object.entries({ de, es, fr, it, ja, zh })) {
    test(`say the same with the same values in ${name}`, () => {
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(en).sort());
      for (const key of Object.keys(en) as (keyof typeof en)[]) {
        expect(catalogue[key].trim(), key).not.toBe('');
        expect(placeholders(catalogue[key]), key).toEqual(placeholders(en[key]));
      }
    });
  }

  // An unused sentence would be translated six times in vain, and a product that overrides it would see no change.
  test('are each said by a part', () => {
    const parts = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^messages\/|^testing\/|\.(test|stories)\./.test(file))
      .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
    const names = new Set(parts.flatMap((source) => source.match(/\w+/g) ?? []));
    expect(Object.keys(en).filter((key) => !names.has(key))).toEqual([]);
  });

  test('of each language are loaded by any of its tags, and of an unknown one there are none', async () => {
    expect(await loadKitMessages('de-AT')).toBe(de);
    expect(await loadKitMessages('JA')).toBe(ja);
    expect(await loadKitMessages('en-GB')).toEqual({});
    expect(await loadKitMessages('xx')).toEqual({});
  });

  test('leave an unknown placeholder as it is', () => {
    expect(fillMessage('{count} of {max}', { count: 0 })).toBe('0 of {max}');
  });
});
