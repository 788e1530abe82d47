import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { openOrderApp, ticket, type OrderApp } from './testing/openOrderApp.js';

/** What a client receives on one connection until the server closes it. */
interface Connection {
  send(head: string, body?: string): void;
  readonly text: () => string;
  readonly ended: Promise<unknown>;
}

describeOnBothStores('a server that stops', (makeStore) => {
  let db: Database;
  let test: OrderApp;

  beforeEach(async () => {
    db = await makeStore();
    test = await openOrderApp(db);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => db.close());

  const open = (): Connection => {
    const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    return {
      send: (head, body = '') =>
        socket.write(`${head}\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
      text: () => text,
      ended: new Promise((resolve) => void socket.once('close', resolve)),
    };
  };

  /**
   * Stops the server while it places an order, and sends a request meanwhile on a connection that browsers open in
   * advance.
   * @returns what the client of that connection receives
   */
  const sendWhileStopping = async (head: string): Promise<string> => {
    const [client, early] = [open(), open()];
    let place = (): void => undefined;
    const isPlaced = new Promise<void>((resolve) => (place = resolve));
    const isBeingPlaced = new Promise<void>((resolve) => {
      test.place = () => {
        resolve();
        return isPlaced;
      };
    });
    client.send(
      `POST /api/v1/order HTTP/1.1\r\nAuthorization: ${test.authorization}\r\n` +
        `Idempotency-Key: ${crypto.randomUUID()}\r\nContent-Type: application/json`,
      JSON.stringify(ticket),
    );
    await isBeingPlaced;
    const isClosed = test.app.close();
    await expect.poll(() => test.app.server.listening).toBe(false);
    early.send(head);
    await early.ended;
    place();
    await Promise.all([client.ended, isClosed]);
    expect(client.text()).toMatch(/^HTTP\/1\.1 201 /);
    return early.text();
  };

  it('answers who had connected before, and closes the connection', async () => {
    const text = await sendWhileStopping('GET /api/v1/language HTTP/1.1');
    expect(text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
  });

  it('is not ready', async () => {
    const text = await sendWhileStopping('GET /readyz HTTP/1.1');
    expect(text).toMatch(/^HTTP\/1\.1 503 [^]*"stopping"/);
  });

  it('opens no stream, which would keep it from stopping', async () => {
    const text = await sendWhileStopping('GET /api/v1/stream/quote?symbols=A HTTP/1.1');
    expect(text).toMatch(/^HTTP\/1\.1 503 [^]*application\/problem\+json[^]*"code":"unavailable"/);
  });
});
