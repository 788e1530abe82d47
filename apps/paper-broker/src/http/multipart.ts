import busboy, { type BusboyFileStream } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.js';

/** Of one file. */
const MAX_FILE_BYTES = 10_000_000;
/** Of a field, far above any of the contract. */
const MAX_FIELD_BYTES = 1_000;
const MAX_FIELDS = 10;
/** Bodies that are read at once, in this process; each may hold one file in memory. */
const MAX_READING = 32;

export interface Multipart {
  /** The fields by name, and `file` for the part of that name; the name a client gave the file is not looked at. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Uint8Array | undefined;
}

let reading = 0;

/**
 * Reads a multipart body with at most one file.
 * @throws Refusal `payload_too_large`, `too_many_files`, `file_corrupt` for a body that breaks off, `validation` for one
 * that is no multipart, `unavailable` while too many are being read
 */
export async function readMultipart(request: IncomingMessage): Promise<Multipart> {
  if (reading >= MAX_READING) throw new Refusal('unavailable', { retryAfterS: 1 });
  reading += 1;
  try {
    return await readParts(request);
  } finally {
    reading -= 1;
  }
}

function readParts(request: IncomingMessage): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const chunks: Buffer[] = [];
    let hasFile = false;
    const parser = openParser(request);

    const fail = (refusal: Refusal): void => {
      request.unpipe(parser);
      // Read to its end and dropped: a browser that is cut off while it sends never sees the answer.
      request.resume();
      reject(refusal);
    };
    parser.on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) fail(new Refusal('payload_too_large'));
      // As an own property, whatever it is called.
      Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
    });
    parser.on('file', (name: string, stream: BusboyFileStream) => {
      hasFile = true;
      Object.defineProperty(fields, name, { value: 'file', enumerable: true, configurable: true });
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      // Without a listener of its own a file that breaks off would end the process.
      stream.on('error', () => fail(inFile('file_corrupt')));
      stream.on('limit', () => fail(inFile('payload_too_large')));
    });
    parser.on('filesLimit', () => fail(inFile('too_many_files')));
    parser.on('fieldsLimit', () => fail(new Refusal('payload_too_large')));
    parser.on('error', () => fail(inFile('file_corrupt')));
    parser.on('finish', () =>
      resolve({ fields, file: hasFile ? new Uint8Array(Buffer.concat(chunks)) : undefined }),
    );
    request.on('aborted', () => fail(inFile('file_corrupt')));
    request.pipe(parser);
  });
}

/** @throws Refusal `validation` for a type without a boundary */
function openParser(request: IncomingMessage) {
  try {
    return busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: {
        files: 1,
        fileSize: MAX_FILE_BYTES,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: 20,
      },
    });
  } catch {
    throw new Refusal('validation');
  }
}

const inFile = (code: 'payload_too_large' | 'too_many_files' | 'file_corrupt'): Refusal =>
  new Refusal(code, { fields: [{ path: 'file', code }] });
