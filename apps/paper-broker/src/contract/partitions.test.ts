import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBackup, writeBackup } from '../backup/backupFile.js';
import { dumpDatabase } from '../backup/dumpDatabase.js';
import { loadDatabase } from '../backup/loadDatabase.js';
import { connectPostgres } from '../db/connect.js';
import type { Database } from '../db/database.js';
import { listPartitioned, partitionByMember } from '../db/partition.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { TABLES } from '../db/testing/distribution.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { connectWatched, type Plan, type PlanNode } from '../db/testing/watchPlans.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import { endTheDay, liveOneDay } from './testing/dayOfLife.js';
import { seedWorld } from './testing/watchedDay.js';

const PARTITIONS = 4;

/**
 * Tables of members that are not partitioned, because one of their keys does not contain the member (see
 * distribution.ts).
 */
const WHOLE = [
  'deposit',
  'entry',
  'journal',
  'member',
  'member_event',
  'member_session',
  'passkey',
  'proposal',
  'sign_in_challenge',
];

/** Statements of a customer's request that look into several partitions, each with its reason. */
const LISTED: Readonly<Record<string, string>> = {
  'from "close_request" where "status" in': 'how long reviews take is read from the last ones of all members',
  'from "block_trade" inner join': 'what is left of an offer is what all members have taken of it',
};

/** The numbers of the partitions that were looked into, not only planned for. */
const partitionsOf = (node: PlanNode): string[] => [
  ...(node['Actual Loops'] === 0 ? [] : (/_p(\d+)$/.exec(node['Relation Name'] ?? '')?.slice(1) ?? [])),
  ...(node.Plans ?? []).flatMap(partitionsOf),
];

/** The planner reads small tables as a whole, in all partitions, and uses the index of large ones. */
async function planAsForLargeTables(url: string): Promise<void> {
  const plain = connectPostgres(url);
  const name = url.slice(url.lastIndexOf('/') + 1);
  // The planner gives disabled nodes a high cost, and would compile plans of high cost first.
  for (const way of ['enable_seqscan', 'enable_bitmapscan', 'enable_hashjoin', 'enable_mergejoin', 'jit'])
    await sql.raw(`alter database ${name} set ${way} = off`).execute(plain.read);
  await plain.close();
}

describe.skipIf(!hasPostgres)('a database that is partitioned by member', () => {
  let store: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let db: Database;
  let world: ContractWorld;
  let refused: string[];
  /** The plan of each statement of a customer's request. */
  const plans: { readonly request: string; readonly plan: Plan }[] = [];
  let request = '';

  beforeAll(async () => {
    store = await createPostgresDatabase();
    const plain = connectPostgres(store.url);
    await partitionByMember(plain, PARTITIONS);
    await plain.close();
    await seedWorld(store.url);
    await planAsForLargeTables(store.url);
    db = connectWatched(store.url, (plan) => {
      if (request !== '') plans.push({ request, plan });
    });
    world = await openContractWorld(db);
    const send: ContractWorld['send'] = async (method, path, sending) => {
      request = `${method} ${path}`;
      try {
        return await world.send(method, path, sending);
      } finally {
        request = '';
      }
    };
    refused = await liveOneDay({ ...world, send });
  }, 180_000);
  afterAll(async () => {
    await world.close();
    await db.close();
    await store.remove();
  });

  it('has every table of members in partitions, but for those whose keys forbid it', async () => {
    const tables = await listPartitioned(db.read);
    expect(tables.map(({ name }) => name)).toEqual(TABLES.member.filter((name) => !WHOLE.includes(name)));
    expect(new Set(tables.map(({ partitions }) => partitions))).toEqual(new Set([PARTITIONS]));
  });

  it('answers each statement of a customer from the partition of that customer', () => {
    const found = plans
      .filter(({ plan }) => new Set(partitionsOf(plan.root)).size > 1)
      .map(({ request: of, plan }) => `${of}: ${plan.statement.replace(/\s+/g, ' ')}`);
    const isListed = (text: string): boolean => Object.keys(LISTED).some((part) => text.includes(part));
    expect(plans.length).toBeGreaterThan(500);
    expect([...new Set(found.filter((text) => !isListed(text)))]).toEqual([]);
    expect(Object.keys(LISTED).filter((part) => !found.some((text) => text.includes(part)))).toEqual([]);
  });

  it('serves a day of customers and its end, and its ledger holds', async () => {
    expect([...refused, ...(await endTheDay(world))]).toEqual([]);
    expect(await brokenInvariants(db.read)).toEqual([]);
  });

  it('is left as it is by a second start, and refuses another number', async () => {
    expect(await partitionByMember(db, PARTITIONS)).toHaveLength(TABLES.member.length - WHOLE.length);
    await expect(partitionByMember(db, 2)).rejects.toThrow(/4 partitions of each table.*npm run backup/);
  });
});

describe.skipIf(!hasPostgres)('a database with data in plain tables', () => {
  it('refuses to be partitioned, says how to move, and moves that way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlot-partitions-'));
    const stores = [await createPostgresDatabase(demoContent), await createPostgresDatabase()] as const;
    const [plain, empty] = [connectPostgres(stores[0].url), connectPostgres(stores[1].url)];
    try {
      await expect(partitionByMember(plain, PARTITIONS)).rejects.toThrow(
        /rows in account.*npm run backup.*npm run restore/,
      );
      expect(await listPartitioned(plain.read)).toEqual([]);

      const file = join(folder, 'plain.backup');
      await writeBackup(file, dumpDatabase(plain));
      expect(
        await loadDatabase(empty, file, { head: await verifyBackup(file), partitions: PARTITIONS }),
      ).toBeGreaterThan(100);
      expect(await listPartitioned(empty.read)).toHaveLength(TABLES.member.length - WHOLE.length);
      expect(await brokenInvariants(empty.read)).toEqual([]);
      await expect(sql`update account set member_id = 'mem_nobody'`.execute(empty.read)).rejects.toThrow();
    } finally {
      for (const db of [plain, empty]) await db.close();
      for (const store of stores) await store.remove();
      rmSync(folder, { recursive: true });
    }
  }, 120_000);
});
