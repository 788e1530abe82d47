import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectEmbedded, connectPostgres } from '../db/connect.js';
import { migrate } from '../db/migrate.js';
import { createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { SIM_TOKEN, startProcess, type ServerProcess } from '../testing/startProcess.js';

/** `npm run review` as an operator types it, against a server in a process of its own. */

const script = fileURLToPath(new URL('../../../../scripts/review.mjs', import.meta.url));
const SLOW_MS = 180_000;

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function review(server: ServerProcess, words: readonly string[], token = SIM_TOKEN): Promise<Said> {
  const env = { PATH: process.env['PATH'], SERVER_URL: server.url, SIM_TOKEN: token };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const folder = mkdtempSync(join(tmpdir(), 'fairlot-review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stores = [
  {
    name: 'the embedded store',
    isHere: true,
    async make() {
      const dataDir = join(folder, 'data');
      return {
        settings: { DATA_DIR: dataDir },
        open: () => connectEmbedded({ dataDir }),
        remove: () => Promise.resolve(),
      };
    },
  },
  {
    name: 'PostgreSQL',
    isHere: hasPostgres,
    async make() {
      const { url, remove } = await createPostgresDatabase();
      return { settings: { DATABASE_URL: url }, open: async () => connectPostgres(url), remove };
    },
  },
];

describe.each(stores)('npm run review on $name', ({ isHere, make }) => {
  let server: ServerProcess;
  let remove = (): Promise<void> => Promise.resolve();
  const anchorFile = join(folder, `${randomUUID()}-anchors.txt`);

  beforeAll(async () => {
    if (!isHere) return;
    const store = await make();
    remove = store.remove;
    const db = await store.open();
    await migrate(db);
    const at = new Date();
    for (const item_id of ['job_first', 'job_second']) {
      const failure = { attempts: 10, failed_at: at, retry_at: null, parked_at: at };
      await db.transaction((tx) =>
        tx
          .insertInto('work_failure')
          .values({ source: 'job', item_id, reason: 'Error: no such symbol', ...failure })
          .execute(),
      );
    }
    await db.close();
    server = await startProcess({ ...store.settings, AUTO_REVIEW: 'off', ANCHOR_FILE: anchorFile });
  }, SLOW_MS);
  afterAll(async () => {
    if (!isHere) return;
    await server.stop();
    await remove();
  });

  const askForMoney = async (): Promise<string> => {
    const token = await server.signIn();
    const cards = await server.send('GET', '/bank_card', { token });
    const [card] = (cards.body as { data: { id: string }[] }).data;
    const asked = await server.send('POST', '/withdrawal', {
      token,
      key: crypto.randomUUID(),
      body: {
        type: 'bank',
        currency: 'USD',
        amount: '50',
        bank_card_id: card?.id,
        pay_password: '246810',
      },
    });
    expect(asked).toMatchObject({ status: 201 });
    return (asked.body as { id: string }).id;
  };

  it.skipIf(!isHere)('lists what waits, shows it, decides it, and then lists it no more', async () => {
    const [passed, refused] = [await askForMoney(), await askForMoney()];
    const before = await review(server, []);
    expect(before).toMatchObject({ code: 0, stderr: '' });
    for (const id of [passed, refused]) expect(before.stdout).toContain(`withdrawal ${id}`);

    const shown = await review(server, ['show', 'withdrawal', passed]);
    expect(JSON.parse(shown.stdout)).toMatchObject({ kind: 'withdrawal', id: passed });

    const yes = await review(server, ['pass', 'withdrawal', passed]);
    expect(yes).toMatchObject({ code: 0, stderr: '' });
    expect(yes.stdout).toContain('"status_key": "pass"');
    expect(await review(server, ['refuse', 'withdrawal', refused])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--reason'),
    });
    const no = await review(server, ['refuse', 'withdrawal', refused, '--reason', 'The bank sent it back']);
    expect(no.stdout).toContain('"refuse_reason": "The bank sent it back"');

    const after = await review(server, ['list']);
    for (const id of [passed, refused]) expect(after.stdout).not.toContain(id);
    expect(await review(server, ['pass', 'withdrawal', passed])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^409/),
    });
  });

  it.skipIf(!isHere)('lists what is parked with its reason, and releases one or all', async () => {
    const parked = await review(server, ['parked']);
    expect(parked).toMatchObject({ code: 0, stderr: '' });
    for (const words of ['job_first', 'job_second', 'after 10 attempts', 'Error: no such symbol'])
      expect(parked.stdout).toContain(words);
    const one = await review(server, ['release', 'job', 'job_first']);
    expect(one.stdout).toBe('job job_first is tried again.\n');
    expect((await review(server, ['release', 'all'])).stdout).toBe('job job_second is tried again.\n');
    expect((await review(server, ['parked'])).stdout).toBe('Nothing is parked.\n');
    expect(await review(server, ['release', 'job', 'job_first'])).toMatchObject({ code: 2 });
  });

  it.skipIf(!isHere)('lists what happened to accounts, the operator’s own decisions included', async () => {
    await server.signIn();
    const all = await review(server, ['security']);
    expect(all).toMatchObject({ code: 0, stderr: '' });
    expect(all.stdout).toMatch(/Z {2}sign_in ok {2}member mem_\w{26}\n {2}127\.0\.0\.1/);
    const decisions = await review(server, ['security', '--kind', 'operator']);
    expect(decisions.stdout).toContain('POST /sim/v1/parked/job/job_first/release');
    expect(decisions.stdout).not.toContain('sign_in');
    const [member = ''] = /mem_\w{26}/.exec(all.stdout) ?? [];
    expect((await review(server, ['security', member])).stdout).toContain(member);
    expect((await review(server, ['security', 'mem_nobody'])).stdout).toBe('Nothing was recorded.\n');
  });

  it.skipIf(!isHere)('checks the ledger, and ends with 1 when it does not hold', async () => {
    const before = await review(server, ['ledger']);
    expect(before).toMatchObject({ code: 0, stderr: '' });
    expect(before.stdout).toMatch(/^holds {2}I1 /);
    expect(before.stdout).toMatch(/\nholds {2}I13 /);
    // What was anchored, and is not in the ledger.
    writeFileSync(anchorFile, `2020-01-01 1 ${'0'.repeat(64)}\n`);
    const after = await review(server, ['ledger']);
    expect(after).toMatchObject({ code: 1, stderr: '' });
    expect(after.stdout).toMatch(/\nBROKEN I13 .*; first: 2020-01-01 1 0{64} in .*anchors\.txt, /);
  });

  it.skipIf(!isHere)('says in one line what is wrong with its use', async () => {
    const oneLine = /^[^\n]+\n$/;
    const wrong = await review(server, [], 'not-the-token-of-this-server');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringMatching(/^401: [^\n]+\n$/)]);
    const none = await review(server, ['list'], '');
    expect([none.code, none.stderr]).toEqual([2, expect.stringMatching(oneLine)]);
  });
});
