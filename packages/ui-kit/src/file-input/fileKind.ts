import { readImageKind, type ImageKind } from '../image-input/imageKind.js';

/** The kinds of files that a field can require. */
export type FileKind = ImageKind | 'pdf';

/** The MIME types for browsers' file choosers. */
export const MIME_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** The maximum distance of a PDF's markers from its ends. */
const PDF_MARK_BYTES = 1_024;

/** The kind of a file by its own bytes, and whether its end is there; null for any other kind. */
export function readFileKind(bytes: Uint8Array): { kind: FileKind; isComplete: boolean } | null {
  if (latin(bytes.subarray(0, PDF_MARK_BYTES)).includes('%PDF-'))
    return { kind: 'pdf', isComplete: latin(bytes.subarray(-PDF_MARK_BYTES)).includes('%%EOF') };
  return readImageKind(bytes);
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
