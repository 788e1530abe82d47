import { readImageKind, type ImageKind } from './imageKind.js';

/** Why a file was refused. */
export type RefusedImageReason = 'tooMany' | 'notAnImage' | 'tooLarge' | 'tooSmall' | 'empty' | 'cutOff';

export interface RefusedImage {
  readonly name: string;
  readonly reason: RefusedImageReason;
}

export interface PickRules {
  /** How many more images fit. */
  readonly room: number;
  readonly accept: readonly ImageKind[];
  /** The maximum size of a file, before it is reduced. */
  readonly maxBytes: number;
  /** The minimum of the shorter edge; undefined accepts any. */
  readonly minEdgePx: number | undefined;
}

export interface PickedImages {
  readonly accepted: readonly File[];
  /** The refused files by name and reason; the others are kept. */
  readonly refused: readonly RefusedImage[];
}

/** Sorts chosen files into accepted and refused ones. Never rejects. */
export async function pickImages(files: readonly File[], rules: PickRules): Promise<PickedImages> {
  const accepted: File[] = [];
  const refused: RefusedImage[] = [];
  for (const file of files) {
    const reason = await faultOf(file, rules);
    if (reason !== undefined) refused.push({ name: file.name, reason });
    else if (accepted.length < rules.room) accepted.push(file);
    else refused.push({ name: file.name, reason: 'tooMany' });
  }
  return { accepted, refused };
}

async function faultOf(file: File, rules: PickRules): Promise<RefusedImageReason | undefined> {
  const { accept, maxBytes, minEdgePx } = rules;
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  try {
    const image = readImageKind(new Uint8Array(await file.arrayBuffer()));
    if (image === null || !accept.includes(image.kind)) return 'notAnImage';
    if (!image.isComplete) return 'cutOff';
    // A picture that cannot be drawn cannot be sent either, and trying again would not help.
    const edgePx = await shorterEdgePx(file);
    return minEdgePx !== undefined && edgePx < minEdgePx ? 'tooSmall' : undefined;
  } catch {
    // It cannot be drawn, or the file was removed between choosing and reading it.
    return 'cutOff';
  }
}

async function shorterEdgePx(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const edgePx = Math.min(bitmap.width, bitmap.height);
  bitmap.close();
  return edgePx;
}
