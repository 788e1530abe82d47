import { crc32, deflateSync } from 'node:zlib';

/** Glyphs of 3 by 5 dots, as rows of three bits. Characters without a glyph are drawn as a space. */
const GLYPHS: Readonly<Record<string, number>> = {
  '0': 0b111_101_101_101_111,
  '1': 0b010_110_010_010_111,
  '2': 0b111_001_111_100_111,
  '3': 0b111_001_011_001_111,
  '4': 0b101_101_111_001_001,
  '5': 0b111_100_111_001_111,
  '6': 0b111_100_111_101_111,
  '7': 0b111_001_010_010_010,
  '8': 0b111_101_111_101_111,
  '9': 0b111_101_111_001_111,
  '.': 0b000_000_000_000_010,
  A: 0b010_101_111_101_101,
  B: 0b110_101_110_101_110,
  C: 0b011_100_100_100_011,
  D: 0b110_101_101_101_110,
  E: 0b111_100_110_100_111,
  F: 0b111_100_110_100_100,
  I: 0b111_010_010_010_111,
  K: 0b101_101_110_101_101,
  L: 0b100_100_100_100_111,
  M: 0b101_111_111_101_101,
  N: 0b110_101_101_101_101,
  O: 0b010_101_101_101_010,
  R: 0b110_101_110_101_101,
  S: 0b011_100_010_001_110,
  T: 0b111_010_010_010_010,
  U: 0b101_101_101_101_111,
  W: 0b101_101_111_111_101,
  Y: 0b101_101_010_010_010,
};

const GLYPH_WIDTH = 3;
const GLYPH_HEIGHT = 5;
/** One dot between letters, three between lines. */
const ADVANCE = GLYPH_WIDTH + 1;
const LINE = GLYPH_HEIGHT + 3;
const MARGIN = 4;
/** Width and height of a dot in pixels. */
const DOT = 5;

const PAPER = 0xff;
const INK = 0x28;

export interface Picture {
  readonly png: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Draws lines of text as a grey picture, without a font or a library. */
export function drawText(lines: readonly string[]): Picture {
  const columns = Math.max(...lines.map((line) => line.length)) * ADVANCE + 2 * MARGIN;
  const rows = lines.length * LINE + 2 * MARGIN;
  const width = columns * DOT;
  const height = rows * DOT;
  const isInked = (x: number, y: number): boolean => {
    const line = lines[Math.floor((y - MARGIN) / LINE)];
    const letter = line?.[Math.floor((x - MARGIN) / ADVANCE)]?.toUpperCase();
    const column = (x - MARGIN) % ADVANCE;
    const row = (y - MARGIN) % LINE;
    if (letter === undefined || column < 0 || column >= GLYPH_WIDTH || row < 0 || row >= GLYPH_HEIGHT) {
      return false;
    }
    const bit = GLYPH_WIDTH * GLYPH_HEIGHT - 1 - (row * GLYPH_WIDTH + column);
    return (((GLYPHS[letter] ?? 0) >> bit) & 1) === 1;
  };
  const pixels = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < rows; y += 1) {
    const row = Buffer.alloc(width + 1, PAPER);
    // Each row of a PNG starts with its filter; 0 is none.
    row[0] = 0;
    for (let x = 0; x < columns; x += 1) if (isInked(x, y)) row.fill(INK, 1 + x * DOT, 1 + (x + 1) * DOT);
    for (let copy = 0; copy < DOT; copy += 1) row.copy(pixels, (y * DOT + copy) * row.length);
  }
  return { png: toPng(pixels, width, height), width, height };
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const GREY = 0;

function toPng(pixels: Buffer, width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(EIGHT_BITS, 8);
  header.writeUInt8(GREY, 9);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
