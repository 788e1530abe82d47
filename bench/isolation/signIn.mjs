// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, freePort, startServer } from '../../scripts/lib/server.mjs';
import { serverEnv } from '../lib/customer.mjs';
import { createCluster, postgresPrograms } from '../lib/postgres.mjs';
import { printTable } from '../lib/table.mjs';

/**
 * Measures how many of a hundred simultaneous wrong passwords of one customer are compared, and how long a sign-in
 * takes while one address sends two hundred others.
 */

const GUESSES = 100;
const COMPARED_BAR = 5;
const FLOOD = 200;
/** Compared and wrong; not compared, after five wrong passwords; not compared, because too many are waiting. */
const ANSWERS = [422, 429, 503];

/** @returns {Promise<boolean>} whether every figure is within its limit */
export async function measureSignIn() {
  const rows = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-bench-'));
  try {
    rows.push(...(await measure('embedded', 1, { DATA_DIR: join(folder, 'data') })));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const programs = postgresPrograms();
  if (programs === undefined) console.log('No PostgreSQL on this machine: its half is left out.');
  else {
    const cluster = await createCluster(programs);
    try {
      rows.push(...(await measure('PostgreSQL', 2, { DATABASE_URL: cluster.url })));
    } finally {
      await cluster.remove();
    }
  }
  printTable(
    ['store', 'what', 'measured', 'bar'],
    rows.map(({ store, what, value, bar }) => [store, what, value, bar === undefined ? '' : `<= ${bar}`]),
  );
  return rows.every(({ value, bar }) => bar === undefined || value <= bar);
}

/** @param {string} store @param {number} processes @param {Record<string, string>} env */
async function measure(store, processes, env) {
  /** @type {Awaited<ReturnType<typeof startServer>>[]} */
  const servers = [];
  const settings = { ...serverEnv, ...env, TRUSTED_PROXIES: '127.0.0.1' };
  try {
    while (servers.length < processes)
      servers.push(await startServer({ env: { ...settings, PORT: String(await freePort()) } }));
    const ask = (/** @type {number} */ index, /** @type {string} */ address, /** @type {object} */ body) =>
      fetch(`${servers[index % processes]?.url}/api/v1/member/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      }).then((answer) => answer.status);
    const many = (/** @type {number} */ count, /** @type {(index: number) => Promise<number>} */ one) =>
      Promise.all(Array.from({ length: count }, (_, index) => one(index)));

    // A warm-up, so that compiling is not mistaken for waiting.
    await ask(0, '203.0.113.1', { mail: demo.mail, password: demo.password });
    const guessed = await many(GUESSES, (index) =>
      ask(index, `203.0.113.${index}`, { mail: 'vip@fairlot.example', password: `wrong-${index}` }),
    );
    const signIn = async () => {
      const startedAt = performance.now();
      const status = await ask(0, '203.0.113.1', { mail: demo.mail, password: demo.password });
      if (status !== 200) throw new Error(`Somebody else's sign-in answered ${status}`);
      return Math.round(performance.now() - startedAt);
    };
    const quietMs = await signIn();
    const flood = many(FLOOD, (index) =>
      ask(index, '198.51.100.1', { mail: `nobody${index}@fairlot.example`, password: 'wrong-one' }),
    );
    const besideMs = await signIn();
    const unknown = [...guessed, ...(await flood)].filter((each) => !ANSWERS.includes(each));
    const who = processes === 1 ? store : `${store}, ${processes} processes`;
    return [
      {
        store: who,
        what: `compared of ${GUESSES} wrong passwords`,
        value: guessed.filter((each) => each === 422).length,
        bar: COMPARED_BAR,
      },
      { store: who, what: "another's sign-in, quiet, ms", value: quietMs },
      { store: who, what: `the same beside ${FLOOD}, ms`, value: besideMs },
      { store: who, what: 'other answers than 422, 429, 503', value: unknown.length, bar: 0 },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
