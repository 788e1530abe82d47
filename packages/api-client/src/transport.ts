import { ApiError, clientCode, type ClientCode } from './errors.js';

/** Default timeout of a call, in ms. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * A call's own timeout is used only above this, because a shorter one would take a slow network for a broken one; ms.
 */
const LEAST_TIMEOUT_MS = 2_000;

export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;

/** The timeout of a call. @param askedMs the call's own timeout; when it is missing or too short, `usualMs` is used */
export function timeoutOf(askedMs: number | undefined, usualMs: number): number {
  return askedMs !== undefined && askedMs > LEAST_TIMEOUT_MS ? askedMs : usualMs;
}

/**
 * A `fetch` with a timeout that never sends the same write twice at the same time, and fails only with `ApiError`.
 *
 * It reads the answer to its end, so that the timeout includes the body, and a late answer is dropped. Equal reads
 * may run at the same time, because two components may need the same data. A preview or a quote moves nothing, so it
 * is a read, although it has a body.
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

/** @param lost the code for a network failure */
async function send(fetch: Fetch, request: Request, timeoutMs: number, lost: ClientCode): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    // A signal inside of a request goes with it when Node collects the request, and then nothing ends the call.
    const response = await fetch(request, { signal });
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
  if (request.method === 'GET' || /\/(preview|quote)$/.test(new URL(request.url).pathname)) return undefined;
  return `${request.method} ${request.url} ${await request.clone().text()}`;
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}
