import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acquire } from '../contract/testing/examples.js';
import { demoContent, openContractWorld } from '../contract/testing/contractWorld.js';
import type { Database } from '../db/database.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import {
  ANY_STORE,
  createEmptyStore,
  createTestStore,
  describeOnBothStores,
} from '../db/testing/createTestStore.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { verifyBackup, writeBackup } from './backupFile.js';
import { dumpDatabase, listTables } from './dumpDatabase.js';
import { loadDatabase } from './loadDatabase.js';

const restore = async (db: Database, path: string): Promise<number> =>
  loadDatabase(db, path, { head: await verifyBackup(path) });

const folder = mkdtempSync(join(tmpdir(), 'fairlot-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The number and the hash of each table's rows, independent of their order. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const { name } of await listTables(db.read)) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ':' || coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '') as hash
        from ${sql.table(name)} as t`.execute(db.read);
    content[name] = rows[0]?.hash ?? '';
  }
  return content;
}

describeOnBothStores('a backup', (makeStore, kind) => {
  let db: Database;
  const file = join(folder, `${kind}.backup`);
  beforeAll(async () => {
    db = await makeStore(demoContent);
    const world = await openContractWorld(db);
    await acquire(world, 'demo');
    await world.close();
    await writeBackup(file, dumpDatabase(db));
  });
  afterAll(() => db.close());

  /** Restores the backup into an empty store and requires that nothing is missing there. */
  const fills = async (empty: Database): Promise<void> => {
    const before = await contentOf(db);
    expect(before['entry']).not.toMatch(/^0:/);
    const rows = await restore(empty, file);
    expect(rows).toBeGreaterThan(1_000);
    expect(await contentOf(empty)).toEqual(before);
    expect(await brokenInvariants(empty.read)).toEqual([]);
    await numbersGoOn(db, empty);
    // Triggers and foreign keys are active again.
    await expect(sql`delete from entry`.execute(empty.read)).rejects.toThrow();
    await expect(sql`update account set member_id = 'mem_nobody'`.execute(empty.read)).rejects.toThrow();
  };

  const otherKind = kind === 'pglite' ? 'postgres' : 'pglite';
  it.skipIf(!hasPostgres)(
    `fills an empty store of the other kind with everything (${otherKind})`,
    async () => {
      const other = await createTestStore(otherKind);
      try {
        await fills(other);
      } finally {
        await other.close();
      }
    },
  );

  it('is refused by a store that holds anything, and changes nothing there', async () => {
    const before = await contentOf(db);
    await expect(restore(db, file)).rejects.toThrow(/not empty/);
    expect(await contentOf(db)).toEqual(before);
  });

  it('fills an empty store once, when two fill it at the same time', async () => {
    const other = await createTestStore(kind);
    try {
      const ends = await Promise.allSettled([restore(other, file), restore(other, file)]);
      const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
      expect(reasons).toEqual([expect.stringMatching(/^BackupError: The database is not empty/)]);
      expect(await contentOf(other)).toEqual(await contentOf(db));
    } finally {
      await other.close();
    }
  });

  it('never overwrites a file', async () => {
    const bytes = readFileSync(file);
    await expect(writeBackup(file, dumpDatabase(db))).rejects.toThrow(/is there already/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('is refused when it is damaged; the store stays empty, and is filled with everything from a whole one', async () => {
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.split('\n');
    const bytes = readFileSync(file);
    const flipped = Buffer.from(bytes);
    flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 0xff;
    const damages: Readonly<Record<string, Buffer>> = {
      'cut off': bytes.subarray(0, bytes.length - 100),
      'without its last byte': bytes.subarray(0, bytes.length - 1),
      'with more after its end': Buffer.concat([bytes, bytes]),
      'a flipped byte': flipped,
      'without its end': gzipSync(lines.slice(0, -2).join('\n')),
      'without a row': gzipSync(lines.filter((_, at) => at !== lines.length - 3).join('\n')),
      'without a head': gzipSync(['Hnull', ...lines.slice(1)].join('\n')),
      'with half an end': gzipSync([...lines.slice(0, -2), 'Enull', ''].join('\n')),
      'another text': Buffer.from('not a backup at all'),
      'another archive': gzipSync('not a backup\neither\n'),
      'an empty file': Buffer.alloc(0),
      'an archive of nothing': gzipSync(''),
      'a dump of PostgreSQL': Buffer.from('PGDMP\x01\x0e\x00'),
    };
    const other = await createTestStore(kind);
    try {
      for (const [what, damaged] of Object.entries(damages)) {
        const path = join(folder, 'damaged.backup');
        writeFileSync(path, damaged);
        await expect(restore(other, path), what).rejects.toThrow(/damaged or ends too early|is no backup/);
      }
      await fills(other);
    } finally {
      await other.close();
    }
  });
});

/** Sequences continue from their last value, which may be above the highest id in the table. */
async function numbersGoOn(from: Database, to: Database): Promise<void> {
  const lastOf = async (db: Database) =>
    (await sql`select sequencename, last_value from pg_sequences order by sequencename`.execute(db.read))
      .rows;
  const expected = await lastOf(from);
  expect(expected.length).toBeGreaterThan(1);
  expect(await lastOf(to)).toEqual(expected);
}

describe('a backup of another version', () => {
  const migrations = readMigrations();

  it('that is older is restored, and upgraded', async () => {
    const old = await createEmptyStore();
    const functions = migrations.filter(({ isRepeatable }) => isRepeatable);
    await migrate(old, {
      migrations: [
        ...migrations.slice(0, 20),
        // Today's functions need today's schema.
        ...functions.map((each) => ({ ...each, text: 'select 1', hash: 'as they were' })),
      ],
    });
    await sql`
      insert into business_clock (id, mode, business_at, wall_at) values (1, 'demo', now(), now())`.execute(
      old.read,
    );
    const path = join(folder, 'older.backup');
    await writeBackup(path, dumpDatabase(old));
    await old.close();
    const store = await createEmptyStore();
    await restore(store, path);
    const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(store.read);
    expect(rows).toHaveLength(migrations.length);
    expect((await sql`select from business_clock`.execute(store.read)).rows).toHaveLength(1);
    await store.close();
  });

  it('that is newer, or has other migrations, is refused by name', async () => {
    const store = await createTestStore(ANY_STORE);
    await sql`insert into schema_migration (name, hash) values ('9000_later', 'x')`.execute(store.read);
    const path = join(folder, 'newer.backup');
    await writeBackup(path, dumpDatabase(store));
    await store.close();
    const other = await createTestStore(ANY_STORE);
    await expect(restore(other, path)).rejects.toThrow(/another version of this program \(9000_later\)/);
    await other.close();
  });

  it('in a file of another format is refused before the rest is read', async () => {
    const path = join(folder, 'format.backup');
    const head = { format: 'fairlot-backup', version: 2, made_at: '2030-01-01T00:00:00Z', migrations: [] };
    writeFileSync(path, gzipSync(`H${JSON.stringify(head)}\nwhatever that format has\n`));
    await expect(verifyBackup(path)).rejects.toThrow(/format 2.+restore it with the program that wrote it/);
  });

  it('is told from another file by its first bytes, without waiting for the end of a line', async () => {
    const path = join(folder, 'noise.gz');
    writeFileSync(path, gzipSync('x'.repeat(100_000)));
    await expect(verifyBackup(path)).rejects.toThrow(
      `${path} is no backup: npm run backup did not write it.`,
    );
  });

  it('is refused in one line where a file cannot be read or written', async () => {
    await expect(verifyBackup(folder)).rejects.toThrow(`${folder} is a folder`);
    await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow('There is no file');
    const nothing = Readable.from([]) as AsyncIterable<never>;
    await expect(writeBackup(join(folder, 'none', 'file'), nothing)).rejects.toThrow(
      `There is no folder ${join(folder, 'none')}`,
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('says which key its secrets need', async () => {
    const store = await createTestStore(ANY_STORE);
    const path = join(folder, 'keyed.backup');
    await writeBackup(path, dumpDatabase(store, 'the-key'));
    await store.close();
    expect((await verifyBackup(path)).secret_key).toBe('the-key');
  });
});
