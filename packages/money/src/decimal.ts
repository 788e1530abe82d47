/**
 * Exact decimals: a bigint that counts units of 10^-8.
 *
 * Amounts, prices, rates and quantities are text on the wire and on the screen, and `Decimal` in between. No function
 * here takes or returns a float, and none rounds unless its caller names the direction. The ledger's columns,
 * NUMERIC(28,8), have the same scale, so values are stored unchanged.
 */

/** A decimal number in units of 10^-8: `150_000_000n` is 1.5. */
export type Decimal = bigint & { readonly unit: '1e-8' };

/** Decimal places of a `Decimal`. */
export const SCALE = 8;

const UNIT = 10n ** 8n;

/** How a result with too many places is rounded: toward zero, or away from zero. `derived.ts` rounds derived figures. */
export type Rounding = 'down' | 'up';

const ZERO_CODE = '0'.charCodeAt(0);

export const ZERO = 0n as Decimal;
export const ONE = UNIT as Decimal;

/** Thrown by `decimal` for text that is not a decimal number of at most 8 places. */
export class DecimalSyntaxError extends Error {
  override readonly name = 'DecimalSyntaxError';
  constructor(readonly text: string) {
    super(
      // Data may lack its text, whatever its type says.
      `"${String(text).slice(0, 40)}" is not a decimal number with at most ${String(SCALE)} places, so it cannot be counted exactly.`,
    );
  }
}

const WIRE = /^(-?)(0|[1-9]\d{0,19})(?:\.(\d{1,8}))?$/;

/**
 * Parses decimal text as the wire has it: optional minus, no leading zeros, no exponent, no grouping, at most 8
 * places. Returns `null` for anything else; never rounds.
 * @example parseDecimal('1.5') // 150_000_000n
 */
export function parseDecimal(text: string): Decimal | null {
  const match = WIRE.exec(text);
  if (match === null) return null;
  const [, sign, whole = '0', places = ''] = match;
  const magnitude = BigInt(whole) * UNIT + BigInt(places.padEnd(SCALE, '0'));
  return (sign === '-' ? -magnitude : magnitude) as Decimal;
}

/**
 * Like `parseDecimal`, for text that must be a decimal: a literal, a database column, a validated body.
 * @throws {DecimalSyntaxError}
 */
export function decimal(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === null) throw new DecimalSyntaxError(text);
  return value;
}

/** A whole number as a decimal. @example fromInteger(3n) // 3 */
export function fromInteger(count: bigint): Decimal {
  return (count * UNIT) as Decimal;
}

/** The shortest wire text of a value: no trailing zeros, never "-0". @example toText(decimal('1.50')) // '1.5' */
export function toText(value: Decimal): string {
  // Every price of every quote is converted here, so it uses one bigint conversion and then only text.
  const isNegative = value < 0n;
  const digits = (isNegative ? -value : value).toString().padStart(SCALE + 1, '0');
  const point = digits.length - SCALE;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === ZERO_CODE) end -= 1;
  const whole = digits.slice(0, point);
  const text = end === point ? whole : `${whole}.${digits.slice(point, end)}`;
  return isNegative ? `-${text}` : text;
}

/**
 * Wire text with exactly `places` (0 to 8) decimal places, truncated.
 * @example toFixed(decimal('1.999'), 2) // '1.99'
 */
export function toFixed(value: Decimal, places: number): string {
  const cut = truncate(value, places);
  const magnitude = cut < 0n ? -cut : cut;
  const whole = (magnitude / UNIT).toString();
  const sign = cut < 0n ? '-' : '';
  if (places === 0) return sign + whole;
  const fraction = (magnitude % UNIT).toString().padStart(SCALE, '0').slice(0, places);
  return `${sign}${whole}.${fraction}`;
}

/** `a + b`, exactly. */
export function add(a: Decimal, b: Decimal): Decimal {
  return (a + b) as Decimal;
}

/** `a - b`, exactly. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return (a - b) as Decimal;
}

/** `-value`; of 0, 0. */
export function negate(value: Decimal): Decimal {
  return -value as Decimal;
}

/** `value` without its sign. */
export function absolute(value: Decimal): Decimal {
  return (value < 0n ? -value : value) as Decimal;
}

/** The sum of the values; 0 for no values. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = 0n;
  for (const value of values) total += value;
  return total as Decimal;
}

/** -1, 0 or 1 when `a` is below, equal to or above `b`; for `Array.prototype.sort`. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The smaller of the two. */
export function minimum(a: Decimal, b: Decimal): Decimal {
  return a < b ? a : b;
}

/** The larger of the two. */
export function maximum(a: Decimal, b: Decimal): Decimal {
  return a > b ? a : b;
}

/** `a * b`, rounded to `places` (0 to 8) in the given direction. */
export function multiply(a: Decimal, b: Decimal, rounding: Rounding, places: number = SCALE): Decimal {
  return quotient(a * b, UNIT, rounding, places);
}

/** `a / b`, rounded to `places` (0 to 8) in the given direction. @throws {RangeError} when `b` is 0 */
export function divide(a: Decimal, b: Decimal, rounding: Rounding, places: number = SCALE): Decimal {
  if (b === 0n)
    throw new RangeError('A decimal was divided by zero; the caller must decide what that means.');
  return quotient(a * UNIT, b, rounding, places);
}

/**
 * `numerator / denominator`, rounded to `places` half away from zero. Only for `derived.ts`.
 * @throws {RangeError} when `denominator` is 0
 */
export function divideToNearest(numerator: bigint, denominator: bigint, places: number): Decimal {
  if (denominator === 0n)
    throw new RangeError('A decimal was divided by zero; the caller must decide what that means.');
  return quotient(numerator * UNIT, denominator, 'nearest', places);
}

/** Truncates to `places` (0 to 8) decimal places, as amounts that are owned or owed are. */
export function truncate(value: Decimal, places: number): Decimal {
  const step = stepOf(places);
  return (value - (value % step)) as Decimal;
}

/** Whether `value` is a whole number of `step`s: a price on its tick, a quantity in whole lots. `step` is above 0. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return value % step === 0n;
}

/**
 * Divides `total` in proportion to `weights` into shares with `places` decimal places, whose sum is exactly `total`
 * (largest remainder; ties go to the earlier share). `total` has at most `places` decimal places. Every weight is 0
 * or more, and at least one is above 0.
 * @throws {RangeError} when all weights are 0 or one is negative, or `total` has more than `places` decimal places
 * @example allocate(decimal('100'), [1n, 1n, 1n], 2) // 33.34, 33.33, 33.33
 */
export function allocate(total: Decimal, weights: readonly bigint[], places: number): Decimal[] {
  const step = stepOf(places);
  if (total % step !== 0n)
    throw new RangeError(
      `A total with more than ${String(places)} places cannot be shared out in that scale.`,
    );
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A share cannot have a negative weight.');
  const whole = weights.reduce((a, b) => a + b, 0n);
  if (whole === 0n) throw new RangeError('A total cannot be shared out among weights that are all zero.');

  const sign = total < 0n ? -1n : 1n;
  const steps = (total * sign) / step;
  const shares = weights.map((weight) => (steps * weight) / whole);
  const remainders = weights.map((weight, index) => ({ index, remainder: (steps * weight) % whole }));
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  let left = steps - shares.reduce((a, b) => a + b, 0n);
  for (const { index } of remainders) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((share) => (share * step * sign) as Decimal);
}

function stepOf(places: number): bigint {
  if (!Number.isInteger(places) || places < 0 || places > SCALE) {
    throw new RangeError(`A decimal has 0 to ${String(SCALE)} places, not ${String(places)}.`);
  }
  return 10n ** BigInt(SCALE - places);
}

/** `numerator / denominator`, rounded to a multiple of 10^-places. */
function quotient(
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding | 'nearest',
  places: number,
): Decimal {
  const step = stepOf(places);
  const divisor = denominator * step;
  let result = numerator / divisor;
  const rest = numerator % divisor;
  if (rest !== 0n) {
    const away = rest < 0n === divisor < 0n ? 1n : -1n;
    const twice = 2n * (rest < 0n ? -rest : rest);
    const magnitude = divisor < 0n ? -divisor : divisor;
    if (rounding === 'up' || (rounding === 'nearest' && twice >= magnitude)) result += away;
  }
  return (result * step) as Decimal;
}
