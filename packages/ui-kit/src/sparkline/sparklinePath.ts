/** The path of a line chart of `widthPx` by `heightPx`, and the position of its first value. */
export interface SparklinePath {
  line: string;
  /** y of the first point, the level that rise and fall are measured from. */
  startY: number;
}

const PAD = 1.5;
const short = (value: number) => Math.round(value * 10) / 10;

/**
 * The path of a small line chart, or null with fewer than two points. `values`: decimal strings or numbers; others
 * are left out. Pixels are not money, so the values may become floats here.
 */
export function sparklinePath(
  values: readonly (string | number)[],
  widthPx: number,
  heightPx: number,
): SparklinePath | null {
  const points = values.map(Number).filter(Number.isFinite);
  if (points.length < 2) return null;
  let low = Infinity;
  let high = -Infinity;
  for (const point of points) {
    low = Math.min(low, point);
    high = Math.max(high, point);
  }
  const x = (index: number) => short(PAD + (index / (points.length - 1)) * (widthPx - 2 * PAD));
  const y = (point: number) =>
    high === low ? short(heightPx / 2) : short(PAD + ((high - point) / (high - low)) * (heightPx - 2 * PAD));
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(point)}`).join('');
  return { line, startY: y(points[0] ?? 0) };
}
