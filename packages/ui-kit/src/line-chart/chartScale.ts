/** A line of the vertical scale. */
export interface Tick {
  /** Exact decimal text. */
  readonly text: string;
  readonly value: number;
}

export interface ChartScale {
  /** From `low` to `high`, at equal distances. */
  readonly ticks: readonly Tick[];
  readonly low: number;
  readonly high: number;
  /** The fraction digits of the ticks. */
  readonly decimals: number;
}

/** The approximate number of steps. */
const STEPS = 3;
/**
 * A range smaller than this fraction of its figures counts as flat, because floats could not distinguish
 * its ticks.
 */
const FLAT = 1e-9;

/**
 * Ticks at round figures (1, 2 or 5 times a power of ten), from at or below `low` to at or above `high`.
 */
export function scaleOf(low: number, high: number): ChartScale {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  if (high - low <= largest * FLAT) {
    const room = largest / 10 || 1;
    return scaleOf(low - room, high + room);
  }
  const raw = (high - low) / STEPS;
  const power = Math.floor(Math.log10(raw));
  const found = [1, 2, 5].find((each) => each * 10 ** power >= raw);
  const [mantissa, exponent] = found === undefined ? [1, power + 1] : [found, power];
  const step = mantissa * 10 ** exponent;
  const tickAt = (index: number): Tick => {
    const text = decimalText(index * mantissa, exponent);
    return { text, value: Number(text) };
  };
  // Float division can miss a multiple of the step by a little, so the neighbours of the result are
  // checked.
  let first = Math.floor(low / step) + 1;
  while (tickAt(first).value > low) first -= 1;
  let last = first + 1;
  while (tickAt(last).value < high) last += 1;
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tickAt(first + index));
  return { ticks, low: tickAt(first).value, high: tickAt(last).value, decimals: Math.max(0, -exponent) };
}

/** `digits` times ten to the power of `exponent`, as exact text. @example decimalText(-25, -1) // '-2.5' */
function decimalText(digits: number, exponent: number): string {
  const whole = String(Math.abs(digits));
  const sign = digits < 0 ? '-' : '';
  if (exponent >= 0) return digits === 0 ? '0' : sign + whole + '0'.repeat(exponent);
  const padded = whole.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
}

const short = (value: number) => Math.round(value * 100) / 100;

/**
 * The path of a line in a square of 100 by 100. `values`: from left to right, at equal distances; null is a gap. Pixels
 * are not money, so the values may be floats here.
 */
export function linePath(values: readonly (number | null)[], low: number, high: number): string {
  const x = (index: number) => short(values.length > 1 ? (index / (values.length - 1)) * 100 : 50);
  const y = (value: number) => short(((high - value) / (high - low)) * 100);
  const isGap = (index: number) => values[index] == null;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const point = `${x(index)} ${y(value)}`;
      if (!isGap(index - 1)) return `L${point}`;
      // A round cap draws a value between two gaps as a dot.
      return isGap(index + 1) ? `M${point}h0` : `M${point}`;
    })
    .join('');
}
