import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../../scripts/lib/server.mjs';

/** Opens /sim/v1 of the servers that tests start; they listen on this machine only. */
const SIM_TOKEN = 'control-plane-of-the-tests';

/** A real server with a database of its own, and the control plane to move its clock and decide reviews. */
export interface Broker {
  readonly url: string;
  /** Calls /sim/v1; `path` begins with a slash. @throws when the answer is not 2xx */
  control: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;
  /** Moves the business clock; everything due by then has happened when it resolves. */
  advanceClock: (ms: number) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a server on a free port with an embedded database in a new folder. Its clock stands still (`manual`) inside
 * an open US session, its market is seeded, nothing is reviewed by itself: the same on every run.
 */
export async function startBroker(overrides: Readonly<Record<string, string>> = {}): Promise<Broker> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairlot-broker-'));
  const server = await startServer({
    env: {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SEED_DEMO: '1',
      SIM_CONTROL: '1',
      SIM_TOKEN,
      SIM_SEED: 'fairlot-tests',
      SIM_CLOCK: 'manual',
      AUTO_REVIEW: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...overrides,
    },
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
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
