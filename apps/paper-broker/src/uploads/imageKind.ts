/** The type of a file by its first bytes. The file's name and the sent content type are not trusted. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type of a file; undefined for every type that is not accepted, such as SVG. */
export function readImageKind(bytes: Uint8Array): ImageKind | undefined {
  const startsWith = (signature: readonly number[]): boolean =>
    signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(JPEG)) return 'jpeg';
  if (startsWith(PNG)) return 'png';
  const text = (from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));
  return text(0) === 'RIFF' && text(8) === 'WEBP' ? 'webp' : undefined;
}
