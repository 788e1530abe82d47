import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres } from '../../db/connect.js';
import { startStandbyPair, type StandbyPair } from '../../db/testing/standbyPair.js';
import { openContractWorld } from './contractWorld.js';
import { acquire } from './examples.js';
import { findOrders } from './losePower.js';

const CUSTOMERS = 4;
/** The number of answered orders after which the primary is killed, while others are in flight. */
const BEFORE = 40;
const AFTER = 20;
const ASK_AGAIN_MS = 50;

export interface Failover {
  /** Orders answered with 201, before and after the failover. */
  readonly answered: number;
  /** The number of these that the standby does not have. */
  readonly lost: number;
  /** The number of orders beyond one for each key. */
  readonly doubled: number;
  /** The number of calls that were repeated with their key because they failed. */
  readonly askedAgain: number;
  /** The ids of the ledger invariants that do not hold on the standby. */
  readonly broken: readonly string[];
  /** From the kill on, the longest time in which no order was answered. */
  readonly pauseMs: number;
}

/**
 * Customers place orders without pause while the primary is killed and its standby promoted. The broker knows
 * both hosts and finds the new primary by itself. A customer whose call fails repeats it with the same key.
 * @param start starts the two databases
 */
export async function failOver(
  start: () => Promise<Pick<StandbyPair, 'url' | 'killPrimary' | 'promote' | 'stop'>> = startStandbyPair,
): Promise<Failover> {
  const pair = await start();
  try {
    const db = connectPostgres(pair.url);
    const world = await openContractWorld(db, { LOG_LEVEL: 'fatal' });
    const { token, symbol, price } = await acquire(world, 'demo');
    const body = { symbol, direction: 'long', order_type: 'limit', quantity: '1', price };
    const countOrders = async (): Promise<number> => {
      const { count } = await db.read
        .selectFrom('trade_order')
        .select((one) => one.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    };

    const ordersBefore = await countOrders();
    const answered: string[] = [];
    const answeredAt: number[] = [];
    let askedAgain = 0;
    const placeOnce = async (): Promise<void> => {
      const headers = { 'idempotency-key': randomUUID() };
      for (;;) {
        const answer = await world.send('POST', '/order', { token, body, headers });
        if (answer.status === 201) {
          answered.push((answer.body as { id: string }).id);
          answeredAt.push(performance.now());
          return;
        }
        if (answer.status !== 503 && answer.status !== 409)
          throw new Error(`POST /order: ${answer.status} ${answer.text}`);
        askedAgain += 1;
        await wait(ASK_AGAIN_MS);
      }
    };
    let wanted = Number.POSITIVE_INFINITY;
    const customers = Array.from({ length: CUSTOMERS }, async () => {
      while (answered.length < wanted) await placeOnce();
    });
    const failed = Promise.all(customers);
    const until = (count: number): Promise<unknown> =>
      Promise.race([
        failed,
        (async () => {
          while (answered.length < count) await wait(1);
        })(),
      ]);

    await until(BEFORE);
    const killed = pair.killPrimary();
    const killedAt = performance.now();
    await killed;
    const atKill = answered.length;
    await pair.promote();
    await until(atKill + 1);
    wanted = answered.length + AFTER;
    await failed;
    // Answers that the dead primary's processes still send do not end the pause.
    const moments = [killedAt, ...answeredAt.filter((at) => at > killedAt)];
    const pauseMs = Math.max(...moments.slice(1).map((at, before) => at - (moments[before] ?? at)));

    const { orders, broken } = await findOrders(db, answered);
    const doubled = (await countOrders()) - ordersBefore - answered.length;
    await world.close();
    await db.close();
    const lost = answered.length - orders;
    return { answered: answered.length, lost, doubled, askedAgain, broken, pauseMs };
  } finally {
    await pair.stop();
  }
}
