import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectPostgres } from './connect.js';
import type { Database } from './database.js';
import { isNotNow } from './notNow.js';
import { createPostgresDatabase } from './testing/createTestStore.js';
import { hasPostgres } from './testing/postgresCluster.js';

/**
 * Where a connection is cut: before the database receives a statement, or after it has executed it and before the
 * client gets the answer.
 */
interface Cut {
  readonly text: string;
  readonly at: 'request' | 'answer';
}

/** The first byte of the message by which PostgreSQL says that it is ready for a query; it has six. */
const READY = 'Z'.charCodeAt(0);

describe.skipIf(!hasPostgres)('a connection that is lost', () => {
  let db: Database;
  let direct: Database;
  let cut: Cut | undefined;
  let finish: () => Promise<unknown>;

  beforeAll(async () => {
    const store = await createPostgresDatabase();
    const address = new URL(store.url);
    const { hostname, port } = address;
    const sockets: Socket[] = [];
    const proxy = createServer((client) => {
      const server = connect(Number(port), hostname);
      sockets.push(client, server);
      let isCut = false;
      for (const socket of [client, server]) socket.on('error', () => undefined);
      const end = (): void => [client, server].forEach((socket) => socket.destroy());
      client.on('close', end).on('data', (bytes: Buffer) => {
        isCut ||= cut !== undefined && bytes.includes(cut.text);
        if (isCut && cut?.at === 'request') end();
        else server.write(bytes);
      });
      server.on('close', end).on('data', (bytes: Buffer) => {
        if (!isCut) client.write(bytes);
        // PostgreSQL has done it, and is ready for the next one.
        else if (bytes.at(-6) === READY) end();
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    address.port = String((proxy.address() as AddressInfo).port);
    db = connectPostgres(address.href);
    direct = connectPostgres(store.url);
    await sql`create table note (id serial primary key, text text not null)`.execute(direct.read);
    finish = async () => {
      await db.close();
      await direct.close();
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await store.remove();
    };
  });
  afterAll(() => finish());

  /** Writes one note while the connection is cut as said. */
  const write = async (text: string, where: Cut, by: 'transaction' | 'prepared') => {
    let runs = 0;
    cut = where;
    const one = sql`insert into note (text) values (${text}) returning id`;
    const outcome = await (
      by === 'prepared'
        ? db.prepared(text, 'insert into note (text) values ($1) returning id', [text])
        : db.transaction(async (tx) => {
            runs += 1;
            // The second attempt finds the network whole.
            if (runs > 1) cut = undefined;
            await one.execute(tx);
          })
    ).then(
      () => 'done',
      (error: Error) => (isNotNow(error) ? 'not now' : String(error)),
    );
    cut = undefined;
    const count = async () =>
      (await sql`select from note where text = ${text}`.execute(direct.read)).rows.length;
    return { outcome, runs, count };
  };

  it('before a commit lets the transaction run again: it is there once', async () => {
    for (const at of ['request', 'answer'] as const) {
      const { outcome, runs, count } = await write(at, { text: 'insert into note', at }, 'transaction');
      expect([at, outcome, runs, await count()]).toEqual([at, 'done', 2, 1]);
    }
  });

  it('in a commit never lets it run again, because nobody knows whether it was done', async () => {
    const heard = await write('heard', { text: 'commit\0', at: 'answer' }, 'transaction');
    expect([heard.outcome, heard.runs]).toEqual(['not now', 1]);
    await expect.poll(heard.count).toBe(1);
    const unheard = await write('unheard', { text: 'commit\0', at: 'request' }, 'transaction');
    expect([unheard.outcome, unheard.runs, await unheard.count()]).toEqual(['not now', 1, 0]);
  });

  it('in a statement that is a transaction of its own never lets it run again', async () => {
    const heard = await write('prepared', { text: 'insert into note', at: 'answer' }, 'prepared');
    expect(heard.outcome).toBe('not now');
    await expect.poll(heard.count).toBe(1);
  });
});
