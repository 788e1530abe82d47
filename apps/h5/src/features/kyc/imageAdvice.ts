/** What may make an image of a document hard to read. It is a hint: a reviewer may still be able to read it. */
export type ImageAdvice = 'small' | 'dark' | 'bright' | 'blurred';

/** Brightness of an image's pixels, 0 to 255, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly values: ArrayLike<number>;
}

/** Mean brightness below which text cannot be told from its shadow. */
const DARK_BELOW = 60;
/** A pixel at least this bright has lost its text. */
const BURNT_FROM = 250;
/** Fraction of overexposed pixels from which a reflection hides part of the document. */
const BURNT_SHARE = 0.3;
/** Variance of the image's edges below which letters blur, at the width of comparison. */
const SHARP_FROM = 25;
const SMALL_EDGE_PX = 600;
/** Images are compared at one width, because a large image has softer edges than the same one reduced. */
const LOOK_WIDTH_PX = 320;

/** The hint for an image, by its pixels alone. */
export function adviceOn(picture: GrayPicture): ImageAdvice | undefined {
  const { values } = picture;
  let sum = 0;
  let burnt = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    sum += value;
    if (value >= BURNT_FROM) burnt += 1;
  }
  if (sum / values.length < DARK_BELOW) return 'dark';
  if (burnt / values.length > BURNT_SHARE) return 'bright';
  return edgeVariance(picture) < SHARP_FROM ? 'blurred' : undefined;
}

/** Variance of the Laplacian, a measure of sharpness. */
function edgeVariance({ width, height, values }: GrayPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  const at = (x: number, y: number) => values[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? Infinity : squares / count - (sum / count) ** 2;
}

/** Checks an image before it is uploaded. Undefined if it seems fine, or if the browser cannot decode it. */
export async function adviseOn(file: Blob): Promise<ImageAdvice | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    // The upload decides whether the image can be read.
    return undefined;
  }
  try {
    if (Math.min(bitmap.width, bitmap.height) < SMALL_EDGE_PX) return 'small';
    const picture = toGray(bitmap);
    return picture && adviceOn(picture);
  } finally {
    bitmap.close();
  }
}

function toGray(bitmap: ImageBitmap): GrayPicture | undefined {
  const width = LOOK_WIDTH_PX;
  const height = Math.max(1, Math.round((bitmap.height / bitmap.width) * width));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8Array(width * height);
  for (let point = 0; point < values.length; point += 1) {
    const at = point * 4;
    values[point] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { width, height, values };
}
