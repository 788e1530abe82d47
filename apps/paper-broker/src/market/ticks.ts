/**
 * Ticks by price level. Within the market a price is a whole number of points of 0.0001, the finest tick of any
 * exchange. A number represents every such price exactly.
 */
import type { Decimal } from '@fairlot/money';

export const POINTS_PER_UNIT = 10_000;
const DECIMAL_UNITS_PER_POINT = 10_000n;

/** Bands, lowest prices first. A band applies to prices below `below` points. */
export type TickTable = readonly { readonly below: number; readonly step: number }[];

const band = (below: number, step: number): TickTable[number] => ({
  below: Math.round(below * POINTS_PER_UNIT),
  step: Math.round(step * POINTS_PER_UNIT),
});

export const usTicks: TickTable = [band(1, 0.0001), band(Infinity, 0.01)];
/** The ticks of a liquid share under MiFID II. */
export const europeanTicks: TickTable = [
  band(1, 0.0005),
  band(5, 0.001),
  band(20, 0.005),
  band(50, 0.01),
  band(100, 0.02),
  band(200, 0.05),
  band(500, 0.1),
  band(Infinity, 0.2),
];
export const mainlandTicks: TickTable = [band(Infinity, 0.01)];
export const hongKongTicks: TickTable = [
  band(0.25, 0.001),
  band(0.5, 0.005),
  band(20, 0.01),
  band(50, 0.02),
  band(100, 0.05),
  band(200, 0.1),
  band(500, 0.2),
  band(1000, 0.5),
  band(2000, 1),
  band(5000, 2),
  band(Infinity, 5),
];
export const malaysianTicks: TickTable = [
  band(1, 0.005),
  band(10, 0.01),
  band(100, 0.02),
  band(Infinity, 0.1),
];
export const taiwaneseTicks: TickTable = [
  band(10, 0.01),
  band(50, 0.05),
  band(100, 0.1),
  band(500, 0.5),
  band(1000, 1),
  band(Infinity, 5),
];
export const singaporeTicks: TickTable = [band(0.2, 0.001), band(1, 0.005), band(Infinity, 0.01)];
/** Indices are published with two decimal places. */
export const indexTicks: TickTable = [band(Infinity, 0.01)];

/** The tick at a price, both in points. */
export function stepAt(table: TickTable, points: number): number {
  for (const { below, step } of table) if (points < below) return step;
  return table.at(-1)?.step ?? 1;
}

/**
 * The nearest price on the tick grid, in points; at least one tick. It is monotone, because every band starts on its
 * own grid, so the highest price of a path is the highest of its rounded prices.
 */
export function roundToTick(table: TickTable, points: number): number {
  const step = stepAt(table, points);
  return Math.max(step, Math.round(points / step) * step);
}

export function toDecimal(points: number): Decimal {
  return (BigInt(points) * DECIMAL_UNITS_PER_POINT) as Decimal;
}

/** A price in points, not rounded to a whole number. */
export function toPoints(price: Decimal): number {
  return Number(price) / Number(DECIMAL_UNITS_PER_POINT);
}
