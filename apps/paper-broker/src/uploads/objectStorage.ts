import { ServiceAway } from '../util/serviceAway.js';
import { signRequest } from './signRequest.js';

const TIMEOUT_MS = 5_000;

/** A bucket of S3-compatible storage. Each call throws `ServiceAway` when the storage does not do it. */
export interface ObjectStorage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined when there is no such object */
  get(name: string): Promise<Uint8Array | undefined>;
  /** An object that is not there is not an error. */
  remove(name: string): Promise<void>;
}

const away = (what: string, cause?: unknown): ServiceAway =>
  new ServiceAway(`The storage of pictures ${what}.`, { cause });

/**
 * @param address `https://key:secret@host/bucket?region=eu-central-1`, as `PICTURES_URL`
 * @param wall wall time, which the storage compares with its own
 */
export function openObjectStorage(address: string, wall: () => Date): ObjectStorage {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  const bucket = `${origin}${pathname.replace(/\/$/, '')}`;
  const key = {
    id: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };

  const send = async (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Uint8Array) => {
    const url = new URL(`${bucket}/${name}`);
    const request = { method, url, ...(body === undefined ? {} : { body }) };
    try {
      const answer = await fetch(url, {
        method,
        headers: signRequest(request, key, wall()),
        // A redirect would send a customer's picture to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined ? {} : { body: Buffer.from(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      // A missing bucket says nothing about the picture.
      const isMissing = answer.status === 404 && !bytes.includes('NoSuchBucket');
      return { status: answer.status, bytes, isMissing };
    } catch (error) {
      throw away('does not answer', error);
    }
  };
  const refused = (status: number): ServiceAway => away(`answered ${status}`);

  return {
    async put(name, bytes) {
      const { status } = await send('PUT', name, bytes);
      if (status !== 200) throw refused(status);
    },
    async get(name) {
      const { status, bytes, isMissing } = await send('GET', name);
      if (isMissing) return undefined;
      if (status !== 200) throw refused(status);
      return bytes;
    },
    async remove(name) {
      const { status, isMissing } = await send('DELETE', name);
      if (status !== 204 && status !== 200 && !isMissing) throw refused(status);
    },
  };
}
