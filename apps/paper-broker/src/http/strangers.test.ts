import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestClock, createTestEntropy } from '../clock/testing.js';
import { readConfig } from '../settings/config.js';
import type { Database } from '../db/database.js';
import { ANY_STORE, createTestStore } from '../db/testing/createTestStore.js';
import { createMarket } from '../market/createMarket.js';
import { joinMember } from '../members/testing/joinMember.js';
import { loadContract } from './contract.js';
import { createApp } from './createApp.js';
import { createLogger } from './logger.js';
import { Refusal } from './refusal.js';
import { serveApp } from './serveApp.js';
import { readServedApp } from './servedApp.js';

describe('what strangers send', () => {
  const lines: string[] = [];
  const clock = createTestClock();
  const entropy = createTestEntropy('strangers');
  let db: Database;
  let app: Awaited<ReturnType<typeof createApp>>;
  let port: number;
  let root: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'fairlot-strangers-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Fairlot</title>');
    db = await createTestStore(ANY_STORE);
    app = await createApp({
      db,
      clock,
      entropy,
      market: createMarket({ seed: 'test' }),
      config: readConfig({ SEED_DEMO: '0' }),
      contract: loadContract(),
      operations: {
        createUpload: async () => {
          throw new Refusal('file_corrupt');
        },
        listLanguages: async () => {
          throw new Refusal('unavailable');
        },
      },
      log: createLogger('warn', { write: (line) => void lines.push(line) }),
      extend: (instance) => serveApp(instance, readServedApp(root)),
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await app.close();
    await db.close();
    rmSync(root, { recursive: true });
  });

  const open = (text: string): { socket: Socket; answer: Promise<string> } => {
    const socket = connect(port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      let received = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        received += chunk;
        if (/^HTTP\/1\.1 \d+[^]*\r\n\r\n/.test(received)) resolve(received);
      });
      socket.on('close', () => resolve(received)).on('error', () => resolve(received));
    });
    socket.write(text);
    return { socket, answer };
  };
  const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  const getRaw = async (path: string): Promise<number> => {
    const { socket, answer } = open(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const status = statusOf(await answer);
    socket.destroy();
    return status;
  };

  it.each([
    '/order/../../etc/passwd',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../../x',
    '/.env',
    '/.git/config',
    '//etc/passwd',
    '/a%00b',
    '/\\..\\..\\x',
    '/api/v1/../../etc/passwd',
    '/api/v1/order/../../../etc/passwd',
  ])('as the path %s finds nothing', async (path) => {
    expect([400, 404]).toContain(await getRaw(path));
  });
  it('is 404 where it leaves the app’s folder', async () => {
    expect(await getRaw('/order/../../etc/passwd')).toBe(404);
  });

  const member = async (): Promise<string> =>
    db.transaction(async (tx) => {
      const { token } = await joinMember(tx, { clock, entropy });
      return token;
    });
  const body =
    '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nproof\r\n' +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n';
  const upload = (token: string, length: number, start: string) =>
    open(
      `POST /api/v1/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${start}`,
    );

  it('slowly takes places of the sender’s own only, and is cut off', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const slow = [await member(), await member()];
    const drips = Array.from({ length: 32 }, (_each, index) =>
      upload(slow[index % 2] ?? '', 5_000_000, body.slice(0, 60)),
    );
    const firstStatuses: number[] = [];
    for (const drip of drips) void drip.answer.then((answer) => firstStatuses.push(statusOf(answer)));
    await vi.waitUntil(() => firstStatuses.length === 24, { timeout: 10_000 });
    expect(new Set(firstStatuses)).toEqual(new Set([429]));

    const other = upload(await member(), body.length, body);
    expect(statusOf(await other.answer)).toBe(422);
    other.socket.destroy();

    vi.advanceTimersByTime(10_001);
    const answers = await Promise.all(drips.map((drip) => drip.answer));
    expect(answers.filter((answer) => statusOf(answer) === 408)).toHaveLength(8);
    expect(answers.find((answer) => statusOf(answer) === 408)).toContain('"code":"request_timeout"');
    for (const { socket } of drips) socket.destroy();
    const again = upload(slow[0] ?? '', body.length, body);
    expect(statusOf(await again.answer)).toBe(422);
    again.socket.destroy();
  });

  it('is refused for a while where there is too much of it, and says for how long', async () => {
    const { socket, answer } = open('GET /api/v1/language HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: \d+\r\n/i);
    socket.destroy();
  });

  it('is not sent back by TRACE', async () => {
    const { socket, answer } = open(
      'TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: 1234\r\nConnection: close\r\n\r\n',
    );
    const text = await answer;
    socket.destroy();
    expect([404, 405]).toContain(statusOf(text));
    expect(text).not.toContain('1234');
  });

  it('writes nothing at level error', () => {
    expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });
});
