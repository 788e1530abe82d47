import { inTurn, loadSharp } from './imageWork.js';

/** Of 255 steps from black to white; what is fainter is the grain of a compressed picture. */
const MIN_CONTRAST = 32;

/** Whether a stored picture shows anything on white paper: a transparent one, or one of a single colour, does not. */
export function hasInk(bytes: Uint8Array): Promise<boolean> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const onPaper = await sharp(bytes).flatten({ background: 'white' }).greyscale().toBuffer();
    const [grey] = (await sharp(onPaper).stats()).channels;
    return grey !== undefined && grey.max - grey.min >= MIN_CONTRAST;
  });
}
