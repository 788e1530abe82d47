import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoContent } from '../contract/testing/contractWorld.js';
import { connectEmbedded } from '../db/connect.js';
import { createDataDir, createPostgresDatabase } from '../db/testing/createTestStore.js';
import { hasPostgres } from '../db/testing/postgresCluster.js';
import { DAY_MS } from '../util/durations.js';
import { fromBase32 } from '../members/totp/testing/fromBase32.js';
import { stepOf, totpCode } from '../members/totp/totp.js';
import { startProcess, type ServerProcess } from '../testing/startProcess.js';
import { createScripts, root, type Output } from './testing/scripts.js';

/** Runs `npm run operator` and `npm run review` as users do, against a server in its own process. */

const SLOW_MS = 180_000;
const PASSWORD = 'Correct-horse-battery-7';

const folder = mkdtempSync(join(tmpdir(), 'fairlot-review-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { runScript, done } = createScripts(folder);

/** The authenticator keys of the operators. */
const keys = new Map<string, string>();

const codeOf = (name: string): string => totpCode(fromBase32(keys.get(name) ?? ''), stepOf(new Date()) + 1);

/** @param lines the input; for an enrolment, the passwords, after which the app's code is computed here */
async function review(
  server: ServerProcess,
  name: string,
  words: readonly string[],
  lines?: readonly string[],
): Promise<Output> {
  const session = join(folder, new URL(server.url).port, `${name}.json`);
  const settings = { SERVER_URL: server.url, OPERATOR_SESSION: session };
  let isEnrolled = words[0] !== 'enrol';
  const answer = (output: string): string | undefined => {
    const key = /\n {2}((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})\n/.exec(output)?.[1]?.replaceAll(' ', '');
    if (isEnrolled || key === undefined) return undefined;
    isEnrolled = true;
    keys.set(name, key);
    return totpCode(fromBase32(key), stepOf(new Date()) - 1);
  };
  return runScript('review', words, settings, lines === undefined ? undefined : { lines, answer });
}

/** Requires lines of at most 80 characters, except for paths. */
function expectNarrow({ stdout }: Output): void {
  for (const line of stdout.split('\n'))
    if (!line.includes(folder)) expect(line.length, line).toBeLessThanOrEqual(80);
}

/** The code for an enrolment that a command has printed. */
const enrolment = (output: Output): string => /enrol (\S+)/.exec(output.stdout)?.[1] ?? '';
const enrol = (server: ServerProcess, name: string, code: string): Promise<Output> =>
  review(server, name, ['enrol', code], [PASSWORD, PASSWORD]);

/** Makes `ada` the first administrator while the server runs. */
async function makeAdministrator(
  server: ServerProcess,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const first = await runScript('operator', ['ada'], settings);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(await enrol(server, 'ada', enrolment(first))).toMatchObject({ code: 0, stderr: '' });
}

it('npm run operator makes no database where it is refused', async () => {
  const settings = { DATA_DIR: join(folder, 'none') };
  const [wrong, missing] = [
    await runScript('operator', ['Ada'], settings),
    await runScript('operator', ['ada', '--recover'], settings),
  ];
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringMatching(/A name has 2 to 32 small letters/)]);
  expect([missing.code, missing.stderr]).toEqual([
    2,
    `There is no database in ${settings.DATA_DIR}. Name its folder by DATA_DIR.\n`,
  ]);
  expect(existsSync(settings.DATA_DIR)).toBe(false);
});

// `npm run review` only talks to the server, whose operations are tested on both stores.
describe.skipIf(!hasPostgres)('npm run operator on PostgreSQL', () => {
  it('makes the first administrator, and gives them a new code', { timeout: SLOW_MS }, async () => {
    const { url, remove } = await createPostgresDatabase();
    const settings = { DATABASE_URL: url };
    const server = await startProcess({ ...settings, SEED_DEMO: '0' });
    await makeAdministrator(server, settings);
    const recovered = await runScript('operator', ['ada', '--recover'], settings);
    expect(recovered).toMatchObject({ code: 0, stderr: '' });
    expect(await enrol(server, 'ada', enrolment(recovered))).toMatchObject({ code: 0, stderr: '' });
    await server.stop();
    await remove();
  });
});

describe('npm run review', { timeout: SLOW_MS }, () => {
  let server: ServerProcess;
  const settings = { DATA_DIR: join(folder, 'data') };
  const anchorFile = join(folder, `${randomUUID()}-anchors.txt`);
  const because = ['--reason', 'As agreed'];

  beforeAll(async () => {
    await createDataDir(settings.DATA_DIR, demoContent);
    const db = await connectEmbedded({ dataDir: settings.DATA_DIR });
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
    server = await startProcess({
      ...settings,
      AUTO_REVIEW: 'off',
      FOUR_EYES_ABOVE: '100',
      ANCHOR_FILE: anchorFile,
    });
    // The server has the database open, so the command asks it to do the work.
    await makeAdministrator(server, settings);
    const second = await runScript('operator', ['eve'], settings);
    expect([second.code, second.stderr]).toEqual([
      2,
      expect.stringMatching(/^There is an administrator, ada/),
    ]);
    for (const [name, role] of [
      ['ben', 'reviewer'],
      ['cleo', 'approver'],
    ] as const) {
      const added = await review(server, 'ada', ['operator', 'add', name, role, ...because]);
      expect(added).toMatchObject({ code: 0, stderr: '' });
      expectNarrow(added);
      const enrolled = await enrol(server, name, enrolment(added));
      expect(enrolled.stdout).toContain(`${name}, ${role}.`);
      expect(enrolled.stdout).toContain('when another person has confirmed');
      expect((await review(server, name, ['list'])).stderr).toMatch(/^403: [^\n]+\n$/);
      expect(await runScript('operator', [name, '--confirm'], settings)).toMatchObject({
        code: 0,
        stderr: '',
      });
    }
  }, SLOW_MS);
  afterAll(() => server.stop());

  const askForMoney = async (amount: string): Promise<string> => {
    const token = await server.signIn();
    const cards = await server.send('GET', '/bank_card', { token });
    const [card] = (cards.body as { data: { id: string }[] }).data;
    const asked = await server.send('POST', '/withdrawal', {
      token,
      key: crypto.randomUUID(),
      body: { type: 'bank', currency: 'USD', amount, bank_card_id: card?.id, pay_password: '246810' },
    });
    expect(asked).toMatchObject({ status: 201 });
    return (asked.body as { id: string }).id;
  };

  it('lists what waits, shows it, decides it, and then lists it no more', async () => {
    const [passed, refused] = [await askForMoney('50'), await askForMoney('60')];
    const before = await review(server, 'ben', []);
    expect(before).toMatchObject({ code: 0, stderr: '' });
    expectNarrow(before);
    for (const id of [passed, refused]) expect(before.stdout).toContain(`withdrawal ${id}`);

    const shown = await review(server, 'ben', ['show', 'withdrawal', passed]);
    expect(shown.stdout).toContain('status_key: wait');
    expectNarrow(shown);

    const yes = await review(server, 'ben', ['pass', 'withdrawal', passed, ...because]);
    expect(yes).toMatchObject({ code: 0, stderr: '' });
    expect(yes.stdout).toContain('status_key: pass');
    expect(await review(server, 'ben', ['refuse', 'withdrawal', refused])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--why'),
    });
    expect(shown.stdout).toContain('2 payee_invalid');
    const unknown = await review(server, 'ben', [
      'refuse',
      'withdrawal',
      refused,
      '--why',
      'seller_withdrew',
    ]);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringMatching(/^400/) });
    const words = ['--why', 'payee_invalid', '--reason', 'The bank sent it back'];
    const no = await review(server, 'ben', ['refuse', 'withdrawal', refused, ...words]);
    expect(no.stdout).toContain('refuse_reason_key: payee_invalid');
    expect(no.stdout).toContain('refuse_reason: The bank sent it back');

    const after = await review(server, 'ben', ['list', '--kind', 'withdrawal']);
    for (const id of [passed, refused]) expect(after.stdout).not.toContain(id);
    expect(await review(server, 'ben', ['pass', 'withdrawal', passed, ...because])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^409/),
    });
  });

  it('saves the pictures of a case where only their owner reads them', async () => {
    const token = await server.signIn();
    const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2060a0' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('purpose', 'proof');
    form.append('file', new Blob([new Uint8Array(png)]), 'proof.png');
    const headers = { authorization: `Bearer ${token}` };
    const sent = await fetch(`${server.url}/api/v1/upload`, { method: 'POST', headers, body: form });
    const { id: proof } = (await sent.json()) as { id: string };
    const deposit = {
      channel_id: 'card_eur',
      amount: '50',
      timezone: 'Europe/Berlin',
      account_currency: 'EUR',
    };
    const made = await server.send('POST', '/deposit', {
      token,
      key: randomUUID(),
      body: { ...deposit, proof_upload_id: proof },
    });
    expect(made).toMatchObject({ status: 201 });
    const { id } = made.body as { id: string };
    // Moves to the time when the deposited money is there.
    expect(await server.control('/clock', { advance_ms: DAY_MS })).toMatchObject({ status: 200 });
    const pictures = join(folder, randomUUID());
    const shown = await review(server, 'ben', ['show', 'deposit', id, '--pictures', pictures]);
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expectNarrow(shown);
    const [, file = ''] = /proof-1: (\S+)/.exec(shown.stdout) ?? [];
    expect(readFileSync(file).subarray(0, 4).toString('hex')).toMatch(/^(89504e47|ffd8ff)/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('has a second person confirm what is large, and a freeze', async () => {
    const id = await askForMoney('150');
    const proposed = await review(server, 'ben', ['pass', 'withdrawal', id, ...because]);
    expect(proposed.stdout).toContain('It needs a second person');
    const waiting = await review(server, 'cleo', ['proposals']);
    expectNarrow(waiting);
    const proposalOf = (output: Output) => /prp_\w{26}/.exec(output.stdout)?.[0] ?? '';
    expect((await review(server, 'ben', ['confirm', proposalOf(waiting), ...because])).stderr).toMatch(
      /^403/,
    );
    const done = await review(server, 'cleo', ['confirm', proposalOf(waiting), ...because]);
    expect(done.stdout).toContain('status_key: pass');

    const found = await review(server, 'ben', ['find', 'demo@fairlot.example']);
    expectNarrow(found);
    const [member = ''] = /mem_\w{26}/.exec(found.stdout) ?? [];
    for (const verb of ['freeze', 'unfreeze']) {
      const asked = await review(server, 'ben', [verb, member, ...because]);
      const frozen = await review(server, 'cleo', ['confirm', proposalOf(asked), ...because]);
      expect(frozen.stdout).toContain(`frozen: ${String(verb === 'freeze')}`);
      const state = (await review(server, 'ben', ['find', member])).stdout;
      expect(state.includes('FROZEN')).toBe(verb === 'freeze');
    }

    const file = join(folder, `${randomUUID()}.jsonl`);
    const written = await review(server, 'ada', ['audit', '--member', member, '--to', file]);
    expect(written).toMatchObject({ code: 0, stderr: '' });
    const deeds = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(deeds.map(({ operator, action }) => `${String(operator)} ${String(action)}`)).toEqual(
      expect.arrayContaining([
        'ben proposed: decide_withdrawal',
        'cleo decided: pass',
        'cleo froze',
        'cleo unfroze',
      ]),
    );
    const over = await review(server, 'ada', ['audit', '--to', file]);
    expect([over.code, over.stderr]).toEqual([2, `${file} is there already.\n`]);
  });

  it('lists what is parked with its reason, and releases one or all', async () => {
    const parked = await review(server, 'ben', ['parked']);
    expect(parked).toMatchObject({ code: 0, stderr: '' });
    for (const words of ['job_first', 'job_second', 'after 10 attempts', 'Error: no such symbol'])
      expect(parked.stdout).toContain(words);
    const one = await review(server, 'cleo', ['release', 'job', 'job_first', ...because]);
    expect(one.stdout).toBe('job job_first is tried again.\n');
    const all = await review(server, 'cleo', ['release', 'all', ...because]);
    expect(all.stdout).toBe('job job_second is tried again.\n');
    expect((await review(server, 'ben', ['parked'])).stdout).toBe('Nothing is parked.\n');
    expect(await review(server, 'cleo', ['release', 'job', 'job_first', ...because])).toMatchObject({
      code: 2,
    });
  });

  it('lists what happened to accounts, the operators’ own calls included', async () => {
    await server.signIn();
    const all = await review(server, 'cleo', ['security']);
    expect(all).toMatchObject({ code: 0, stderr: '' });
    expectNarrow(all);
    expect(all.stdout).toMatch(/Z {1,2}sign_in ok {1,2}member mem_\w{26}\n {2}127\.0\.0\.1/);
    const decisions = await review(server, 'cleo', ['security', '--kind', 'operator']);
    expect(decisions.stdout.replace(/\s+/g, ' ')).toContain(
      'cleo POST /operator/v1/parked/job/job_first/release',
    );
    expect(decisions.stdout).not.toContain('sign_in');
    const [member = ''] = /mem_\w{26}/.exec(all.stdout) ?? [];
    expect((await review(server, 'cleo', ['security', member])).stdout).toContain(member);
    expect((await review(server, 'cleo', ['security', 'mem_nobody'])).stdout).toBe('Nothing was recorded.\n');
  });

  it('checks the ledger, and ends with 1 when it does not hold', async () => {
    const before = await review(server, 'cleo', ['ledger']);
    expect(before).toMatchObject({ code: 0, stderr: '' });
    expectNarrow(before);
    expect(before.stdout).toMatch(/^holds {2}I1\n/);
    expect(before.stdout).toMatch(/\nholds {2}I13\n/);
    // An anchor that the ledger does not contain.
    writeFileSync(anchorFile, `2020-01-01 1 ${'0'.repeat(64)}\n`);
    const after = await review(server, 'cleo', ['ledger']);
    expect(after).toMatchObject({ code: 1, stderr: '' });
    expect(after.stdout.replace(/\s+/g, ' ')).toMatch(/BROKEN I13 .*; first: 2020-01-01 1 0{64} in /);
  });

  it('signs in and out, and says in one line what is wrong with its use', async () => {
    const oneLine = /^[^\n]+\n$/;
    const nobody = await review(server, 'stranger', ['list']);
    expect([nobody.code, nobody.stderr]).toEqual([2, 'Sign in first: npm run review -- login NAME\n']);
    const misspelt = await review(server, 'ben', ['list', '--knid', 'loan']);
    expect([misspelt.code, misspelt.stderr]).toEqual([2, expect.stringMatching(oneLine)]);
    expect((await review(server, 'ben', ['logout'])).stdout).toBe('Signed out.\n');
    expect((await review(server, 'ben', ['list'])).code).toBe(2);
    const wrong = await review(server, 'ben', ['login', 'ben'], [PASSWORD, '000000']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringMatching(/^422: [^\n]+\n$/)]);
    const right = await review(server, 'ben', ['login', 'ben'], [PASSWORD, codeOf('ben')]);
    expect(right.stdout).toContain('ben, reviewer.');
    expect((await review(server, 'ben', ['whoami'])).code).toBe(0);
    const slash = { ...server, url: `${server.url}/` };
    expect((await review(slash, 'ben', ['whoami'])).code).toBe(0);
    const nowhere = await review(server, 'ada', ['audit', '--to', join(folder, 'nowhere', 'audit.jsonl')]);
    expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringMatching(oneLine)]);
  });

  it('says in one line that another server answers, or that the session cannot be read', async () => {
    const other = createServer((_, answer) => void answer.end('<!doctype html>')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const elsewhere = await review({ ...server, url }, 'ben', ['list']);
    other.close();
    expect([elsewhere.code, elsewhere.stderr]).toEqual([
      2,
      expect.stringMatching(/^What answers at [^\n]+\n$/),
    ]);
    writeFileSync(join(folder, new URL(server.url).port, 'torn.json'), 'null');
    const torn = await review(server, 'torn', ['list']);
    expect([torn.code, torn.stderr]).toEqual([2, 'Sign in first: npm run review -- login NAME\n']);
  });

  it('is what docs/operations.md says: each of its commands has been run', async () => {
    const text = readFileSync(`${root}docs/operations.md`, 'utf8');
    const documented = [...text.matchAll(/(?:`|^)(npm run [^`\n]+)(?:`|$)/gm)].map(([, each]) => each ?? '');
    const [file, copy] = [join(folder, `${randomUUID()}.backup`), join(folder, randomUUID())];
    await createDataDir(copy);
    const signedIn = await review(server, 'ada', ['login', 'ada'], [PASSWORD, codeOf('ada')]);
    const renewed = await review(server, 'ada', ['operator', 'renew', 'ben', ...because]);
    const steps = [
      signedIn,
      await review(server, 'ada', ['--help']),
      renewed,
      await enrol(server, 'ben', enrolment(renewed)),
      await review(server, 'cleo', ['operator', 'confirm', 'ben', ...because]),
      await review(server, 'cleo', ['ledger']),
      await review(server, 'ada', ['audit', '--to', join(folder, `${randomUUID()}.jsonl`)]),
      await review(server, 'ada', ['operator', 'change', 'ben', '--disable', ...because]),
      await runScript('operator', ['ada', '--recover'], settings),
      await runScript('backup', ['--to', file], settings),
      await runScript('restore', ['--from', file], { DATA_DIR: copy }),
    ];
    // The test above has broken the ledger's anchor file.
    expect(steps.map(({ code, stderr }) => `${String(code)} ${stderr}`)).toEqual(
      steps.map((_each, index) => (index === 5 ? '1 ' : '0 ')),
    );
    done.add('npm run review -- ledger');
    const pattern = (command: string): RegExp => {
      const text = command
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/…/g, '.+')
        .replace(/FILE|CODE|NAME|<\w+>/g, '\\S+');
      // A command named without arguments covers all of its arguments.
      return new RegExp(`^${text}${command.includes(' -- ') ? '' : '( -- .*)?'}$`);
    };
    // A measurement takes minutes and is no operation.
    const operations = documented.filter((each) => !each.startsWith('npm run bench '));
    const missing = operations.filter((each) => ![...done].some((run) => pattern(each).test(run)));
    expect(operations.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });
});
