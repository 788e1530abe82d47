// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/server.mjs';

/** Long enough for a machine that is busy with other work. */
const START_TIMEOUT_MS = 180_000;
/** Bytes of the database, and of the log that was ever written for it, as a JSON array. */
export const SIZES = `select json_build_array(pg_database_size(current_database()), pg_current_wal_lsn() - '0/0'::pg_lsn)`;

/** The folder with the programs of the newest installed PostgreSQL. @returns {string | undefined} */
export function postgresPrograms() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : [];
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'));
  return [process.env['POSTGRES_BIN'], ...newestFirst].find(
    (path) => path && existsSync(join(path, 'initdb')),
  );
}

/**
 * Creates a PostgreSQL cluster with default durability (fsync on), unlike that of the tests, which trades it for
 * speed.
 * @param {string} programs @param {readonly string[]} [more] settings, such as `fsync=off`
 * @typedef {object} Cluster
 * @property {string} url of its database `bench`
 * @property {number} port
 * @property {(sql: string) => string} query runs statements and returns their output, unaligned
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} crash ends all processes at once, like a power cut
 * @property {() => Promise<void>} remove
 * @returns {Promise<Cluster>}
 */
export async function createCluster(programs, more = []) {
  // PostgreSQL refuses to run as root; Debian's package creates a user for it.
  const isRoot = process.getuid?.() === 0;
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres']));
  const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  const data = mkdtempSync(join(tmpdir(), 'fairlot-bench-postgres-'));
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  chmodSync(data, 0o700);
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;

  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    },
  );
  const spawnServer = () => {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=100',
      ...more,
    ];
    return spawn(
      join(programs, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...user,
        cwd: '/',
        stdio: 'ignore',
      },
    );
  };
  const start = async () => {
    server = spawnServer();
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!accepts()) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start');
      await wait(100);
      // PostgreSQL refuses to start while processes of a killed postmaster have not ended yet.
      if (server.exitCode !== null) server = spawnServer();
    }
  };
  const accepts = () => {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  };
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const closed = new Promise((resolve) => server?.once('exit', resolve));
    server.kill(signal);
    await closed;
  };
  await start();
  execFileSync(join(programs, 'createdb'), [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    'bench',
  ]);
  const url = `postgres://postgres@127.0.0.1:${port}/bench`;
  return {
    url,
    port,
    query: (sql) =>
      execFileSync(join(programs, 'psql'), [url, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
        encoding: 'utf8',
        input: sql,
      }).trim(),
    start,
    crash: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
