import { correctionOf } from './reedSolomon.js';

/** The properties of a version at error correction level M (ISO/IEC 18004), which recovers about 15 % of the code. */
interface Version {
  readonly totalBytes: number;
  readonly correctionBytes: number;
  readonly blocks: number;
}

/** Versions 1 to 10. */
const VERSIONS: readonly Version[] = [
  { totalBytes: 26, correctionBytes: 10, blocks: 1 },
  { totalBytes: 44, correctionBytes: 16, blocks: 1 },
  { totalBytes: 70, correctionBytes: 26, blocks: 1 },
  { totalBytes: 100, correctionBytes: 18, blocks: 2 },
  { totalBytes: 134, correctionBytes: 24, blocks: 2 },
  { totalBytes: 172, correctionBytes: 16, blocks: 4 },
  { totalBytes: 196, correctionBytes: 18, blocks: 4 },
  { totalBytes: 242, correctionBytes: 22, blocks: 4 },
  { totalBytes: 292, correctionBytes: 22, blocks: 5 },
  { totalBytes: 346, correctionBytes: 26, blocks: 5 },
];

const dataBytesOf = ({ totalBytes, correctionBytes, blocks }: Version) =>
  totalBytes - correctionBytes * blocks;
const countBitsOf = (version: number) => (version < 10 ? 8 : 16);

export interface Codewords {
  /** 1 to 10: the code is `17 + 4 * version` modules wide. */
  version: number;
  /** Data and error correction, in drawing order. */
  bytes: readonly number[];
}

/** Text as the bytes of the smallest code that contains it; null if it needs more than 213 bytes. */
export function codewordsOf(text: string): Codewords | null {
  const payload = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(
    (version, at) => dataBytesOf(version) * 8 >= 4 + countBitsOf(at + 1) + payload.length * 8,
  );
  const found = VERSIONS[index];
  if (found === undefined) return null;
  const version = index + 1;
  return { version, bytes: interleave(dataOf(payload, version, dataBytesOf(found)), found) };
}

/** Byte mode: mode indicator, length, data, terminator, and padding to the full size. */
function dataOf(payload: readonly number[], version: number, size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(payload.length, countBitsOf(version));
  for (const byte of payload) push(byte, 8);
  push(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    bytes.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  }
  for (let pad = 0; bytes.length < size; pad += 1) bytes.push(pad % 2 === 0 ? 0xec : 0x11);
  return bytes;
}

/**
 * Splits the data into blocks, the longer ones last, and interleaves their bytes, then those of the error correction.
 */
function interleave(data: readonly number[], { correctionBytes, blocks }: Version): number[] {
  const shortLength = Math.floor(data.length / blocks);
  const longBlocks = data.length % blocks;
  const parts: (readonly number[])[] = [];
  let at = 0;
  for (let block = 0; block < blocks; block += 1) {
    const length = shortLength + (block < blocks - longBlocks ? 0 : 1);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const deal = (hands: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, place) => hands.flatMap((hand) => hand.slice(place, place + 1))).flat();
  return [
    ...deal(parts, shortLength + 1),
    ...deal(
      parts.map((part) => correctionOf(part, correctionBytes)),
      correctionBytes,
    ),
  ];
}
