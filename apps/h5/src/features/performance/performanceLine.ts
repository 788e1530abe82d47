/** The drawing's own units; it is stretched to the available width. */
export const WIDTH = 320;
export const HEIGHT = 120;

/** Room for half of the line's thickness at the top and the bottom. */
const INSET = 4;

export interface PerformanceLine {
  /** An SVG path; empty for fewer than two points. */
  readonly path: string;
  /** y of the first point. */
  readonly startY: number;
  readonly low: number;
  readonly high: number;
}

/** A line over time: horizontal distances are proportional to time. A constant line runs through the middle. */
export function performanceLine(
  points: readonly { readonly at: number; readonly value: number }[],
): PerformanceLine {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) {
    return { path: '', startY: HEIGHT / 2, low: first?.value ?? 0, high: first?.value ?? 0 };
  }
  const lengthMs = Math.max(1, last.at - first.at);
  const yOf = (value: number) =>
    high === low ? HEIGHT / 2 : INSET + ((high - value) / (high - low)) * (HEIGHT - 2 * INSET);
  const place = ({ at, value }: { at: number; value: number }) =>
    `${round(((at - first.at) / lengthMs) * WIDTH)} ${round(yOf(value))}`;
  return { path: `M${points.map(place).join('L')}`, startY: round(yOf(first.value)), low, high };
}

const round = (value: number): number => Math.round(value * 100) / 100;
