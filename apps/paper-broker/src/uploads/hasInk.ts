import { inTurn, loadSharp } from './imageWork.js';

/** The least difference between the darkest and the lightest pixel, of 255; less can be noise of compression. */
const MIN_CONTRAST = 32;

/**
 * Whether a stored picture shows anything on white paper. A transparent picture, or one of a single colour, does not.
 */
export function hasInk(bytes: Uint8Array): Promise<boolean> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const onPaper = await sharp(bytes).flatten({ background: 'white' }).greyscale().toBuffer();
    const [grey] = (await sharp(onPaper).stats()).channels;
    return grey !== undefined && grey.max - grey.min >= MIN_CONTRAST;
  });
}
