import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { readConfig } from '../settings/config.js';
import { documented, faultsOf, type Node } from '../contract/testing/contractDocument.js';
import type { Database } from '../db/database.js';
import { ANY_STORE, createTestStore } from '../db/testing/createTestStore.js';
import { createMarket } from '../market/createMarket.js';
import { loadContract } from './contract.js';
import { createApp } from './createApp.js';
import { createLogger } from './logger.js';
import { Refusal } from './refusal.js';

const problemSchema = documented[0]?.responses['default']?.content?.['application/problem+json']?.[
  'schema'
] as Node;

interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Splits the received text into answers. No body in this file contains a status line. */
function readAnswers(received: string): Answer[] {
  const starts = [...received.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r\n]+\r\n)*)\r\n/g)];
  return starts.map((start, index) => ({
    status: Number(start[1]),
    headers: (start[2] ?? '').toLowerCase(),
    body: received.slice(start.index + start[0].length, starts[index + 1]?.index),
  }));
}

describe('bytes that strangers send', () => {
  const log: string[] = [];
  let db: Database;
  let app: Awaited<ReturnType<typeof createApp>>;

  beforeAll(async () => {
    db = await createTestStore(ANY_STORE);
    app = await createApp({
      db,
      clock: createTestClock(),
      entropy: createTestEntropy('unreadable'),
      market: createMarket({ seed: 'test' }),
      config: { ...readConfig({ SEED_DEMO: '0' }), rateLimits: false },
      contract: loadContract(),
      operations: {
        listCandles: async () => ({ status: 200, body: { data: [], next_cursor: null } }),
        loginMember: async () => {
          await wait(50);
          throw new Refusal('invalid_credentials');
        },
      },
      log: createLogger('warn', { write: (line) => void log.push(line) }),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  /** @param quietMs the sender closes its side after this time without a byte */
  const send = (parts: readonly (string | Buffer)[], quietMs = 4_000) =>
    new Promise<{ answers: Answer[]; received: string; isClosedByServer: boolean }>((resolve, reject) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      let received = '';
      let isClosedByServer = true;
      const end = (): void => {
        isClosedByServer = false;
        socket.end();
      };
      let quiet = setTimeout(end, quietMs);
      const hanging = setTimeout(() => reject(new Error(`hangs after ${JSON.stringify(parts)}`)), 25_000);
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        received += chunk;
        clearTimeout(quiet);
        quiet = setTimeout(end, quietMs);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(quiet);
        clearTimeout(hanging);
        resolve({ answers: readAnswers(received), received, isClosedByServer });
      });
      for (const part of parts) socket.write(part);
    });
  const expectContract = ({ status, headers, body }: Answer): void => {
    if (status === 100) return;
    expect(status).not.toBe(500);
    for (const name of ['x-simulated', 'x-content-type-options', 'x-request-id', 'strict-transport-security'])
      expect(headers).toContain(`${name}: `);
    expect(headers).toContain("content-security-policy: default-src 'none'");
    expect(headers).toContain('cache-control: no-store');
    if (status < 400) return;
    expect(headers).toContain('content-type: application/problem+json; charset=utf-8\r\n');
    // An answer to HEAD has no body.
    if (body === '') return;
    expect(faultsOf(problemSchema, JSON.parse(body))).toEqual([]);
    expect(JSON.parse(body)).toMatchObject({ status });
  };

  const ping = '/api/v1/candle?symbol=NLTO&interval=1d';
  const head = 'Host: fairlot.example\r\n';
  const login = `POST /api/v1/member/login HTTP/1.1\r\n${head}Content-Type: application/json\r\n`;
  const credentials = JSON.stringify({ mail: 'a@fairlot.example', password: 'wrong' });
  const chunked = `${login}Transfer-Encoding: chunked\r\n\r\n`;
  const signIn = `${login}Content-Length: ${credentials.length}\r\n\r\n${credentials}`;

  it.each([
    ['no request', 'GARBAGE\r\n\r\n', 400, 'validation'],
    ['a greeting of TLS', Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), 400, 'validation'],
    ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'validation'],
    ['an unknown method', `FOO ${ping} HTTP/1.1\r\n${head}\r\n`, 400, 'validation'],
    ['a header with a space', `GET ${ping} HTTP/1.1\r\n${head}B ad: x\r\n\r\n`, 400, 'validation'],
    ['an encoding that is not last', `${login}Transfer-Encoding: gzip\r\n\r\n`, 400, 'validation'],
    ['two lengths', `${login}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`, 400, 'validation'],
    ['a negative length', `${login}Content-Length: -1\r\n\r\n{}`, 400, 'validation'],
    ['a chunk without a size', `${chunked}zz\r\n`, 400, 'validation'],
    ['a long extension', `${chunked}2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`, 413, 'payload_too_large'],
    ['long headers', `GET / HTTP/1.1\r\n${head}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'payload_too_large'],
    ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 431, 'payload_too_large'],
    ['a tunnel', `CONNECT a.example:443 HTTP/1.1\r\n${head}\r\n`, 405, 'method_not_allowed'],
  ])('that are %s get one answer of the contract, and an end', async (_name, bytes, status, code) => {
    const { answers, isClosedByServer } = await send([bytes]);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    answers.forEach(expectContract);
    expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ code });
    expect(isClosedByServer).toBe(true);
  });

  it.each([
    ['no host', `GET ${ping} HTTP/1.1\r\n\r\n`, 400],
    ['two hosts', `GET ${ping} HTTP/1.1\r\n${head}${head}\r\n`, 400],
    ['HTTP/1.0 without a host', `GET ${ping} HTTP/1.0\r\n\r\n`, 200],
    ['the whole address', `GET http://a.example${ping} HTTP/1.1\r\n${head}\r\n`, 200],
    ['the address of the host alone', `GET http://a.example HTTP/1.1\r\n${head}\r\n`, 404],
    ['no place', `OPTIONS * HTTP/1.1\r\n${head}\r\n`, 404],
    ['an upgrade', `GET ${ping} HTTP/1.1\r\n${head}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`, 200],
    ['an unknown expectation', `GET ${ping} HTTP/1.1\r\n${head}Expect: a-cake\r\n\r\n`, 200],
    ['too long a body', `${login}Content-Length: 70000\r\n\r\n{`, 413],
  ])('that are a request with %s are answered', async (_name, bytes, status) => {
    const { answers } = await send([bytes], 100);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    answers.forEach(expectContract);
  });

  it('come after what was asked before and leave it its answer', async () => {
    const { answers } = await send([`${signIn}${signIn}GARBAGE\r\n\r\n`]);
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 400]);
    answers.forEach(expectContract);
  });

  it('come too slowly as headers', async () => {
    const { headersTimeout } = app.server;
    app.server.headersTimeout = 1;
    try {
      const { answers, isClosedByServer } = await send([`GET ${ping} HTTP/1.1\r\nHo`], 15_000);
      expect(answers.map((answer) => answer.status)).toEqual([408]);
      answers.forEach(expectContract);
      expect(isClosedByServer).toBe(true);
    } finally {
      app.server.headersTimeout = headersTimeout;
    }
  });

  it('come too slowly as a body', async () => {
    const setTimer = globalThis.setTimeout;
    const bodyTimers: (() => void)[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
      if (ms === 15_000) bodyTimers.push(run);
      return setTimer(run, ms);
    });
    const sent = send([`${login}Content-Length: 40\r\n\r\n{"mail"`], 10_000);
    await vi.waitUntil(() => bodyTimers.length === 1);
    vi.restoreAllMocks();
    bodyTimers[0]?.();
    const { answers, isClosedByServer } = await sent;
    expect(answers.map((answer) => answer.status)).toEqual([408]);
    answers.forEach(expectContract);
    expect(isClosedByServer).toBe(true);
  });

  it('are answered within the contract or not at all, whatever they are', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE', 'PRI', 'get', ''];
    const targets = [
      ping,
      '/api/v1/member/login',
      '/',
      '*',
      '//',
      '/%',
      '/%00',
      'http://[',
      'http://a',
      '?a',
      '',
    ];
    const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', ''];
    const headers = [
      ...[
        'Host: a',
        'Host: a',
        'Host: a',
        'Host: [',
        'Content-Length: 2',
        'Content-Length: 99999999999999999999',
      ],
      ...[
        'Content-Length: +2',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: chunked, gzip',
        'Expect: 100-continue',
      ],
      ...[
        'Content-Type: application/json',
        'Content-Type: multipart/form-data; boundary=',
        'Content-Encoding: gzip',
      ],
      ...[
        'Connection: close',
        'Connection: upgrade',
        'Upgrade: h2c',
        'Authorization: Bearer \xff',
        ': x',
        ' a: b',
      ],
      ...[
        'Idempotency-Key: \x01',
        'Accept-Language: \u0000',
        'If-None-Match: *',
        'Accept-Encoding: *',
        `X: ${'a'.repeat(17_000)}`,
      ],
    ];
    const bodies = [
      '',
      '{}',
      credentials,
      '2\r\n{}\r\n0\r\n\r\n',
      'ffffffffffffffffff\r\n',
      '0\r\nA: b\r\n\r\n',
      '--\r\n',
    ];
    const line = fc
      .tuple(fc.constantFrom(...methods), fc.constantFrom(...targets), fc.constantFrom(...versions))
      .map((words) => words.join(' '));
    const request = fc
      .record({
        line: fc.oneof({ weight: 8, arbitrary: line }, fc.string({ unit: 'binary', maxLength: 60 })),
        headers: fc.array(fc.constantFrom(...headers), { maxLength: 6 }),
        newline: fc.oneof(
          { weight: 9, arbitrary: fc.constant('\r\n') },
          fc.constantFrom('\n', '\r', '\r\r\n'),
        ),
        body: fc.constantFrom(...bodies),
      })
      .map(({ line: first, headers: rest, newline, body }) => [first, ...rest, '', body].join(newline));
    const bytes = fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .array(request, { minLength: 1, maxLength: 3 })
          .map((all) => Buffer.from(all.join(''), 'latin1')),
      },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each)) },
      { weight: 1, arbitrary: request.map((each) => Buffer.from(signIn + each, 'latin1')) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(bytes, fc.nat()), { minLength: 20, maxLength: 20 }),
        async (shots) => {
          const ends = await Promise.all(
            shots.map(([shot, cut]) => {
              const at = cut % (shot.length + 1);
              return send([shot.subarray(0, at), shot.subarray(at)], 150);
            }),
          );
          for (const { answers, received } of ends) {
            expect(answers.length > 0 || received === '').toBe(true);
            answers.forEach(expectContract);
          }
        },
      ),
      { numRuns: 25, seed: 22 },
    );
    expect((await app.inject(ping)).statusCode).toBe(200);
  });

  it('write nothing at level error', () => {
    expect(log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });
});
