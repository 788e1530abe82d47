import { addDecimals, compareDecimals, isDecimalText } from './decimalMath.js';

export interface NumberBounds {
  /** Minimum value, decimal text. */
  readonly min?: string | undefined;
  /** Maximum value, decimal text. */
  readonly max?: string | undefined;
}

/** The bound that the value exceeds. '' exceeds none, and a bound that is not decimal text is ignored. */
export function brokenBound(value: string, { min, max }: NumberBounds): keyof NumberBounds | undefined {
  if (compareDecimals(value, min) < 0) return 'min';
  return compareDecimals(value, max) > 0 ? 'max' : undefined;
}

/** The nearest value within the bounds. */
export function clampNumber(value: string, bounds: NumberBounds): string {
  const broken = brokenBound(value, bounds);
  return (broken && bounds[broken]) ?? value;
}

/**
 * The value `count` steps away, exactly, and never beyond a bound. '' counts as zero.
 * @example stepNumber('0.1', '0.2', 1, {}) // '0.3'
 */
export function stepNumber(value: string, step: string, count: number, bounds: NumberBounds): string {
  return clampNumber(
    addDecimals(isDecimalText(value) ? value : '0', isDecimalText(step) ? step : '1', count),
    bounds,
  );
}
