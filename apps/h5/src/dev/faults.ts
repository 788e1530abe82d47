import { pause } from '../pause.js';

/** Network faults for all further calls, so that rare states can be seen. */
export const faults = {
  none: 'Works',
  slow: 'Takes 3 seconds',
  offline: 'Is lost',
  unwell: 'Server answers 503',
  expired: 'Session has ended (401, once)',
  refused: 'Refuses with two messages (422)',
  nonsense: 'Answers nonsense: pages crash',
} as const;
export type Fault = keyof typeof faults;

const SLOW_MS = 3000;

let chosen: Fault = 'none';
let isInstalled = false;

export const chosenFault = (): Fault => chosen;

/** Injects a fault between the app and its server; `none` removes it. The control plane is never affected. */
export function chooseFault(fault: Fault): void {
  chosen = fault;
  if (isInstalled) return;
  isInstalled = true;
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? spoil(request, real) : real(request);
  };
}

async function spoil(request: Request, send: typeof fetch): Promise<Response> {
  switch (chosen) {
    case 'none':
      return send(request);
    case 'slow':
      await pause(SLOW_MS);
      return send(request);
    case 'offline':
      throw new TypeError('Lost on purpose');
    case 'unwell':
      return problem(503, { code: 'unavailable', message: 'Unwell on purpose' });
    case 'expired':
      // A call without a session cannot be answered with 401.
      if (!request.headers.has('authorization')) return send(request);
      chosen = 'none';
      return problem(401, { code: 'unauthenticated', message: 'Ended on purpose' });
    case 'refused':
      return problem(422, { code: 'refused', message: ['Refused on purpose', 'And for a second reason'] });
    case 'nonsense':
      return problem(200, { data: 7 });
  }
}

const problem = (status: number, body: object): Response => Response.json(body, { status });
