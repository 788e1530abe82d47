import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../testing/freePort.js';
import { createOwnClusters, until } from './ownClusters.js';
import type { StandbyPair } from './standbyPair.js';

const config = fileURLToPath(new URL('../../../../../deploy/patroni.yaml', import.meta.url));

const IS_PRIMARY = 'select not pg_is_in_recovery() as "isSo"';

/** Whether the programs of Debian's packages patroni and etcd-server are here. */
export function hasPatroni(): boolean {
  try {
    for (const program of ['patroni', 'etcd']) execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Two nodes of Patroni with `deploy/patroni.yaml`, and an etcd, on this machine.
 * @param dies which processes die with the primary: PostgreSQL alone, so that its Patroni releases the lease in etcd;
 * or Patroni too, as if the machine were lost, so that the other node is promoted when the lease has ended
 */
export async function startPatroniPair(
  dies: 'process' | 'machine',
): Promise<Pick<StandbyPair, 'url' | 'killPrimary' | 'promote' | 'stop'>> {
  const clusters = createOwnClusters();
  const running: ChildProcess[] = [];
  const start = (
    program: string,
    words: readonly string[],
    settings: NodeJS.ProcessEnv = {},
  ): ChildProcess => {
    const child = spawn(program, words, {
      ...clusters.as,
      env: { ...process.env, ...clusters.as.env, ...settings },
      stdio: 'ignore',
    });
    running.push(child);
    return child;
  };
  const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`);
  start('etcd', [
    ...['--name', 'one', '--data-dir', clusters.makeFolder('etcd')],
    ...['--listen-client-urls', client ?? '', '--advertise-client-urls', client ?? ''],
    ...['--listen-peer-urls', peer ?? '', '--initial-advertise-peer-urls', peer ?? ''],
    ...['--initial-cluster', `one=${peer}`],
  ]);
  const password = randomUUID();
  const startNode = async (name: string) => {
    const [port, api] = [await freePort(), await freePort()];
    const data = join(clusters.folder, name);
    const patroni = start('patroni', [config], {
      PATRONI_NAME: name,
      PATRONI_ETCD3_HOSTS: client?.replace('http://', ''),
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
    });
    return { port, data, patroni };
  };
  const primary = await startNode('first');
  const ask = async (port: number, question: string): Promise<void> => {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ isSo: boolean }>(question);
      if (rows[0]?.isSo !== true) throw new Error(question);
    } finally {
      await client.end();
    }
  };
  const stop = async (): Promise<void> => {
    for (const child of running) await clusters.kill(child);
    await clusters.remove();
  };
  let standbyPort = 0;
  try {
    await until(() => ask(primary.port, IS_PRIMARY));
    standbyPort = (await startNode('second')).port;
    await until(() =>
      ask(
        primary.port,
        `select exists (select from pg_stat_replication where sync_state = 'sync') as "isSo"`,
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${primary.port},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    async killPrimary() {
      if (dies === 'machine') await clusters.kill(primary.patroni);
      clusters.killIn(primary.data);
    },
    // Patroni does it; this waits until it has.
    promote: () => until(() => ask(standbyPort, IS_PRIMARY)),
    stop,
  };
}
