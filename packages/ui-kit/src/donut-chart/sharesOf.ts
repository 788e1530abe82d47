import { digitsOf, type DecimalInput } from '../format/digits.js';

/** A part of a whole. */
export interface Share {
  /** In percent with one place, rounded half away from zero, as exact decimal text; undefined if the whole is 0. */
  readonly percent: string | undefined;
  /** The start, from 0 to 1 of the whole; for drawing. */
  readonly start: number;
  /** The size, from 0 to 1 of the whole; for drawing. */
  readonly size: number;
}

/** The resolution of the drawing. */
const DRAWN = 100_000n;

/**
 * The share of each decimal in their sum, exact at any length. Negative values and values that are not
 * decimals count as 0.
 */
export function sharesOf(values: readonly DecimalInput[]): readonly Share[] {
  const all = values.map(digitsOf);
  const places = Math.max(0, ...all.map((digits) => digits?.[2].length ?? 0));
  const units = all.map((digits) =>
    digits === null || digits[0] ? 0n : BigInt(digits[1] + digits[2].padEnd(places, '0')),
  );
  const whole = units.reduce((sum, part) => sum + part, 0n);
  let before = 0n;
  return units.map((part) => {
    if (whole === 0n) return { percent: undefined, start: 0, size: 0 };
    const tenths = (part * 2000n + whole) / (whole * 2n);
    const start = Number((before * DRAWN) / whole) / Number(DRAWN);
    before += part;
    return {
      percent: `${String(tenths / 10n)}.${String(tenths % 10n)}`,
      start,
      size: Number((part * DRAWN) / whole) / Number(DRAWN),
    };
  });
}
