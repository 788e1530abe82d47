import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtServer } from '../../../scripts/lib/serverBuild.mjs';
import { demoContent } from './contract/testing/contractWorld.js';
import { lockDataDir } from './db/dataLock.js';
import { createDataDir, createPostgresDatabase, type Content } from './db/testing/createTestStore.js';
import { hasPostgres } from './db/testing/postgresCluster.js';
import { startProcess, type ServerProcess } from './testing/startProcess.js';
import { freePort } from './testing/freePort.js';

/** How processes end: by a signal, or because their parent process has ended. */

const SLOW_MS = 180_000;
/** A process notices within two seconds and then stops in order; the rest is for a busy machine. */
const GONE_MS = 60_000;
const serveScript = fileURLToPath(new URL('../../../scripts/lib/serve.mjs', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'fairlot-stopping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function until(isTrue: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await wait(50))
    if (await isTrue()) return true;
  return false;
}

/** The pids of a process and of its descendants, parents first. */
function chainOf(pid: number): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid,
  );
  return [pid, ...children.flatMap((child) => chainOf(Number(child)))];
}

function parentOf(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Whether the process has ended. A zombie has. */
function isGone(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return true;
  }
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A store for one server. */
interface Store {
  readonly settings: Readonly<Record<string, string>>;
  /** Removes a database; of a folder, fails if the server still has it. */
  release(): Promise<void>;
}

async function openFolder(content?: Content): Promise<Store> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  await createDataDir(dataDir, content);
  return {
    settings: { DATA_DIR: dataDir },
    release: () => Promise.resolve(lockDataDir(dataDir)()),
  };
}

/** For tests that do not depend on the store: a server starts on PostgreSQL in half the time. */
async function openAny(content?: Content): Promise<Store> {
  if (!hasPostgres) return openFolder(content);
  const { url, remove } = await createPostgresDatabase(content);
  return { settings: { DATABASE_URL: url }, release: remove };
}

describe.runIf(process.platform === 'linux')('npm start, of whose chain one process is killed', () => {
  const project = join(folder, 'project');

  beforeAll(() => {
    // What `npm start` runs after it has installed and built everything, started by npm and its shell.
    const code = `import('${serveScript}').then((part) => part.serve()).then((end) => process.exit(end))`;
    const scripts = { start: `node -e "${code}"` };
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'chain', private: true, scripts }));
  });

  interface Chain {
    readonly port: number;
    readonly store: Store;
    /** The pids, parents first. */
    readonly chain: readonly number[];
  }

  /** Runs `npm start` on a store of its own until the server is ready. */
  const startNpm = async (store: Store) => {
    const port = await freePort();
    const npm = spawn('npm', ['start'], {
      cwd: project,
      env: { ...process.env, ...store.settings, PORT: String(port), SEED_DEMO: '0', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const isReady = async (): Promise<boolean> =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
    const hasStarted = await until(async () => npm.exitCode !== null || (await isReady()), 120_000);
    // It serves the built app, which `npm run build` makes.
    if (!hasStarted || npm.exitCode !== null) throw new Error(`npm start did not become ready: ${output}`);
    return { port, store, output: () => output, chain: chainOf(npm.pid ?? 0) };
  };

  /** Sends a signal to one process of the chain, and requires that none of them stays. */
  const endsBy = async (signal: NodeJS.Signals, index: number, started: Chain): Promise<void> => {
    const { port, store, chain } = started;
    expect(chain.length).toBeGreaterThanOrEqual(3);
    process.kill(chain.at(index) ?? 0, signal);
    const isEnded = await until(() => chain.every(isGone), GONE_MS);
    for (const pid of chain.filter((each) => !isGone(each))) process.kill(pid, 'SIGKILL');
    expect(isEnded).toBe(true);
    expect(await isTaken(port)).toBe(false);
    await store.release();
  };

  // These tests wait for processes more than they compute, so they run at the same time.
  it.concurrent(
    'prints where the codes of mail and text messages are, and stops when npm does',
    async () => {
      const { output, ...started } = await startNpm(await openFolder());
      const mailbox = new RegExp(`simulated mailbox, http://\\S+:${started.port}/mailbox`);
      expect(await until(() => mailbox.test(output()), GONE_MS)).toBe(true);
      await endsBy('SIGTERM', 0, started);
    },
    SLOW_MS,
  );

  it.concurrent.each([
    ['npm', 0, openAny],
    ['what npm started', 1, openAny],
    ['the start script', -2, openAny],
    ['the server', -1, openFolder],
  ] as const)(
    '%s (%i), leaves nothing behind',
    async (_name, index, openStore) => {
      await endsBy('SIGKILL', index, await startNpm(await openStore()));
    },
    SLOW_MS,
  );
});

describe('a signal', () => {
  /** Sends an order of which the server has begun to read the body, and waits for the rest. */
  const openOrder = async (server: ServerProcess) => {
    const token = await server.signIn();
    const { body } = await server.send('GET', '/instrument?market_id=US&product_type=STOCK&limit=1');
    const symbol = (body as { data: { symbol: string }[] }).data[0]?.symbol;
    const text = JSON.stringify({ symbol, direction: 'long', order_type: 'market', quantity: '1' });
    const order = request(`${server.url}/api/v1/order`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'idempotency-key': crypto.randomUUID(),
        // With this header the server says when it begins to read the body.
        expect: '100-continue',
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      order.once('error', reject).once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
    });
    order.flushHeaders();
    await once(order, 'continue');
    order.write(text.slice(0, 10));
    return { answered, finish: () => void order.end(text.slice(10)) };
  };

  it(
    'that comes twice within a second stops the server once, and an open order gets its answer',
    async () => {
      const store = await openAny(demoContent);
      const server = await startProcess({ ...store.settings, LOG_LEVEL: 'info' });
      const order = await openOrder(server);
      const ended = server.stop();
      expect(await until(() => server.said().includes('"Stopping"'), GONE_MS)).toBe(true);
      void server.stop();
      // The second signal comes before the rest of the order, so the server knows it before it can answer.
      order.finish();
      expect(await order.answered).toBe(201);
      await ended;
      await store.release();
    },
    SLOW_MS,
  );

  it(
    'stops a server whose log nobody reads any more',
    async () => {
      const store = await openAny();
      const server = await startProcess({ ...store.settings, SEED_DEMO: '0', LOG_LEVEL: 'info' });
      server.stopListening();
      const ended = server.stop().then(() => 'ended');
      const isLate = wait(GONE_MS, 'late', { ref: false });
      const outcome = await Promise.race([ended, isLate]);
      if (outcome === 'late') await server.stop('SIGKILL');
      expect(outcome).toBe('ended');
      await store.release();
    },
    SLOW_MS,
  );

  it.skipIf(process.platform !== 'linux')(
    'stops a server that could not write its log because the disk was full, and that served meanwhile',
    async () => {
      const store = await openAny();
      const full = openSync('/dev/full', 'w');
      const server = await startProcess(
        { ...store.settings, SEED_DEMO: '0', LOG_LEVEL: 'info' },
        builtServer,
        full,
      );
      closeSync(full);
      expect((await server.send('GET', '/language')).status).toBe(200);
      const ended = server.stop().then(() => 'ended');
      const isLate = wait(GONE_MS, 'late', { ref: false });
      const outcome = await Promise.race([ended, isLate]);
      if (outcome === 'late') await server.stop('SIGKILL');
      expect([outcome, server.said()]).toEqual(['ended', '']);
      await store.release();
    },
    SLOW_MS,
  );

  it(
    'that comes again after that second ends the server at once',
    async () => {
      const store = await openAny(demoContent);
      const server = await startProcess({
        ...store.settings,
        // Longer than this test may take.
        SHUTDOWN_MS: '600000',
      });
      const order = await openOrder(server);
      const isCut = expect(order.answered).rejects.toThrow();
      let isEnded = false;
      void server.stop().then(() => (isEnded = true));
      for (; !isEnded; await wait(400)) if (!isEnded) void server.stop();
      await isCut;
      await store.release();
    },
    SLOW_MS,
  );

  it.skipIf(!hasPostgres)(
    'during a migration ends the server at once, also as the first process of a container',
    async () => {
      const { url, remove } = await createPostgresDatabase();
      const holder = new pg.Client({ connectionString: url });
      await holder.connect();
      // A start reads this table before it migrates.
      await holder.query('begin; lock table schema_migration in access exclusive mode');
      const WAITING = `
        select from pg_locks
         where not granted and database = (select oid from pg_database where datname = current_database())`;
      const isWaiting = async (): Promise<boolean> => (await holder.query(WAITING)).rowCount === 1;
      const server = spawn(process.execPath, [builtServer], {
        env: { PATH: process.env['PATH'], DATABASE_URL: url, PORT: '0' },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let said = '';
      server.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
      const ended = once(server, 'close');
      expect(await until(isWaiting, GONE_MS)).toBe(true);
      server.kill('SIGTERM');
      // The kernel ignores a signal without a handler for the first process, so it must be the server that ends itself.
      expect(await ended).toEqual([128 + constants.signals.SIGTERM, null]);
      expect(said).toContain('Stopped before it was ready');
      await holder.end();
      await remove();
    },
    SLOW_MS,
  );
});
