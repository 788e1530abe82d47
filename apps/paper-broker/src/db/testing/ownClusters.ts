import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresBinaries } from './postgresCluster.js';

const READY_TIMEOUT_MS = 60_000;

/** A folder with PostgreSQL clusters of its own, for tests that stop them or look at their files. */
export interface OwnClusters {
  readonly folder: string;
  /** What a child process needs to run as the owner of the clusters, with PostgreSQL's programs on its path. */
  readonly as: {
    readonly uid?: number;
    readonly gid?: number;
    readonly cwd: '/';
    readonly env: NodeJS.ProcessEnv;
  };
  /** Makes an empty folder that belongs to the owner of the clusters. */
  makeFolder(name: string): string;
  /** Creates a cluster. @returns its data folder */
  initialize(name: string): string;
  /** Runs one of PostgreSQL's programs. */
  run(program: string, words: readonly string[]): void;
  /** Starts a server on a data folder, on 127.0.0.1 without a socket, and waits until it accepts connections. */
  start(data: string, port: number, settings?: Readonly<Record<string, string>>): Promise<ChildProcess>;
  /** Sends SIGKILL to a postmaster; its child processes end when they notice. */
  kill(server: ChildProcess): Promise<void>;
  /** Sends SIGKILL to the postmaster of a data folder, whoever started it. Does nothing if there is none. */
  killIn(data: string): void;
  /** Kills every server and removes the folder. */
  remove(): Promise<void>;
}

export function createOwnClusters(): OwnClusters {
  const binaries = findPostgresBinaries() ?? '';
  // PostgreSQL refuses to run as root; Debian's package creates a user for it.
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const as = { ...user, cwd: '/', env: { PATH: `${binaries}:${process.env['PATH'] ?? ''}` } } as const;
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-postgres-'));
  const own = (path: string): string => {
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
    chmodSync(path, 0o700);
    return path;
  };
  own(folder);
  const running: ChildProcess[] = [];
  const run = (program: string, words: readonly string[]): void =>
    void execFileSync(program, words, { ...as, stdio: 'ignore' });
  const kill = async (server: ChildProcess): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  const killIn = (data: string): void => {
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      // The file may be left from a postmaster that is gone, and its number may be another process by now.
      if (readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(pid, 'SIGKILL');
    } catch {
      // There is none.
    }
  };
  const makeFolder = (name: string): string => {
    mkdirSync(join(folder, name));
    return own(join(folder, name));
  };
  return {
    folder,
    as,
    makeFolder,
    initialize(name) {
      const data = makeFolder(name);
      run('initdb', [
        ...['-D', data, '-U', 'postgres', '-A', 'trust'],
        ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      ]);
      return data;
    },
    run,
    async start(data, port, settings = {}) {
      const all = {
        listen_addresses: '127.0.0.1',
        port: String(port),
        unix_socket_directories: '',
        shared_buffers: '32MB',
        ...settings,
      };
      const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...as, stdio: 'ignore' });
      running.push(server);
      await until(() => run('pg_isready', ['-h', '127.0.0.1', '-p', String(port), '-q']));
      return server;
    },
    kill,
    killIn,
    async remove() {
      for (const server of running) await kill(server);
      for (const name of readdirSync(folder)) killIn(join(folder, name));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until `check` no longer throws. */
export async function until(check: () => unknown): Promise<void> {
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
