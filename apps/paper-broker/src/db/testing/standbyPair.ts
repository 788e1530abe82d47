import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgresCluster.js';
import { freePort } from '../../testing/freePort.js';

const READY_TIMEOUT_MS = 30_000;

/** A PostgreSQL primary with a synchronous standby. */
export interface StandbyPair {
  /** The URL with both hosts, as in `DATABASE_URL`. */
  readonly url: string;
  /** Sends SIGKILL to the postmaster; its child processes end when they notice. */
  killPrimary(): Promise<void>;
  promote(): void;
  /** Makes commits stop waiting for the standby, then stops the standby. */
  loseStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandbyPair(): Promise<StandbyPair> {
  const binaries = findPostgresBinaries() ?? '';
  // PostgreSQL refuses to run as root; Debian's package creates a user for it.
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-standby-'));
  const own = (path: string): void => {
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
    chmodSync(path, 0o700);
  };
  own(folder);
  const run = (program: string, words: readonly string[]): void =>
    void execFileSync(join(binaries, program), words, { ...user, cwd: '/', stdio: 'ignore' });
  const running: ChildProcess[] = [];
  const start = async (data: string, port: number): Promise<ChildProcess> => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      // These tests are about waiting for the standby, not for the disk.
      fsync: 'off',
      shared_buffers: '32MB',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    });
    running.push(server);
    const isReady = ['-h', '127.0.0.1', '-p', String(port), '-q'];
    await until(() => run('pg_isready', isReady));
    return server;
  };

  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, 'standby')];
  mkdirSync(primaryData);
  own(primaryData);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  run('initdb', [
    ...['-D', primaryData, '-U', 'postgres', '-A', 'trust'],
    ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);
  const primary = await start(primaryData, primaryPort);
  run('pg_basebackup', [
    ...['-D', standbyData, '-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'],
    ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'],
  ]);
  let standby = await start(standbyData, standbyPort);
  const waitFor = async (names: '*' | ''): Promise<void> => {
    const admin = new pg.Client({ host: '127.0.0.1', port: primaryPort, user: 'postgres' });
    await admin.connect();
    await admin.query(`alter system set synchronous_standby_names = '${names}'`);
    await admin.query('select pg_reload_conf()');
    await until(async () => {
      const { rows } = await admin.query<{ isIn: boolean }>(
        `select exists (select from pg_stat_replication where sync_state = 'sync') as "isIn"`,
      );
      if (rows[0]?.isIn !== (names !== '')) throw new Error('The standby is not yet what it should be.');
    });
    await admin.end();
  };
  await waitFor('*');

  const kill = async (server: ChildProcess): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    killPrimary: () => kill(primary),
    promote: () => run('pg_ctl', ['promote', '-w', '-D', standbyData]),
    async loseStandby() {
      await waitFor('');
      const ended = once(standby, 'exit');
      standby.kill('SIGINT');
      await ended;
    },
    async startStandby() {
      standby = await start(standbyData, standbyPort);
    },
    async stop() {
      for (const server of running) await kill(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(check: () => unknown): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
