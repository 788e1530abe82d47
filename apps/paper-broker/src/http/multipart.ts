import busboy, { type BusboyFileStream } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import { countPerSender } from './perSender.js';
import { Refusal } from './refusal.js';

/** The limit of a file. */
const MAX_FILE_BYTES = 10_000_000;
/** The limit of a field, far above any in the contract. */
const MAX_FIELD_BYTES = 1_000;
const MAX_FIELDS = 10;
/** The number of bodies that are read from one sender at once. */
const MAX_READING_OF_ONE = 4;
/** The bytes of all bodies that this process is reading at once. A slow sender takes up only what has arrived. */
const MAX_HELD_BYTES = 320_000_000;
/** The interval in which MIN_BYTES must arrive. A sender slower than 1 kB a second is refused. */
const CHECK_MS = 10_000;
const MIN_BYTES = 10_000;

export interface Multipart {
  /** The fields by name, with `file` as the value of the file's field. The client's file name is ignored. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Uint8Array | undefined;
}

const senders = countPerSender();
let heldBytes = 0;

/**
 * Reads a multipart body with at most one file.
 * @param who the sender; MAX_READING_OF_ONE applies to each
 * @throws Refusal `payload_too_large`, `too_many_files`, `file_corrupt` for an incomplete body, `validation`
 * for a body that is not multipart, `rate_limited` if the sender has too many bodies in progress,
 * `request_timeout` for a body that arrives too slowly, `unavailable` while MAX_HELD_BYTES is used up
 */
export async function readMultipart(request: IncomingMessage, who: string): Promise<Multipart> {
  if (!senders.take(who, MAX_READING_OF_ONE)) throw new Refusal('rate_limited', { retryAfterS: 5 });
  try {
    if (heldBytes >= MAX_HELD_BYTES) throw new Refusal('unavailable', { retryAfterS: 1 });
    return await readWatched(request);
  } finally {
    senders.giveBack(who);
  }
}

async function readWatched(request: IncomingMessage): Promise<Multipart> {
  const watch = watchSpeed(request);
  try {
    return await Promise.race([readParts(request), watch.tooSlow]);
  } finally {
    watch.stop();
  }
}

/** Counts the bytes of a body, for its speed and for `heldBytes`. */
function watchSpeed(request: IncomingMessage): { tooSlow: Promise<never>; stop: () => void } {
  let total = 0;
  let sinceCheck = 0;
  const onData = (chunk: Buffer): void => {
    total += chunk.length;
    sinceCheck += chunk.length;
    heldBytes += chunk.length;
  };
  request.on('data', onData);
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (sinceCheck < MIN_BYTES) reject(new Refusal('request_timeout'));
      sinceCheck = 0;
    }, CHECK_MS);
  });
  return {
    tooSlow,
    stop() {
      clearInterval(timer);
      request.off('data', onData);
      heldBytes -= total;
    },
  };
}

function readParts(request: IncomingMessage): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    const chunks: Buffer[] = [];
    let hasFile = false;
    const parser = openParser(request);

    const fail = (refusal: Refusal): void => {
      request.unpipe(parser);
      // Read and discard the rest: a browser that is cut off while sending never sees the answer.
      request.resume();
      reject(refusal);
    };
    parser.on('field', (name, value, isNameCut, isCut) => {
      if (isNameCut || isCut) fail(new Refusal('payload_too_large'));
      // Defined as an own property, so that a field named `__proto__` is harmless.
      Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
    });
    parser.on('file', (name: string, stream: BusboyFileStream) => {
      hasFile = true;
      Object.defineProperty(fields, name, { value: 'file', enumerable: true, configurable: true });
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      // An error event without a listener would end the process.
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

/** @throws Refusal `validation` for a content type without a boundary */
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
