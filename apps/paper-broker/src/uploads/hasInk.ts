import { inTurn, loadSharp } from './imageWork.js';

/** How much darker or lighter than the paper around it ink is at least, of 255; less can be noise of compression. */
const MIN_CONTRAST = 32;
/** How far around a pixel its paper is looked at, in pixels. */
const AROUND_PX = 20;
/** The least share of a picture that is ink: more than the dot of a tap. */
const MIN_SHARE = 0.0002;

/**
 * Whether a stored picture shows anything on its paper. A transparent picture does not, nor one of a single colour, of a
 * shadow, or of a dot.
 */
export function hasInk(bytes: Uint8Array): Promise<boolean> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const onPaper = await sharp(bytes).flatten({ background: 'white' }).greyscale().png().toBuffer();
    const paper = await sharp(onPaper).blur(AROUND_PX).png().toBuffer();
    const differences = await sharp(onPaper)
      .composite([{ input: paper, blend: 'difference' }])
      .png()
      .toBuffer();
    const ink = await sharp(differences).threshold(MIN_CONTRAST).png().toBuffer();
    const [white] = (await sharp(ink).stats()).channels;
    return white !== undefined && white.mean / 255 >= MIN_SHARE;
  });
}
