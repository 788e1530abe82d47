// @ts-check
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { root, sourceFlags } from './project.mjs';
import { buildServer, builtServer } from './serverBuild.mjs';

const READY_TIMEOUT_MS = 180_000;
/** The server stops within SHUTDOWN_MS by itself; some seconds later it is killed. */
const SHUTDOWN_MS = 10_000;
const INSIST_AFTER_MS = 5_000;
const POLL_MS = 100;

/** The demo customers' password and pay password; they exist only where SEED_DEMO=1. */
export const demo = { mail: 'demo@fairlot.example', password: 'Fairlot26', payPassword: '246810' };

/** A port of 127.0.0.1 that was free a moment ago. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Builds and starts the paper broker, and waits until it answers /readyz.
 * @param {{env: NodeJS.ProcessEnv, entry?: string, nodeFlags?: readonly string[], onLine?: (line: string) => void, signal?: AbortSignal, readyTimeoutMs?: number}} options
 *   `env` needs PORT; `entry`: a source that starts a server otherwise than usual; `nodeFlags` are for a server that is measured; `onLine` gets each line of its log (JSON).
 * @returns {Promise<BrokerServer>}
 * @throws when it ends before it is ready; the message holds the last lines of its log
 *
 * @typedef {object} BrokerServer
 * @property {string} url without a slash at the end
 * @property {number} pid
 * @property {Promise<number>} ended its exit code
 * @property {(signal?: NodeJS.Signals) => Promise<number>} stop asks it to stop, insists 5 s after SHUTDOWN_MS
 */
export async function startServer({
  env,
  entry,
  nodeFlags = [],
  onLine,
  signal,
  readyTimeoutMs = READY_TIMEOUT_MS,
}) {
  if (entry === undefined) await buildServer();
  const program = entry === undefined ? [builtServer] : [...sourceFlags, entry];
  const child = spawn(process.execPath, [...nodeFlags, ...program], {
    cwd: root,
    env: { ...process.env, ...env },
    // Nothing is sent over the channel. When it closes, the server knows that this process has ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const shutdownMs = Number(env['SHUTDOWN_MS'] ?? process.env['SHUTDOWN_MS'] ?? SHUTDOWN_MS);
  // This process may end by an error; the server must not keep running.
  const leaveNothing = () => child.kill('SIGTERM');
  process.on('exit', leaveNothing);
  /** @type {string[]} */
  const lastLines = [];
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code, killedBy) => resolve(code ?? (killedBy === 'SIGINT' ? 130 : 1)));
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    eachLine(stream, (line) => {
      if (lastLines.push(line) > 40) lastLines.shift();
      onLine?.(line);
    });
  }
  /** @param {NodeJS.Signals} [how] */
  const stop = async (how = 'SIGTERM') => {
    child.kill(how);
    const insist = setTimeout(() => child.kill('SIGKILL'), shutdownMs + INSIST_AFTER_MS);
    const code = await ended;
    clearTimeout(insist);
    return code;
  };

  const url = `http://${hostForUrl(env['HOST'])}:${env['PORT']}`;
  let exitCode = /** @type {number | undefined} */ (undefined);
  void ended.then((code) => {
    exitCode = code;
    process.off('exit', leaveNothing);
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await isReady(url))) {
    if (exitCode !== undefined) throw new ServerEnded(exitCode, lastLines);
    if (signal?.aborted === true || Date.now() > deadline) {
      await stop();
      throw new ServerEnded(1, [...lastLines, 'stopped: it was not ready in time']);
    }
    await wait(POLL_MS);
  }
  // Another process may use the port and have answered, while our server has already ended.
  if (exitCode !== undefined) throw new ServerEnded(exitCode, lastLines);
  return { url, pid: child.pid ?? 0, ended, stop };
}

/** The server ended before it was ready; `lines` are the end of its log. */
export class ServerEnded extends Error {
  /** @param {number} exitCode @param {readonly string[]} lines */
  constructor(exitCode, lines) {
    super(lines.map(readable).join('\n') || `The server ended with code ${exitCode}`);
    this.name = 'ServerEnded';
    this.exitCode = exitCode === 0 ? 1 : exitCode;
  }
}

/** A line of the server's JSON log as readable text. @param {string} line */
export function readable(line) {
  const entry = parseLog(line);
  if (entry === undefined) return line;
  const problem =
    entry.err?.message === undefined || entry.err.message === entry.msg ? '' : ` · ${entry.err.message}`;
  return `${entry.msg ?? line}${problem}`;
}

/**
 * @param {string} line
 * @returns {{level: number, msg?: string, err?: {message?: string}} | undefined} undefined when it is not pino's JSON
 */
export function parseLog(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry?.level === 'number' ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

/** The host for a URL: an address to listen on is not always one to connect to. @param {string | undefined} host */
export function hostForUrl(host) {
  if (host === undefined || host === '' || host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The address for a browser: passkeys belong to the public origin or, on this machine, to `localhost`, never to an IP
 * address.
 * @param {string} url @param {string} [publicOrigin] PUBLIC_ORIGIN
 */
export function addressToOpen(url, publicOrigin) {
  return publicOrigin ?? url.replace('//127.0.0.1:', '//localhost:');
}

/** @param {import('node:stream').Readable} stream @param {(line: string) => void} take */
function eachLine(stream, take) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ chunk) => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') take(line);
  });
  stream.on('end', () => rest !== '' && take(rest));
}
