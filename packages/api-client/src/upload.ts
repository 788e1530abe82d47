import { ApiError, clientCode, toApiError, type ClientCode } from './errors.js';
import { toCamelKeys, toWireKeys } from './naming.js';

export interface UploadOptions {
  /** The form's other fields, in camelCase. @example { purpose: 'proof' } */
  readonly fields: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Hears the share that was sent, a whole number of percent, or undefined while the size is unknown. */
  readonly onProgress?: ((percent: number | undefined) => void) | undefined;
}

/** A stored file, as the server answers. */
export interface Upload {
  readonly id: string;
  readonly purpose: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  readonly sha256: string;
  readonly url: string;
}

/**
 * Sends one file as multipart form data. By XMLHttpRequest, because `fetch` reports no progress of what it sends.
 * @throws {ApiError} `timeout`, `aborted`, `fileNetwork`, `unreadableFile`, or the server's code
 */
export async function sendUpload(
  url: string,
  headers: Readonly<Record<string, string>>,
  file: File,
  options: UploadOptions,
  /** ms without an end after which it is given up. */
  timeoutMs: number,
): Promise<Upload> {
  if (options.signal?.aborted === true) throw new ApiError({ code: clientCode.aborted });
  await assertReadable(file);
  const form = new FormData();
  for (const [name, value] of Object.entries(toWireKeys(options.fields) as Record<string, string>)) {
    form.append(name, value);
  }
  form.append('file', file);

  const request = new XMLHttpRequest();
  const answer = settled(request, options);
  request.open('POST', url);
  request.timeout = timeoutMs;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(form);
  await answer;

  const body = parse(request.responseText);
  if (request.status < 200 || request.status >= 400) {
    throw toApiError(request.status, { get: (name) => request.getResponseHeader(name) }, body);
  }
  return toCamelKeys(body) as Upload;
}

function settled(request: XMLHttpRequest, { signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      request.abort();
    };
    const fail = (code: ClientCode) => () => {
      reject(new ApiError({ code }));
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      onProgress?.(lengthComputable && total > 0 ? Math.round((100 * loaded) / total) : undefined);
    };
    request.onload = () => {
      resolve();
    };
    request.onabort = fail(clientCode.aborted);
    request.ontimeout = fail(clientCode.timeout);
    request.onerror = fail(clientCode.fileNetwork);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** A file can vanish between the choice and the upload; the browser would call that a network failure. */
async function assertReadable(file: File): Promise<void> {
  const first = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new ApiError({ code: clientCode.unreadableFile, cause });
    });
  // Of a part of a file that has gone, Chromium reads nothing and says nothing.
  if (first.byteLength === 0) throw new ApiError({ code: clientCode.unreadableFile });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // An error page of something between here and the server; the status says enough.
    return text;
  }
}
