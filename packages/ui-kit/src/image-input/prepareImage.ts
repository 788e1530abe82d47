import { amountOf } from '../checks/usable.js';
import { pictureCanvas } from '../dom/pictureCanvas.js';

/** A hint at the quality of a document's picture. */
export type ImageHint = 'dark' | 'small';

export interface PreparedImage {
  readonly file: File;
  readonly hint: ImageHint | undefined;
}

/** The longest edge after reduction; every line of an identity card is legible at this size. */
export const MAX_EDGE_PX = 2_000;
const SMALL_EDGE_PX = 600;
const JPEG_QUALITY = 0.86;
/** Mean brightness, 0 to 255, below which printed text cannot be told from its shadow. */
const DARK_BELOW = 50;
const SAMPLE_PX = 32;

/**
 * Redraws the picture: upright, at most `maxEdgePx` long, and without the metadata that cameras write (where and when
 * it was taken). @throws when the browser cannot decode it
 */
export async function prepareImage(file: File, maxEdgePx = MAX_EDGE_PX): Promise<PreparedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const most = amountOf('prepareImage', 'maxEdgePx', maxEdgePx, [1, Infinity], MAX_EDGE_PX);
    const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
    const { canvas } = drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const isPng = file.type === 'image/png';
    const type = isPng ? 'image/png' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
    if (blob === null) throw new Error(`${file.name} could not be encoded`);
    const name = `${file.name.replace(/\.\w+$/, '')}.${isPng ? 'png' : 'jpg'}`;
    const isSmall = Math.min(bitmap.width, bitmap.height) < SMALL_EDGE_PX;
    return {
      file: new File([blob], name, { type }),
      hint: isDark(bitmap) ? 'dark' : isSmall ? 'small' : undefined,
    };
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, width: number, height: number): CanvasRenderingContext2D {
  const context = pictureCanvas(Math.max(1, width), Math.max(1, height));
  if (context === null) throw new Error('This browser gives no canvas to draw on');
  context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
  return context;
}

function isDark(bitmap: ImageBitmap): boolean {
  const pixels = drawn(bitmap, SAMPLE_PX, SAMPLE_PX).getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data;
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  return sum / (SAMPLE_PX * SAMPLE_PX) < DARK_BELOW;
}
