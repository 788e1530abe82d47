import { readImageKind, type ImageKind } from '../image-input/imageKind.js';

/** What a file can be asked to be. */
export type FileKind = ImageKind | 'pdf';

/** As browsers' file choosers take it. */
export const MIME_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** How far from its ends a PDF may carry its marks. */
const PDF_MARK_BYTES = 1_024;

/** What a file is by its own bytes, and whether its end is there. null: none of these. */
export function readFileKind(bytes: Uint8Array): { kind: FileKind; isComplete: boolean } | null {
  if (latin(bytes.subarray(0, PDF_MARK_BYTES)).includes('%PDF-'))
    return { kind: 'pdf', isComplete: latin(bytes.subarray(-PDF_MARK_BYTES)).includes('%%EOF') };
  return readImageKind(bytes);
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
