import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countInTransactions } from '../db/testing/countRows.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { documented, type DocumentedOperation } from '../contract/testing/contractDocument.js';
import type { Answer } from '../contract/testing/exchange.js';
import type { Example } from '../contract/testing/example.js';
import { examples } from '../contract/testing/examples.js';
import { DAY_MS } from '../util/durations.js';
import { later } from '../util/instants.js';
import { ROWS_AT_ONCE } from '../work/housekeeping.js';
import { recordedOperations } from './recordedOperations.js';
import { forgetSecurityEvents, listSecurityEvents } from './securityLog.js';
import { useDemoWorld } from '../contract/testing/useDemoWorld.js';

const AGENT = 'Test browser/1.0';
const kinds: Readonly<Record<string, string>> = recordedOperations;

describe('what is recorded', () => {
  /** Whether an operation concerns signing in or moving money out. Each is recorded, or listed below with the reason. */
  const isGuarded = ({ method, path }: DocumentedOperation): boolean =>
    method !== 'GET' && /^\/(member|user|bank_card|crypto_wallet|export|withdrawal$)/.test(path);
  const harmless = new Set([
    'updateProfile', // changes only name, picture and language
    'updateBankCard', // changes only its label and which one is the default
    'startPasskeySignIn', // only returns a random number
  ]);

  it('is every operation of the contract that touches how one gets in or how money gets out', () => {
    const guarded = documented.filter(isGuarded).map(({ operationId }) => operationId);
    expect(guarded.length).toBeGreaterThan(25);
    expect(guarded.filter((id) => !(id in kinds) && !harmless.has(id))).toEqual([]);
    expect(
      Object.keys(kinds).filter((id) => !guarded.includes(id as keyof typeof recordedOperations)),
    ).toEqual([]);
  });
});

describeOnBothStores('the security log', (makeStore) => {
  const demo = useDemoWorld(makeStore);

  const recorded = () => listSecurityEvents(demo.db.read, { memberId: undefined, kind: undefined }, 100_000);
  const newest = async (kind: string) =>
    (await listSecurityEvents(demo.db.read, { memberId: undefined, kind }, 1))[0];
  const send = (operation: DocumentedOperation, example: Example): Promise<Answer> => {
    const [id = '', ...more] = example.path ?? [];
    const path = more.reduce(
      (text, part) => text.replace(/\{\w+\}/, part),
      operation.path.replace('{id}', id),
    );
    const headers = { ...example.headers, 'user-agent': AGENT };
    return demo.world.send(operation.method, `${path}${example.query ?? ''}`, {
      token: demo.mine.token,
      ...example,
      headers,
    });
  };

  const operations = documented.filter(({ operationId }) => operationId in kinds);
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'has one row for %s: who, what, from where, with which result',
    async (operationId, operation) => {
      const example = (await examples[operationId]?.(demo.mine, demo.world)) ?? {};
      const before = new Set((await recorded()).map(({ id }) => id));
      const answer = await send(operation, example);
      expect(answer.status, answer.text).toBeLessThan(300);
      const added = (await recorded()).filter(({ id }) => !before.has(id));
      expect(added).toMatchObject([
        { kind: kinds[operationId], actor: 'member', result: 'ok', address: '127.0.0.1', agent: AGENT },
      ]);
      // A code can be requested by a person without an account.
      if (operationId === 'sendCode') expect(added[0]?.identity_hash).not.toBeNull();
      else expect(added[0]?.member_id).toMatch(/^mem_/);
    },
  );

  it('has a row for what was refused, with its code: of a member by id, of nobody by a fingerprint', async () => {
    const known = { mail: 'vip@fairlot.example', password: 'Wrong-one1' };
    await demo.world.send('POST', '/member/login', { body: known });
    expect(await newest('sign_in')).toMatchObject({
      member_id: expect.stringMatching(/^mem_/),
      identity_hash: null,
      result: 'invalid_credentials',
    });
    const unknown = { mail: 'nobody-at-all@fairlot.example', password: 'Wrong-one1' };
    await demo.world.send('POST', '/member/login', { body: unknown });
    const first = await newest('sign_in');
    expect(first).toMatchObject({ member_id: null, result: 'invalid_credentials' });
    await demo.world.send('POST', '/user/login', {
      body: { username: ' Nobody-At-All@fairlot.example'.trim(), password: 'Wrong-one2' },
    });
    const second = await newest('sign_in');
    expect(second?.id).not.toBe(first?.id);
    expect(second?.identity_hash).toEqual(first?.identity_hash);

    const reset = { mail: 'vip@fairlot.example', code: '000000' };
    const passwords = { password: 'Another-26', confirm_password: 'Another-26' };
    await demo.world.send('POST', '/member/password/reset', { body: { ...reset, ...passwords } });
    expect((await newest('password_reset'))?.result).toMatch(/^code_/);
    await demo.world.send('POST', '/member/freeze', {
      token: demo.mine.token,
      body: { password: 'Wrong-one1' },
    });
    expect((await newest('account_frozen'))?.result).toBe('old_password_incorrect');
  });

  it('has a row for every decision of an operator', async () => {
    const before = (await recorded()).filter(({ actor }) => actor === 'operator').length;
    await demo.world.control('/review');
    await demo.world.control('/review/withdrawal/wdr_none', { decision: 'pass' });
    const { member_id: memberId = '' } = (await newest('sign_in')) ?? {};
    await demo.world.control(`/member/${memberId ?? `mem_${'0'.repeat(26)}`}`, { vip: true });
    const rows = (await recorded()).filter(({ actor }) => actor === 'operator');
    expect(rows.length - before).toBe(2);
    expect(
      rows
        .slice(0, 2)
        .map(({ subject, result }) => `${subject ?? ''}: ${result}`)
        .sort(),
    ).toEqual([
      expect.stringMatching(/^POST \/sim\/v1\/member\/mem_\w+: (ok|404)$/),
      'POST /sim/v1/review/withdrawal/wdr_none pass: 404',
    ]);
  });

  it('is read by operators, of one member or of one kind', async () => {
    const { data } = (await demo.world.control('/security?kind=payee_added')).body as {
      data: { kind: string; member_id: string; subject: string; at: string }[];
    };
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['payee_added']));
    expect(data.map(({ subject }) => subject.slice(0, 4))).toEqual(expect.arrayContaining(['crd_', 'wlt_']));
    const id = data[0]?.member_id ?? '';
    const own = (await demo.world.control(`/security?member_id=${id}`)).body as {
      data: { member_id: string }[];
    };
    expect(new Set(own.data.map(({ member_id }) => member_id))).toEqual(new Set([id]));
    expect((await demo.world.control('/security?who=me')).status).toBe(400);
  });

  it('holds no secret, no address of a person and no number of a document or an account', async () => {
    const text = JSON.stringify(
      (await recorded()).map((row) => ({ ...row, id: '', member_id: '', identity_hash: '', subject: '' })),
    );
    const subjects = (await recorded()).map(({ subject }) => subject ?? '');
    for (const secret of ['Fairlot26', 'Another-26', 'Wrong-one', '246810', '@fairlot.example'])
      expect(text + subjects.join()).not.toContain(secret);
    // A subject is an id, a code's purpose, or an operator's call.
    for (const subject of subjects)
      expect(subject).toMatch(/^$|^[a-z]{3}_\w{26}$|^[a-z_]+$|^POST \/sim\/v1\/[\w/.-]+( pass)?$/);
  });

  it('cannot be changed or shortened, but for what is older than it is kept', async () => {
    const change = { result: 'ok' };
    await expect(
      demo.db.transaction((tx) => tx.updateTable('security_event').set(change).execute()),
    ).rejects.toThrow(/append only/);
    await expect(demo.db.transaction((tx) => tx.deleteFrom('security_event').execute())).rejects.toThrow(
      /append only/,
    );
    await expect(demo.db.transaction((tx) => sql`truncate security_event`.execute(tx))).rejects.toThrow(
      /append only/,
    );
    const count = (await recorded()).length;
    const wall = new Date();
    const { db: watched, rows: deleted } = countInTransactions(demo.world.db, 'written', 'security_event');
    const clean = (at: Date): Promise<void> =>
      forgetSecurityEvents({
        ...demo.world.broker.context,
        db: watched,
        clock: { now: () => at, wall: () => at },
      });
    await clean(later(wall, 364 * DAY_MS));
    expect((await recorded()).length).toBe(count);
    // A server that was off for long, or a shorter retention, leaves many to delete at once.
    await sql`
      insert into security_event (id, at, kind, actor, address, agent, result)
      select 'many' || n, now(), 'sign_in', 'member', '127.0.0.1', '', 'ok'
        from generate_series(1, ${2 * ROWS_AT_ONCE}::int) as n`.execute(demo.db.read);
    await clean(later(wall, 366 * DAY_MS));
    expect((await recorded()).length).toBe(0);

    expect(Math.max(...deleted)).toBe(ROWS_AT_ONCE);
  });
});
