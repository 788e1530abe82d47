import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { ANY_STORE, createTestStore } from '../db/testing/createTestStore.js';
import { joinMember } from '../members/testing/joinMember.js';
import type { Operations } from './operation.js';
import { Refusal } from './refusal.js';
import { createTestApp, type TestApp } from './testing/createTestApp.js';
import { installedProxies } from './testing/proxies.js';
import { freePort } from '../testing/freePort.js';

const proxies = installedProxies();
const haproxy = proxies.find(({ name }) => name === 'a real HAProxy');
const SOON = { timeout: 30_000 };

/** The ways to test a server behind a proxy: behind real ones, and with the headers that they would send. */
const ways = [
  ...proxies.map((proxy) => ({ name: proxy.name, proxy })),
  { name: 'hand-made headers', proxy: undefined },
];

describe.each(ways)('behind a proxy: $name', ({ proxy }) => {
  let db: Database;
  let test: TestApp;
  const started: ChildProcess[] = [];
  let port: number;
  let folder: string;
  let authorization: string;
  let uploaded: Uint8Array | undefined;
  let openStreams = 0;

  const operations = (): Operations => ({
    loginMember: async () => {
      throw new Refusal('invalid_credentials');
    },
    createUpload: async (call) => {
      uploaded = call.file;
      throw new Refusal('file_corrupt');
    },
    streamQuotes: async () => ({
      status: 200,
      stream: (sink) => {
        sink.send({ event: 'quote', data: { last: '1' } });
        const timer = setInterval(() => sink.send({ event: 'quote', data: { last: '2' } }), 50);
        openStreams += 1;
        return () => {
          clearInterval(timer);
          openStreams -= 1;
        };
      },
    }),
  });

  beforeAll(async () => {
    db = await createTestStore(ANY_STORE);
    test = await createTestApp(db, operations, { rateLimits: true, trustedProxies: ['127.0.0.1'] });
    folder = mkdtempSync(join(tmpdir(), 'fairlot-proxy-'));
    port = await listen(test);
    authorization = await db.transaction(async (tx) => {
      const { token } = await joinMember(tx, test.context);
      return `Bearer ${token}`;
    });
  });
  afterAll(async () => {
    for (const each of started) {
      if (each.exitCode !== null) continue;
      each.kill();
      await once(each, 'exit');
    }
    await test.app.close();
    await db.close();
    rmSync(folder, { recursive: true });
  });

  /** Makes a server listen, behind a proxy of its own if there is one. @returns the port for clients */
  const listen = async ({ app }: TestApp): Promise<number> => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const inner = (app.server.address() as AddressInfo).port;
    if (proxy === undefined) return inner;
    const outer = await freePort();
    started.push(proxy.start(outer, [inner], folder));
    while (!(await isListening(outer))) await wait(50);
    return outer;
  };
  /** Sends a request from the given loopback address, which the proxy sees as the client's. */
  const send = (
    from: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array,
    to = port,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = httpRequest({
        host: '127.0.0.1',
        port: to,
        path: `/api/v1${path}`,
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
        ...(proxy === undefined ? {} : { localAddress: from }),
        headers: { ...headers, ...(proxy === undefined ? { 'x-forwarded-for': from } : {}) },
      });
      request.on('response', resolve).on('error', reject);
      request.end(body);
    });
  const guess = async (from: string, headers: Record<string, string> = {}, to = port): Promise<number> => {
    const body = JSON.stringify({ mail: 'a@fairlot.example', password: 'wrong' });
    const json = { 'content-type': 'application/json', ...headers };
    const answer = await send(from, '/member/login', json, body, to);
    answer.resume();
    return answer.statusCode ?? 0;
  };

  it('limits are the client’s own, whatever it says of its address', async () => {
    for (let each = 0; each < 10; each += 1) expect(await guess('127.0.0.2')).toBe(422);
    expect(await guess('127.0.0.2')).toBe(429);
    if (proxy !== undefined) {
      expect(await guess('127.0.0.2', { 'x-forwarded-for': '203.0.113.1' })).toBe(429);
      expect(await guess('127.0.0.2', { forwarded: 'for=203.0.113.1' })).toBe(429);
    }
    expect(await guess('127.0.0.3')).toBe(422);
  });

  it('all clients would count as one if the proxy were not trusted', async () => {
    const suspicious = await createTestApp(db, operations, { rateLimits: true });
    const to = await listen(suspicious);
    for (let each = 0; each < 10; each += 1) expect(await guess('127.0.0.6', {}, to)).toBe(422);
    expect(await guess('127.0.0.7', {}, to)).toBe(429);
    await suspicious.app.close();
  });

  it('a stream arrives as it is sent, and ends with its reader', async () => {
    const stream = await send('127.0.0.4', '/stream/quote?symbols=NLTO');
    expect(stream.statusCode).toBe(200);
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await expect.poll(() => text).toContain('id: 3\n');
    expect(openStreams).toBe(1);
    stream.destroy();
    await expect.poll(() => openStreams, SOON).toBe(0);
  });

  it('an upload arrives whole', async () => {
    const file = new Uint8Array(5_000_000).fill(7);
    const head = '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nproof\r\n';
    const fileHead =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head + fileHead), file, Buffer.from('\r\n--b--\r\n')]);
    const headers = { authorization, 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await send('127.0.0.5', '/upload', headers, body);
    answer.resume();
    expect(answer.statusCode).toBe(422);
    expect(uploaded?.length).toBe(file.length);
  });
});

describe.skipIf(haproxy === undefined)('behind HAProxy with several servers', () => {
  it('one that is not ready gets no requests, and gets them again later', async () => {
    const isReady = [true, false];
    const servers = isReady.map((_, place) =>
      createServer(({ url }, response) =>
        response.writeHead(isReady[place] === true || url !== '/readyz' ? 200 : 503).end(String(place)),
      ),
    );
    const ports: number[] = [];
    for (const server of servers) {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      ports.push((server.address() as AddressInfo).port);
    }
    const folder = mkdtempSync(join(tmpdir(), 'fairlot-proxy-'));
    const port = await freePort();
    const running = haproxy?.start(port, ports, folder);
    const whoAnswers = async (): Promise<string> => {
      const texts = new Set<string>();
      for (let each = 0; each < 6; each += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
        texts.add(answer?.ok === true ? await answer.text() : 'nobody');
      }
      return [...texts].sort().join();
    };
    await expect.poll(whoAnswers, SOON).toBe('0');
    isReady.reverse();
    await expect.poll(whoAnswers, SOON).toBe('1');
    isReady.fill(true);
    await expect.poll(whoAnswers, SOON).toBe('0,1');
    running?.kill();
    if (running !== undefined) await once(running, 'exit');
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });
});

async function isListening(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
