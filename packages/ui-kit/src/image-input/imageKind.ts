/** The kind of a file by its first bytes, because its name and type can be wrong. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

export interface ImageBytes {
  readonly kind: ImageKind;
  /** Whether the end of the file is there. An incomplete photo shows half a document. */
  readonly isComplete: boolean;
}

/** Reads the signature and the end of an image. Returns null if it is not an image that every browser can show. */
export function readImageKind(bytes: Uint8Array): ImageBytes | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { kind: 'jpeg', isComplete: hasJpegEnd(bytes) };
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return { kind: 'png', isComplete: ascii(bytes, bytes.length - 8, 4) === 'IEND' };
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP')
    return { kind: 'webp', isComplete: bytes.length >= 8 + littleEndian(bytes, 4) };
  return null;
}

/** Cameras append data after the end of a JPEG, so the end marker is searched in the last part of the file. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at >= 3; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return start < 0 ? '' : String.fromCharCode(...bytes.subarray(start, start + length));
}

function littleEndian(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
}
