import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from './client.js';
import { quoteStream, type QuoteStream, type QuoteStreamOptions, type StreamState } from './quoteStream.js';
import { json, serve, type TestServer } from './testing/serve.js';

let server: TestServer | undefined;
let stream: QuoteStream | undefined;
afterEach(async () => {
  stream?.close();
  await server?.close();
});

interface Heard {
  readonly last: string[];
  readonly states: StreamState[];
  readonly gaps: (readonly string[])[];
}

async function follow(
  answer: (response: ServerResponse, connection: number) => void,
  options: Partial<QuoteStreamOptions> = {},
): Promise<Heard> {
  let connections = 0;
  server = await serve((_, response) => {
    connections += 1;
    answer(response, connections);
  });
  const heard: Heard = { last: [], states: [], gaps: [] };
  stream = quoteStream({
    client: createClient({ baseUrl: server.baseUrl, getToken: () => 'token-1', getLocale: () => 'en' }),
    symbols: ['NLTO'],
    onQuote: (quote) => heard.last.push(quote.last),
    onState: (state) => heard.states.push(state),
    onGap: (symbols) => heard.gaps.push(symbols),
    firstRetryMs: 30,
    ...options,
  });
  return heard;
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
}

function tick(response: ServerResponse, id: number, last: string, sequence = id): void {
  const data = JSON.stringify({ symbol: 'NLTO', last, sequence, change_percentage: '1' });
  response.write(`id: ${String(id)}\nevent: quote\ndata: ${data}\n\n`);
}

describe('the quote stream', () => {
  test('delivers quotes over the bearer’s connection and says that it is live', async () => {
    const heard = await follow((response) => {
      open(response);
      tick(response, 1, '41');
      tick(response, 2, '42');
    });
    await expect.poll(() => heard.last).toEqual(['41', '42']);
    expect(heard.states).toEqual(['live']);
    expect(server?.requests[0]).toMatchObject({
      url: '/stream/quote?symbols=NLTO',
      headers: { authorization: 'Bearer token-1', accept: 'text/event-stream' },
    });
  });

  test('reconnects after a loss, with the last id it received', async () => {
    const heard = await follow((response, connection) => {
      open(response);
      tick(response, connection, String(40 + connection));
      if (connection < 3) response.end();
    });
    await expect.poll(() => heard.last).toEqual(['41', '42', '43']);
    expect(heard.states).toEqual(['live', 'paused', 'live', 'paused', 'live']);
    expect(server?.requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2']);
    expect(heard.gaps).toEqual([]);
  });

  test('waits longer after each failure', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    await follow((response) => json(response, 503, {}));
    await expect.poll(() => server?.requests.length).toBeGreaterThanOrEqual(5);
    // The requested delays are checked, because on a busy machine timers fire late. Other code uses whole seconds.
    const waitsMs = timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= 30 && ms < 110);
    expect(waitsMs.map(Math.floor).slice(0, 4)).toEqual([30, 45, 67, 101]);
  });

  test('asks for a snapshot when an event is missing', async () => {
    const heard = await follow((response) => {
      open(response);
      tick(response, 1, '41');
      tick(response, 3, '43');
    });
    await expect.poll(() => heard.gaps).toEqual([['NLTO']]);
    expect(heard.last).toEqual(['41', '43']);
  });

  test('never lets an older tick win', async () => {
    const heard = await follow((response) => {
      open(response);
      tick(response, 1, '42', 20);
      tick(response, 2, '41', 19);
      tick(response, 3, '43', 21);
    });
    await expect.poll(() => heard.last).toEqual(['42', '43']);
  });

  test('ends a silent connection, and keeps one with heartbeats', async () => {
    const heard = await follow(
      (response, connection) => {
        open(response);
        tick(response, connection, String(40 + connection));
        if (connection === 2) {
          const heartbeat = setInterval(() => response.write(': heartbeat\n\n'), 100);
          response.on('close', () => {
            clearInterval(heartbeat);
          });
        }
      },
      // Long enough that a delayed heartbeat on a busy machine does not count as silence.
      { silenceMs: 1_000 },
    );
    await expect.poll(() => heard.last).toEqual(['41', '42']);
    await wait(1_500);
    expect(server?.requests).toHaveLength(2);
    expect(stream?.state).toBe('live');
  });

  test('follows the visible symbols: an addition reconnects, a removal does not', async () => {
    await follow((response) => {
      open(response);
      response.write(': hello\n\n');
    });
    await expect.poll(() => stream?.state).toBe('live');
    stream?.setSymbols(['BRVA']);
    stream?.setSymbols(['NLTO', 'BRVA']);
    await expect
      .poll(() => server?.requests.map(({ url }) => url))
      .toEqual(['/stream/quote?symbols=NLTO', '/stream/quote?symbols=NLTO%2CBRVA']);
    stream?.setSymbols(['BRVA']);
    await wait(300);
    expect(server?.requests).toHaveLength(2);
    expect(stream?.state).toBe('live');
  });

  test('is closed for good once closed', async () => {
    const heard = await follow((response) => {
      open(response);
      tick(response, 1, '41');
    });
    await expect.poll(() => heard.last).toEqual(['41']);
    stream?.close();
    stream?.setSymbols(['BRVA']);
    stream?.retryNow();
    await wait(300);
    expect(heard.states).toEqual(['live', 'closed']);
    expect(server?.requests).toHaveLength(1);
  });
});
