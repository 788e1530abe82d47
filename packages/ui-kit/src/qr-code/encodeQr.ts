import { codewordsOf } from './codewords.js';
import { penaltyOf } from './penalty.js';

/** Rows from top to bottom, each from left to right; true is dark. Without the light margin. */
export type Modules = readonly (readonly boolean[])[];

/** Centres of the alignment patterns, on both axes, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** The modules that each mask inverts. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * A QR code of `text`: byte mode, error correction M, versions 1 to 10 (ISO/IEC 18004). Null if `text` is longer than
 * 213 bytes of UTF-8. `mask`: 0 to 7; by default the one with the lowest penalty.
 */
export function encodeQr(text: string, mask?: number): Modules | null {
  const codewords = codewordsOf(text);
  if (codewords === null) return null;
  const choices = mask === undefined ? [...MASKS.keys()] : [mask];
  const drawn = choices.map((choice) => draw(codewords.version, codewords.bytes, choice));
  const costs = drawn.map(penaltyOf);
  return drawn[costs.indexOf(Math.min(...costs))] ?? null;
}

function draw(version: number, bytes: readonly number[], mask: number): Modules {
  const size = 17 + 4 * version;
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const isTaken = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const put = (x: number, y: number, isDark: boolean) => {
    const [row, taken] = [modules[y], isTaken[y]];
    if (row === undefined || taken === undefined || x < 0 || x >= size) return;
    row[x] = isDark;
    taken[x] = true;
  };
  /** Concentric square rings; `light` lists the radii that are light. */
  const rings = (middleX: number, middleY: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y += 1) {
      for (let x = -reach; x <= reach; x += 1) {
        put(middleX + x, middleY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };

  for (let at = 0; at < size; at += 1) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const places = ALIGNMENT[version - 1] ?? [];
  for (const y of places) {
    for (const x of places) {
      const isCorner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!isCorner) rings(x, y, 2, [1]);
    }
  }
  putFormat(put, size, mask);
  if (version >= 7) putVersion(put, size, version);

  // Two columns at a time from the right, alternately up and down, skipping the column of the timing pattern.
  const bits = bytes.flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => ((byte >> (7 - bit)) & 1) === 1),
  );
  const isTurned = MASKS[mask] ?? (() => false);
  let next = 0;
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y];
        if (row === undefined || isTaken[y]?.[x] === true) continue;
        row[x] = (bits[next] ?? false) !== isTurned(x, y);
        next += 1;
      }
    }
    isUpward = !isUpward;
  }
  return modules;
}

type Put = (x: number, y: number, isDark: boolean) => void;

/** Error correction level and mask, twice, with their own error correction. */
function putFormat(put: Put, size: number, mask: number): void {
  // Level M is 00, so the data consists of the mask.
  const format = ((mask << 10) | remainderOf(mask << 10, 0b10100110111)) ^ 0b101010000010010;
  const bit = (index: number) => ((format >> index) & 1) === 1;
  for (let index = 0; index < 15; index += 1) {
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
    put(8, along, bit(index));
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index;
    put(across, 8, bit(index));
  }
  put(8, size - 8, true);
}

/** The version, twice, from version 7 on. */
function putVersion(put: Put, size: number, version: number): void {
  const bits = (version << 12) | remainderOf(version << 12, 0b1111100100101);
  for (let index = 0; index < 18; index += 1) {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    put(far, near, ((bits >> index) & 1) === 1);
    put(near, far, ((bits >> index) & 1) === 1);
  }
}

/** The remainder of `value` divided by `divisor`, as polynomials over GF(2). */
function remainderOf(value: number, divisor: number): number {
  const degree = 31 - Math.clz32(divisor);
  let rest = value;
  while (31 - Math.clz32(rest) >= degree) rest ^= divisor << (31 - Math.clz32(rest) - degree);
  return rest;
}
