import type { Modules } from './encodeQr.js';

/** Patterns that a reader could mistake for a finder pattern. */
const FINDER_LIKE = ['00001011101', '10111010000'];

/** The penalty of a code by the four rules of the standard; the mask with the lowest one is used. */
export function penaltyOf(modules: Modules): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map(Number).join(''));
  const columns = modules.map((_, x) => modules.map((row) => Number(row[x])).join(''));

  let cost = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2;
    for (const pattern of FINDER_LIKE) {
      for (let at = line.indexOf(pattern); at !== -1; at = line.indexOf(pattern, at + 1)) cost += 40;
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const square = [modules[y]?.[x - 1], modules[y - 1]?.[x], modules[y - 1]?.[x - 1]];
      if (square.every((module) => module === modules[y]?.[x])) cost += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length;
  return cost + 10 * Math.floor((Math.abs(dark * 2 - size * size) * 10) / (size * size));
}
