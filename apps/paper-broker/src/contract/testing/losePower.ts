import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectPostgres } from '../../db/connect.js';
import type { Database } from '../../db/database.js';
import type { OwnClusters } from '../../db/testing/ownClusters.js';
import { copyLogUntil, copySynced, keepSomeSectors } from '../../db/testing/powerLoss.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import { freePort } from '../../testing/freePort.js';
import { openContractWorld } from './contractWorld.js';
import { key } from './example.js';
import { acquire } from './examples.js';

/** A broker on its own PostgreSQL cluster with durable commits, and the orders that it has answered. */
export interface OrderWorld {
  readonly db: Database;
  /** The ids of the orders that were answered with 201. */
  readonly answered: readonly string[];
  placeOrders(count: number): Promise<void>;
  close(): Promise<void>;
}

export const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** @param customer the demo customer who places the orders; each can only do so in one world */
export async function openOrderWorld(port: number, customer: 'demo' | 'vip'): Promise<OrderWorld> {
  const db = connectPostgres(urlOf(port));
  const world = await openContractWorld(db, { LOG_LEVEL: 'fatal' });
  const { token, symbol, price } = await acquire(world, customer);
  const body = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
  const answered: string[] = [];
  return {
    db,
    answered,
    async placeOrders(count) {
      for (let placed = 0; placed < count; placed += 1) {
        const answer = await world.send('POST', '/order', { token, body, headers: key() });
        if (answer.status !== 201) throw new Error(`POST /order: ${answer.status} ${answer.text}`);
        answered.push((answer.body as { id: string }).id);
      }
    },
    async close() {
      await world.close();
      await db.close();
    },
  };
}

export interface Found {
  /** The number of the given orders that the database has. */
  readonly orders: number;
  /** The ids of the ledger's invariants that do not hold. */
  readonly broken: readonly string[];
}

/** Looks into a database that was recovered. */
export async function findOrders(db: Database, orders: readonly string[]): Promise<Found> {
  const known = await db.read
    .selectFrom('trade_order')
    .select('id')
    .where('id', 'in', [...orders])
    .execute();
  const broken = (await brokenInvariants(db.read)).map(({ id }) => id);
  return { orders: known.length, broken };
}

const BEFORE = 30;
const AFTER = 5;
const CUSTOMERS = 3;

export interface PowerLoss {
  readonly answered: number;
  readonly lostSectors: number;
  /** The answered orders that exist after the power cut. */
  readonly found: Found;
  /** The number of orders that were answered until some moment, and what there is if the log ends there. */
  readonly answeredEarlier: number;
  readonly foundEarlier: Found;
}

/**
 * Cuts the power of a cluster while orders are placed: a copy has its files as of the last checkpoint, half of the
 * sectors that were written since, and the log up to what was synced when the last order had been answered. So it
 * lacks everything that PostgreSQL had not synced by then. Another copy ends a few orders earlier, which shows that
 * the rest of the log is really lost.
 * @param data the data folder of a running cluster, whose postmaster is killed
 * @param port the port on which it listens
 */
export async function losePower(clusters: OwnClusters, data: string, port: number): Promise<PowerLoss> {
  const world = await openOrderWorld(port, 'vip');
  const copy = copySynced(clusters, port, randomUUID());
  const earlier = join(clusters.folder, randomUUID());
  clusters.run('cp', ['-a', copy, earlier]);
  const flushed = async (): Promise<string> => {
    const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(
      world.db.read,
    );
    return rows[0]?.at ?? '';
  };
  await world.placeOrders(BEFORE);
  const answeredEarlier = world.answered.length;
  const flushedEarlier = await flushed();
  await world.placeOrders(AFTER);

  let isOver = false;
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!isOver) await world.placeOrders(1).catch(() => (isOver = true));
  });
  const until = answeredEarlier + AFTER + BEFORE;
  while (world.answered.length < until && !isOver) await wait(1);
  // The sectors are copied first, because PostgreSQL writes the log of a change before its page.
  const lostSectors = keepSomeSectors(data, copy, () => Math.random() < 0.5);
  const answered = [...world.answered];
  const flushedAtLast = await flushed();
  clusters.killIn(data);
  isOver = true;
  await Promise.all(customers);
  await world.close();

  const recover = async (from: string, position: string): Promise<Found> => {
    copyLogUntil(clusters, data, from, position);
    const recoveredPort = await freePort();
    const server = await clusters.start(from, recoveredPort, { fsync: 'off' });
    const db = connectPostgres(urlOf(recoveredPort));
    try {
      return await findOrders(db, answered);
    } finally {
      await db.close();
      await clusters.kill(server);
    }
  };
  return {
    answered: answered.length,
    lostSectors,
    found: await recover(copy, flushedAtLast),
    answeredEarlier,
    foundEarlier: await recover(earlier, flushedEarlier),
  };
}
