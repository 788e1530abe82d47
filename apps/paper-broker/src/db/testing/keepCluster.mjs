// @ts-check
/**
 * Starts a temporary PostgreSQL for the tests and stops it when no test process has renewed its lease for a
 * while. It is a process of its own, because test processes come and go. Arguments: the folder for its records,
 * the folder of PostgreSQL's programs, and the idle time in milliseconds.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  closeSync,
  readFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [folder, binaries, idleMs] = process.argv.slice(2);
if (folder === undefined || binaries === undefined || idleMs === undefined)
  throw new Error('Usage: keepCluster.mjs <folder> <binaries> <milliseconds>');
const record = join(folder, 'cluster.json');
const lease = join(folder, 'lease');

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Only one keeper may run. Creating the record exclusively decides which one. */
function claim() {
  const text = JSON.stringify({ state: 'starting', pid: process.pid, url: '' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(record, 'wx');
      writeFileSync(file, text);
      closeSync(file);
      return true;
    } catch {
      let owner = 0;
      try {
        owner = JSON.parse(readFileSync(record, 'utf8')).pid;
      } catch {
        if (Date.now() - statSync(record).mtimeMs < 2000) return false; // Another keeper is writing it.
      }
      if (owner > 0 && isAlive(owner)) return false;
      rmSync(record, { force: true });
    }
  }
  return false;
}
if (!claim()) process.exit(0);

// PostgreSQL refuses to run as root; Debian's package creates a user for it.
const isRoot = process.getuid?.() === 0;
const user = isRoot
  ? {
      uid: Number(execFileSync('id', ['-u', 'postgres'])),
      gid: Number(execFileSync('id', ['-g', 'postgres'])),
    }
  : {};
const data = mkdtempSync(join(tmpdir(), 'fairlot-postgres-'));
if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
chmodSync(data, 0o700);
const log = openSync(join(folder, 'log'), 'a');

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const end = (/** @type {number} */ code) => {
  // Remove the record first: deleting the data takes a while, and no test process must connect meanwhile.
  rmSync(record, { force: true });
  rmSync(data, { recursive: true, force: true });
  process.exit(code);
};

try {
  const quiet = {
    ...user,
    cwd: '/',
    stdio: /** @type {['ignore', number, number]} */ (['ignore', log, log]),
  };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    quiet,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '64MB',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], quiet);
  server.on('exit', () => end(0));
  const url = `postgres://postgres@127.0.0.1:${port}/`;
  const tell = (/** @type {'ready' | 'stopping'} */ state) =>
    writeFileSync(record, JSON.stringify({ state, pid: process.pid, url }));
  const isIdle = () => Date.now() - statSync(lease).mtimeMs > Number(idleMs);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill('SIGINT'));
  for (;;) {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], { cwd: '/' });
      break;
    } catch {
      await wait(100);
    }
  }
  tell('ready');
  setInterval(
    () => {
      if (!isIdle()) return;
      // A test process renews its lease before it reads the record. So check the lease again after changing the
      // record: a process that has read `ready` has renewed it, and the server stays up.
      tell('stopping');
      if (isIdle()) server.kill('SIGINT');
      else tell('ready');
    },
    Number(idleMs) / 20,
  );
} catch {
  end(1);
}
