import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { createOwnClusters, until } from './ownClusters.js';
import { freePort } from '../../testing/freePort.js';

/** A PostgreSQL primary with a synchronous standby. */
export interface StandbyPair {
  /** The URL with both hosts, as in `DATABASE_URL`. */
  readonly url: string;
  /** Sends SIGKILL to the postmaster; its child processes end when they notice. */
  killPrimary(): Promise<void>;
  promote(): void | Promise<void>;
  /** Makes commits stop waiting for the standby, then stops the standby. */
  loseStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandbyPair(): Promise<StandbyPair> {
  const clusters = createOwnClusters();
  // These tests are about waiting for the standby, not for the disk. The interval is that of docs/operations.md.
  const start = (data: string, port: number): Promise<ChildProcess> =>
    clusters.start(data, port, { fsync: 'off', wal_retrieve_retry_interval: '500ms' });
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const primary = await start(clusters.initialize('primary'), primaryPort);
  const standbyData = join(clusters.folder, 'standby');
  clusters.run('pg_basebackup', [
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

  return {
    url: `postgres://postgres@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    killPrimary: () => clusters.kill(primary),
    promote: () => clusters.run('pg_ctl', ['promote', '-w', '-D', standbyData]),
    async loseStandby() {
      await waitFor('');
      const ended = once(standby, 'exit');
      standby.kill('SIGINT');
      await ended;
    },
    async startStandby() {
      standby = await start(standbyData, standbyPort);
    },
    stop: clusters.remove,
  };
}
