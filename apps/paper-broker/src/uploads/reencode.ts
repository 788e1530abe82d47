import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal.js';
import { readImageKind } from './imageKind.js';
import { inTurn, loadSharp } from './imageWork.js';

/** A re-encoded picture: it has the pixels of the sent file and nothing else of it. */
export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly sha256: Uint8Array;
}

/** Longest edge in pixels. At this size every line of an identity card is readable. */
const MAX_EDGE_PX = 2_000;
/** Largest number of pixels of the sent picture. A small file can decode to a huge picture. */
const MAX_PIXELS = 40_000_000;
const JPEG_QUALITY = 86;
/**
 * Re-encodes a sent file: upright, at most 2000 pixels long, without metadata such as place and time. A picture with
 * transparency becomes PNG, any other JPEG.
 * @throws Refusal `file_empty`, `file_type`, `payload_too_large` (more than 40 million pixels), `file_corrupt`
 */
export async function reencode(sent: Uint8Array): Promise<CleanImage> {
  if (sent.length === 0) throw new Refusal('file_empty', at('file_empty'));
  if (readImageKind(sent) === undefined) throw new Refusal('file_type', at('file_type'));
  return inTurn(async () => {
    const sharp = await loadSharp();
    // This reads only the header, so a false claim of a huge size costs nothing.
    const { width, height, hasAlpha } = await orCorrupt(sharp(sent, { limitInputPixels: false }).metadata());
    if (width * height > MAX_PIXELS) throw new Refusal('payload_too_large', at('payload_too_large'));
    const upright = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await orCorrupt(
      (hasAlpha ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY })).toBuffer({
        resolveWithObject: true,
      }),
    );
    const bytes = new Uint8Array(data);
    return {
      bytes,
      contentType: hasAlpha ? 'image/png' : 'image/jpeg',
      width: info.width,
      height: info.height,
      sha256: new Uint8Array(createHash('sha256').update(bytes).digest()),
    };
  });
}

/** Reports every error of the library as a corrupt file, because the customer can only choose another one. */
async function orCorrupt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new Refusal('file_corrupt', at('file_corrupt'));
  }
}

const at = <Code extends 'file_empty' | 'file_type' | 'file_corrupt' | 'payload_too_large'>(code: Code) => ({
  fields: [{ path: 'file', code }],
});
