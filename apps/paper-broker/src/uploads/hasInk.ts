import { inTurn, loadSharp } from './imageWork.js';

/**
 * The least difference in brightness between ink and the paper around it, of 255. A smaller one can be noise of
 * compression.
 */
const MIN_CONTRAST = 32;
/** The distance up to which the paper around a pixel is measured, in pixels. */
const AROUND_PX = 20;
/** The least fraction of a picture that has to be ink, more than the dot of a tap. */
const MIN_SHARE = 0.0002;

/**
 * Whether a stored picture shows ink on paper. A picture that is transparent, or shows only one colour, a shadow or a
 * dot, does not.
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
