import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { openOrderApp, type OrderApp } from './testing/openOrderApp.js';

describeOnBothStores('a stream', (makeStore) => {
  let db: Database;
  let test: OrderApp;

  beforeAll(async () => {
    db = await makeStore();
    test = await openOrderApp(db);
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const connect = (port: number, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: object; text: () => string; close: () => void }>((resolve) => {
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        path: '/api/v1/stream/quote?symbols=A',
        headers,
      });
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('error', () => undefined);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: () => text,
          close: () => request.destroy(),
        });
      });
      request.on('error', () => undefined);
      request.end();
    });

  it('numbers its events from where the reader was, and ends its source with the reader', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const stream = await connect(port, { 'last-event-id': '41' });
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-simulated': 'true',
    });
    expect(stream.headers).not.toHaveProperty('ratelimit');
    test.sink?.send({ event: 'quote', data: { last: '1' }, key: 'A' });
    test.sink?.send({ event: 'status', data: {} });
    await expect
      .poll(stream.text)
      .toBe('id: 42\nevent: quote\ndata: {"last":"1"}\n\nid: 43\nevent: status\ndata: {}\n\n');
    stream.close();
    await expect.poll(() => test.sink).toBeUndefined();
  });

  it('is open four times for one member at most', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const streams = await Promise.all(
      [1, 2, 3, 4].map(() => connect(port, { authorization: test.authorization })),
    );
    const fifth = await connect(port, { authorization: test.authorization });
    expect(fifth.status).toBe(429);
    await expect.poll(fifth.text).toContain('too_many_streams');
    const anonymous = await connect(port);
    expect(anonymous.status).toBe(200);
    for (const stream of [...streams, anonymous]) stream.close();
  });
});
