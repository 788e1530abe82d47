import { addDecimals, compareDecimals, isDecimalText } from './decimalMath.js';

export interface NumberBounds {
  /** Least value, decimal text. */
  readonly min?: string | undefined;
  /** Greatest value, decimal text. */
  readonly max?: string | undefined;
}

/** Where the value lies: inside its bounds, or beyond one of them. '' is inside. */
export function placeInBounds(value: string, { min, max }: NumberBounds): 'inside' | 'below' | 'above' {
  if (!isDecimalText(value)) return 'inside';
  if (min !== undefined && compareDecimals(value, min) < 0) return 'below';
  if (max !== undefined && compareDecimals(value, max) > 0) return 'above';
  return 'inside';
}

/** The nearest value inside the bounds. */
export function clampNumber(value: string, bounds: NumberBounds): string {
  const place = placeInBounds(value, bounds);
  if (place === 'below') return bounds.min ?? value;
  return place === 'above' ? (bounds.max ?? value) : value;
}

/**
 * The value `count` steps away, exactly, and never beyond a bound. '' counts as zero.
 * @example stepNumber('0.1', '0.2', 1, {}) // '0.3'
 */
export function stepNumber(value: string, step: string, count: number, bounds: NumberBounds): string {
  return clampNumber(addDecimals(isDecimalText(value) ? value : '0', step, count), bounds);
}
