declare global {
  /** Answers to calls that left before the app was there, under their signs. Left by boot/firstWave.ts. */
  var earlyCalls: Record<string, Promise<Response>> | undefined;
}

/** The start and the first page take them. From here on the app asks itself: a first wave that comes later sends nothing. */
const calls = (globalThis.earlyCalls ??= {});

/** An answer that nobody took when the page began is old. ms since then */
const KEPT_MS = 20_000;

/** What makes two reads the same to the server. Spelled in boot/firstWave.ts too, which can import nothing. */
const signOf = ({ url, method, headers }: Request) =>
  [method, url, headers.get('accept-language'), headers.get('authorization')].join(' ');

/** Sends a request, unless the same one is on its way since before the app was there: then that answer is taken, once. */
export function sendOnce(request: Request): Promise<Response> {
  const sign = signOf(request);
  const answer = performance.now() < KEPT_MS ? calls[sign] : undefined;
  delete calls[sign];
  return answer?.catch(() => fetch(request)) ?? fetch(request);
}
