import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../../scripts/lib/server.mjs';

/** Enables /sim/v1 on the servers that tests start; they listen on this machine only. */
const SIM_TOKEN = 'control-plane-of-the-tests';

/** A real server with its own database, and the control plane for moving its clock and deciding reviews. */
export interface Broker {
  readonly url: string;
  /** Calls /sim/v1; `path` starts with a slash. @throws when the answer is not 2xx */
  control: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;
  /** Moves the business clock; it resolves once everything due by then is done. */
  advanceClock: (ms: number) => Promise<void>;
  stop: () => Promise<void>;
}

const settings = {
  HOST: '127.0.0.1',
  SEED_DEMO: '1',
  SIM_CONTROL: '1',
  SIM_TOKEN,
  SIM_SEED: 'fairlot-tests',
  SIM_CLOCK: 'manual',
  AUTO_REVIEW: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
};

/** A server of a journey lives too short to gain from a better compiled store; compiling takes a fifth of its time. */
const nodeFlags = ['--liftoff-only'];

const SEEDED_FOLDER = 'JOURNEYS_SEEDED_DATA_DIR';

/**
 * Seeds one database per run. Brokers start with a copy, because creating one takes ten times as long.
 * @returns a function that removes it
 */
export async function seedOnce(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairlot-seeded-'));
  const server = await startServer({
    env: { ...settings, PORT: String(await freePort()), DATA_DIR: dataDir },
    nodeFlags,
  });
  await server.stop();
  process.env[SEEDED_FOLDER] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/**
 * Starts a server on a free port with a copy of the seeded database in a new folder, or in `DATA_DIR`, which is kept. Its
 * clock is stopped (`manual`) inside an open US session, its market is seeded, and nothing is reviewed automatically,
 * so every run is the same.
 */
export async function startBroker(overrides: Readonly<Record<string, string>> = {}): Promise<Broker> {
  const { DATA_DIR: given } = overrides;
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'fairlot-broker-')));
  const isNew = (await readdir(dataDir)).length === 0;
  const seeded = process.env[SEEDED_FOLDER];
  if (seeded === undefined) throw new Error('setUp.ts did not run: name it in the Playwright configuration.');
  if (isNew) await cp(seeded, dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  const server = await startServer({
    env: { ...settings, PORT: String(await freePort()), ...overrides, DATA_DIR: dataDir },
    nodeFlags,
  });
  const control: Broker['control'] = async (method, path, body) => {
    const response = await fetch(`${server.url}/sim/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${SIM_TOKEN}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} /sim/v1${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    url: server.url,
    control,
    advanceClock: async (ms) => {
      await control('POST', '/clock', { advance_ms: ms });
    },
    stop: async () => {
      await server.stop();
      if (given === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
