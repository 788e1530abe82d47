import { expect, test } from 'vitest';
import { encodeQr } from './encodeQr.js';
import knownCodes from './knownCodes.json' with { type: 'json' };
import { correctionOf } from './reedSolomon.js';

/** Rows as in the file: each a base-36 number, whose bits are the modules. */
const rowsOf = (modules: readonly (readonly boolean[])[]) =>
  modules.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(36)).join(' ');

// Made by another encoder (the npm package qrcode 1.5.4, byte mode, level M), and read back by the decoder jsqr
// 1.4.0.
for (const { text, mask, size, rows } of knownCodes) {
  test(`draws what another encoder draws: ${String(size)} modules, mask ${String(mask)}`, () => {
    const modules = encodeQr(text, mask);
    expect(modules).toHaveLength(size);
    expect(rowsOf(modules ?? [])).toBe(rows);
  });
}

test('takes one of the eight masks, and the smallest code that holds the text', () => {
  for (const { text, size } of knownCodes) {
    const best = encodeQr(text);
    expect(best).toHaveLength(size);
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rowsOf(encodeQr(text, mask) ?? []));
    expect(all).toContain(rowsOf(best ?? []));
    expect(new Set(all).size).toBe(8);
  }
});

test('213 bytes of UTF-8 fit, and not one more', () => {
  expect(encodeQr('€'.repeat(71))).toHaveLength(57);
  expect(encodeQr(`${'€'.repeat(71)}x`)).toBeNull();
  expect(encodeQr('')).toHaveLength(21);
});

test('a block and its correction are divided by the generator without a rest', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  // The worked example in the standard's annex.
  const correction = correctionOf(data, 10);
  expect(correction).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  expect(correctionOf([...data, ...correction], 10)).toEqual(Array.from({ length: 10 }, () => 0));
});
