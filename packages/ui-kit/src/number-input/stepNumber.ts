import { addDecimals, compareDecimals, isDecimalText } from './decimalMath.js';

export interface NumberBounds {
  /** Least value, decimal text. */
  readonly min?: string | undefined;
  /** Greatest value, decimal text. */
  readonly max?: string | undefined;
}

/** Which bound the value is beyond. '' is beyond none, and what is no decimal bounds nothing. */
export function brokenBound(value: string, { min, max }: NumberBounds): keyof NumberBounds | undefined {
  if (!isDecimalText(value)) return undefined;
  if (isDecimalText(min) && compareDecimals(value, min) < 0) return 'min';
  return isDecimalText(max) && compareDecimals(value, max) > 0 ? 'max' : undefined;
}

/** The nearest value inside the bounds. */
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
