import { ApiError, clientCode, type ClientCode } from './errors.js';

/** ms without an answer after which a call is given up. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** A call's own timeout counts only above this; below it, a slow network would look like a broken one. */
const LEAST_TIMEOUT_MS = 2_000;

export type Fetch = (request: Request) => Promise<Response>;

/** The wait of a call. @param askedMs what the call asked for, if anything; `usualMs` where it asked for too little */
export function timeoutOf(askedMs: number | undefined, usualMs: number): number {
  return askedMs !== undefined && askedMs > LEAST_TIMEOUT_MS ? askedMs : usualMs;
}

/**
 * A `fetch` that gives up in time, never sends the same write twice at once, and fails only with `ApiError`.
 *
 * The answer is read to its end in here, so that the timeout covers the body and a late one is dropped. Reads may run
 * twice at once: two components that ask for the same thing are not a customer's double tap. A preview is a read, though
 * its figures travel in a body.
 */
export function createTransport(fetch: Fetch): (timeoutMs: number, lost?: ClientCode) => Fetch {
  const inFlight = new Set<string>();

  return (timeoutMs, lost = clientCode.network) =>
    async (request) => {
      const key = await keyOf(request);
      if (key !== undefined) {
        if (inFlight.has(key)) throw new ApiError({ code: clientCode.duplicate });
        inFlight.add(key);
      }
      try {
        return await send(fetch, request, timeoutMs, lost);
      } finally {
        if (key !== undefined) inFlight.delete(key);
      }
    };
}

/** @param lost the code of a network that failed */
async function send(fetch: Fetch, request: Request, timeoutMs: number, lost: ClientCode): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    const response = await fetch(new Request(request, { signal }));
    const body = await response.arrayBuffer();
    return new Response(isBodiless(response.status) ? null : body, {
      status: response.status,
      headers: response.headers,
    });
  } catch (cause) {
    if (timeout.aborted) throw new ApiError({ code: clientCode.timeout, cause });
    if (request.signal.aborted) throw new ApiError({ code: clientCode.aborted, cause });
    throw new ApiError({ code: lost, cause });
  }
}

async function keyOf(request: Request): Promise<string | undefined> {
  if (request.method === 'GET' || new URL(request.url).pathname.endsWith('/preview')) return undefined;
  return `${request.method} ${request.url} ${await request.clone().text()}`;
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}
