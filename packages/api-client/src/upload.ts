import { ApiError, clientCode, toApiError, type ClientCode } from './errors.js';
import { toCamelKeys, toWireKeys } from './naming.js';
import type { components } from './schema.gen.js';

export interface UploadOptions {
  /** The form's other fields, in camelCase. @example { purpose: 'proof' } */
  readonly fields: Readonly<Record<string, string>>;
  /** The idempotency key: new for each chosen file, the same for every attempt to send it. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with the sent part as a whole number of percent, or undefined while the size is unknown. */
  readonly onProgress?: ((percent: number | undefined) => void) | undefined;
}

/** A stored file, as the server describes it. */
export type Upload = components['schemas']['Upload'];

interface UploadRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly options: UploadOptions;
  readonly timeoutMs: number;
}

/**
 * Sends one file as multipart form data. It uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @throws {ApiError} `timeout`, `aborted`, `fileNetwork`, `unreadableFile`, or the server's code
 */
export async function sendUpload(
  url: string,
  { headers, file, options, timeoutMs }: UploadRequest,
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
  const sent = { ...headers, 'Idempotency-Key': options.key };
  for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
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

/**
 * Throws when the file cannot be read. A file can be deleted before its upload, which a browser reports as a network
 * failure.
 */
async function assertReadable(file: File): Promise<void> {
  const first = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new ApiError({ code: clientCode.unreadableFile, cause });
    });
  // For a deleted file, Chromium reads no bytes and reports no error.
  if (first.byteLength === 0) throw new ApiError({ code: clientCode.unreadableFile });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the error page of a proxy. The status is enough.
    return text;
  }
}
