import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './settings/config.js';
import { connectPostgres } from './db/connect.js';
import { lockDataDir } from './db/dataLock.js';
import { migrate, readMigrations } from './db/migrate.js';
import { hasPostgres, requireCluster } from './db/testing/postgresCluster.js';
import { explainStartFailure } from './startFailure.js';

const NAME = `start_failure_${process.pid}`;

/** What a server says that cannot start on a database. */
async function sayingOf(url: string): Promise<string> {
  const db = connectPostgres(url);
  try {
    await migrate(db);
    return 'started';
  } catch (error) {
    return explainStartFailure(error, readConfig({ DATABASE_URL: url }));
  } finally {
    await db.close();
  }
}

describe('a start', () => {
  it.each([
    'postgres://nobody:secret@127.0.0.1:1/none',
    'postgres://nobody:secret@localhost/none?host=/no/such/folder',
  ])(
    'on a database that cannot be reached says so in one line, without its address or password: %s',
    async (url) => {
      expect(await sayingOf(url)).toBe(
        'PostgreSQL at DATABASE_URL cannot be reached. Is it running, and are host and port right?',
      );
    },
  );

  it('in a data directory that is a file says so in one line', () => {
    const dataDir = fileURLToPath(import.meta.url);
    let line = '';
    try {
      lockDataDir(dataDir);
    } catch (error) {
      line = explainStartFailure(error, readConfig({ DATA_DIR: dataDir }));
    }
    expect(line).toBe(`DATA_DIR ${dataDir} is not a folder.`);
  });
});

describe.skipIf(!hasPostgres)('a start on PostgreSQL', () => {
  let cluster: string;
  let admin: pg.Client;

  beforeAll(async () => {
    cluster = await requireCluster();
    admin = new pg.Client({ connectionString: `${cluster}postgres` });
    await admin.connect();
    await admin.query(`create database ${NAME}`);
    await admin.query(`create role ${NAME} login password 'secret'`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${NAME} with (force)`);
    await admin.query(`drop role ${NAME}`);
    await admin.end();
  });

  const urlAs = (user?: string): string => {
    const url = new URL(`${cluster}${NAME}`);
    if (user !== undefined) [url.username, url.password] = [user, 'secret'];
    return url.href;
  };
  it('that loses its connection in the middle of a migration says so in one line, and goes on when it starts again', async () => {
    const db = connectPostgres(urlAs());
    const end = 'select pg_terminate_backend(pg_backend_pid())';
    const ending = { name: '0002_x', text: end, hash: 'x', isRepeatable: false };
    const migrations = [...readMigrations().slice(0, 1), ending];
    const error: unknown = await migrate(db, { migrations }).catch((each: unknown) => each);
    await db.close();
    expect(explainStartFailure(error, readConfig({ DATABASE_URL: urlAs() }))).toMatch(
      /^PostgreSQL at DATABASE_URL says: [^\n]+\.$/,
    );
    expect(await sayingOf(urlAs())).toBe('started');
    await inDatabase(
      'drop schema public cascade; create schema public; grant usage on schema public to public',
    );
  });

  const inDatabase = async (text: string): Promise<unknown[]> => {
    const db = connectPostgres(urlAs());
    try {
      return (await sql.raw(text).execute(db.read)).rows;
    } finally {
      await db.close();
    }
  };

  it.each([
    [
      'a right is missing',
      '',
      NAME,
      /^The user of DATABASE_URL lacks a right: permission denied for schema public\. /,
    ],
    [
      'no connection is left',
      `alter role ${NAME} connection limit 0`,
      NAME,
      /^PostgreSQL at DATABASE_URL has no connection left\. /,
    ],
    [
      'it takes no connections',
      `alter database ${NAME} allow_connections false`,
      undefined,
      /^PostgreSQL at DATABASE_URL says: database ".+" is not currently accepting connections\.$/,
    ],
  ])('where %s says so in one line', async (_what, statement, user, words) => {
    if (statement !== '') await admin.query(statement);
    const line = await sayingOf(urlAs(user));
    await admin.query(`alter database ${NAME} allow_connections true`);
    expect(line).toMatch(words);
    expect(line).not.toContain('\n');
  });

  it.each([
    ['a table that we have too', 'create table member (id int)', 'member'],
    [
      'a list of migrations as ours is named',
      'create table schema_migration (version int)',
      'schema_migration',
    ],
  ])('with %s, of another program, is refused and adds nothing', async (_what, statement, table) => {
    await inDatabase(statement);
    const tables = "select tablename from pg_tables where schemaname = 'public'";
    expect(await sayingOf(urlAs())).toBe(
      `The database of DATABASE_URL has tables of another program, "${table}" for example. Nothing was changed. ` +
        'Name an empty database.',
    );
    expect(await inDatabase(tables)).toEqual([{ tablename: table }]);
    await inDatabase(`drop table ${table}`);
  });
});
