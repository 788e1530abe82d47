import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { builtServer } from '../../../../scripts/lib/serverBuild.mjs';
import { freePort } from './freePort.js';

/** A limit for a server that hangs, not for a slow machine. */
const READY_TIMEOUT_MS = 150_000;
export const SIM_TOKEN = 'control-plane-of-the-processes';

export interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** A ready server in its own process. */
export interface ServerProcess {
  readonly url: string;
  /** Sends JSON to `/api/v1`. @throws when the server has ended */
  send(method: string, path: string, sending?: Sending): Promise<Reply>;
  /** Sends JSON to `/sim/v1`. */
  control(path: string, body?: object): Promise<Reply>;
  /** Signs the demo customer in. @returns the token */
  signIn(): Promise<string>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** What it has written to its output so far. */
  said(): string;
  /** Closes the pipes that its output goes to, as when the program that collects logs ends. */
  stopListening(): void;
}

export interface Sending {
  readonly token?: string;
  readonly key?: string;
  readonly body?: object;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Settings of a seeded server whose clock the test moves. */
const testSettings = {
  HOST: '127.0.0.1',
  SEED_DEMO: '1',
  SIM_CONTROL: '1',
  SIM_TOKEN,
  SIM_CLOCK: 'manual',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
};

/** Starts the server and waits for its end, for settings with which it cannot start. */
export async function runUntilEnd(settings: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawnMain(settings);
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

/**
 * @param program where the built server is
 * @param output a file descriptor that its log goes to, instead of `said`
 * @throws Error with the server's output when it does not become ready
 */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  program = builtServer,
  output?: number,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawnMain({ ...testSettings, ...settings, PORT: String(port) }, program, output);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not become ready: ${said}`);
    }
    await wait(50);
  }
  const request = async (method: string, target: string, sending: Sending): Promise<Reply> => {
    const response = await fetch(target, {
      method,
      headers: {
        ...(sending.token === undefined ? {} : { authorization: `Bearer ${sending.token}` }),
        ...(sending.key === undefined ? {} : { 'idempotency-key': sending.key }),
        ...(sending.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sending.body === undefined ? {} : { body: JSON.stringify(sending.body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    url,
    send: (method, path, sending = {}) => request(method, `${url}/api/v1${path}`, sending),
    control: (path, body) =>
      request(body === undefined ? 'GET' : 'POST', `${url}/sim/v1${path}`, {
        token: SIM_TOKEN,
        ...(body === undefined ? {} : { body }),
      }),
    async signIn() {
      const body = { mail: 'demo@fairlot.example', password: 'Fairlot26' };
      const answer = await request('POST', `${url}/api/v1/member/login`, { body });
      return (answer.body as { token: string }).token;
    },
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'close');
      child.kill(signal);
      await ended;
    },
    said: () => said,
    stopListening() {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
  };
}

function spawnMain(
  settings: Readonly<Record<string, string>>,
  program = builtServer,
  output: number | 'pipe' = 'pipe',
): ChildProcess {
  // The flag keeps V8 from optimising the embedded database: that takes a third of a start's processor time.
  return spawn(process.execPath, ['--liftoff-only', program], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['ignore', output, 'pipe'],
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
