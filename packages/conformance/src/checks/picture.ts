import { deflateSync } from 'node:zlib';
import { accepted } from '../check.js';
import type { BodyOf, Client } from '../client.js';

/** New pictures, for requests that need one. */

const SIDE_PX = 96;

/** A PNG with random shades of grey. */
export function pictureBytes(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PX, 0);
  header.writeUInt32BE(SIDE_PX, 4);
  // 8 bits per pixel, greyscale.
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(SIDE_PX * (SIDE_PX + 1));
  for (let row = 0; row < SIDE_PX; row += 1)
    rows.set(crypto.getRandomValues(new Uint8Array(SIDE_PX)), row * (SIDE_PX + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The checksum of PNG chunks; Node 20 has no `zlib.crc32`. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

export function formOf(purpose: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): FormData {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([bytes], { type }), 'picture.png');
  return form;
}

export async function sendPicture(client: Client, purpose: string): Promise<BodyOf<'createUpload'>> {
  return accepted(await client.call('createUpload', { form: formOf(purpose, pictureBytes()) }));
}
