import type { Wire } from '@fairlot/api-client/wire';
import { decimal, negate } from '@fairlot/money';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAccounts } from '../accounts/accounts.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { utcDate } from '../util/instants.js';
import { runDueJobs } from '../jobs/jobs.js';
import { post } from '../ledger/post.js';
import { joinMember } from '../members/testing/joinMember.js';
import { exportOperations } from './operations.js';
import { exportJobs } from './writeExport.js';

describeOnBothStores('exports', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let people = 0;
  let memberId: string;
  let token: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(db, exportOperations, { rateLimits: false });
  });
  beforeEach(async () => void ({ memberId, token } = await signUp('=cmd|calc')));
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const signUp = (nickname: string) =>
    db.transaction(async (tx) => {
      people += 1;
      const owner = await joinMember(tx, test.context, { mail: `owner${people}@fairlot.example`, nickname });
      const opening = { id: owner.memberId, currency: 'USD', at: test.clock.now() };
      await openAccounts(tx, opening, test.clock.wall(), test.context.entropy);
      return owner;
    });
  const send = (method: 'GET' | 'POST', path: string, payload?: object, as = token) =>
    test.app.inject({
      method,
      url: `/api/v1/export${path}`,
      headers: { authorization: `Bearer ${as}`, 'idempotency-key': crypto.randomUUID() },
      ...(payload === undefined ? {} : { payload }),
    });
  const runJobs = () => runDueJobs({ db, clock: test.clock }, exportJobs, (_job, error) => void fail(error));
  const fail = (error: unknown): never => {
    throw error;
  };
  const today = (): string => utcDate(test.clock.now());
  const order = async (wish: object): Promise<Wire['Export']> => {
    const answer = await send('POST', '', { from: today(), to: today(), format: 'csv', ...wish });
    expect([answer.statusCode, answer.body]).toEqual([202, expect.any(String)]);
    return answer.json<Wire['Export']>();
  };
  const credit = (amount: string, ref: string) =>
    db.transaction((tx) =>
      post(tx, {
        kind: 'opening',
        ref: `${memberId}:${ref}`,
        effectiveAt: test.clock.now(),
        lines: [
          { memberId, account: 'cash', book: 'available', commodity: 'USD', amount: decimal(amount) },
          { house: 'opening_equity', commodity: 'USD', amount: negate(decimal(amount)) },
        ],
      }),
    );

  it('are made in the background and hold what happened on those days', async () => {
    await credit('1250.5', 'first');
    const { id, ...queued } = await order({ kind: 'entry' });
    expect(queued).toMatchObject({ status: 'queued', row_count: null, url: null, from: today() });
    expect((await send('GET', `/${id}/file`)).statusCode).toBe(404);
    await runJobs();
    const ready = (await send('GET', `/${id}`)).json<Wire['Export']>();
    expect(ready).toMatchObject({ status: 'ready', row_count: 1, url: `/api/v1/export/${id}/file` });
    const file = await send('GET', `/${id}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="fairlot-simulated-entry-${today()}-${today()}.csv"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const [heading, row, end] = file.body.split('\r\n');
    expect(heading).toBe('id,booked_at,account,kind,amount,currency,balance_after,ref_type,ref_id');
    expect(row).toMatch(/^ent_\w+,\d{4}-.*Z,cash,opening,1250\.5,USD,1250\.5,,$/);
    expect(end).toBe('');
  });

  it('leave out what happened on other days', async () => {
    await credit('10', 'then');
    const { id } = await order({ kind: 'entry', from: '2020-01-01', to: '2020-12-31', format: 'json' });
    await runJobs();
    expect((await send('GET', `/${id}/file`)).json()).toEqual({
      kind: 'entry',
      from: '2020-01-01',
      to: '2020-12-31',
      simulated: true,
      data: [],
    });
  });

  it.each(['order', 'deposit', 'withdrawal', 'tax'])(
    'of %s have their heading even when empty',
    async (kind) => {
      const { id } = await order({ kind });
      await runJobs();
      expect((await send('GET', `/${id}/file`)).body).toMatch(/^id,[a-z0-9_,]+\r\n$/);
    },
  );

  it('say what is known of the customer, run nothing in a spreadsheet and hold no secret', async () => {
    const { id } = await order({ kind: 'account' });
    await runJobs();
    const { body } = await send('GET', `/${id}/file`);
    expect(body).toContain("member,1,nickname,'=cmd|calc\r\n");
    expect(body).toContain(`member,1,mail,owner${people}@fairlot.example\r\n`);
    expect(body).toContain('session,1,ip_prefix,');
    expect(body).not.toMatch(/password|hash|secret/);
  });

  it('are refused for days in the wrong order, too many days, or none', async () => {
    for (const days of [
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2025-01-01', to: '2026-01-02' },
      { from: '2026-02-30', to: '2026-03-01' },
    ]) {
      const answer = await send('POST', '', { kind: 'entry', format: 'csv', ...days });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('belong to who ordered them', async () => {
    const { id } = await order({ kind: 'account' });
    await runJobs();
    const { token: stranger } = await signUp('Stranger');
    expect((await send('GET', `/${id}`, undefined, stranger)).statusCode).toBe(404);
    expect((await send('GET', `/${id}/file`, undefined, stranger)).statusCode).toBe(404);
  });

  it('are gone a day later', async () => {
    const { id } = await order({ kind: 'order' });
    await runJobs();
    test.clock.advance(DAY_MS);
    await runJobs();
    expect((await send('GET', `/${id}`)).statusCode).toBe(404);
  });
});
