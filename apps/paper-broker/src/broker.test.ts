import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBroker, type Broker } from './broker.js';
import { createTestEntropy } from './clock/testing.js';
import { readConfig } from './settings/config.js';
import type { Wire } from '@fairlot/api-client/wire';
import type { Database } from './db/database.js';
import { describeOnBothStores } from './db/testing/createTestStore.js';
import { HOUR_MS } from './util/durations.js';
import { faultsOf } from './explain/testing/addUp.js';
import { loadContract } from './http/contract.js';
import { findOperation } from './http/operation.js';
import { later } from './util/instants.js';
import { addJob } from './jobs/jobs.js';
import { createLogger } from './http/logger.js';
import { createMarket } from './market/createMarket.js';
import { createHaltBook } from './market/haltBook.js';
import { assembleModules } from './modules.js';

const TOKEN = 'a-token-of-the-control-plane';

describeOnBothStores('the broker', (makeStore) => {
  let db: Database;
  let broker: Broker;
  // On a Sunday the demo clock starts in Friday's session.
  let wall = new Date('2026-03-01T12:00:00.000Z');
  const open = () =>
    openBroker({
      config: readConfig({ LOG_LEVEL: 'silent', SIM_CONTROL: '1', SIM_TOKEN: TOKEN, RATE_LIMITS: 'off' }),
      db,
      entropy: createTestEntropy(),
      market: createMarket({ seed: 'fairlot' }),
      log: createLogger('silent'),
      wall: () => wall,
      webRoot: '/nowhere',
    });

  beforeAll(async () => {
    db = await makeStore();
    broker = await open();
  });
  afterAll(async () => {
    await broker.close();
    await db.close();
  });

  const control = async (path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const url = `/sim/v1${path}`;
    return payload === undefined
      ? broker.app.inject({ url, headers })
      : broker.app.inject({ method: 'POST', url, headers, payload });
  };
  const signIn = async (mail: string): Promise<{ authorization: string }> => {
    const payload = { mail, password: 'Fairlot26' };
    const answer = await broker.app.inject({ method: 'POST', url: '/api/v1/member/login', payload });
    return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  };
  const read = async <Body>(url: string, headers: { authorization: string }): Promise<Body> =>
    (await broker.app.inject({ url: `/api/v1${url}`, headers })).json<Body>();

  it('has every operation of the contract', () => {
    const { operations } = assembleModules({
      ...broker.context,
      clock: broker.clock,
      halts: createHaltBook(broker.context),
      broke: () => undefined,
    });
    const named = [...loadContract().operations.keys()];
    expect(named.filter((operationId) => findOperation(operations, operationId) === undefined)).toEqual([]);
  });

  describe('the demo customers', () => {
    it.each([
      ['demo@fairlot.example', { cash: '25000', fund: '10000', trade: '100000' }],
      ['vip@fairlot.example', { cash: '25000', fund: '10000', trade: '5000000' }],
      ['new@fairlot.example', { cash: '0', fund: '0', trade: '0' }],
    ])('%s has exactly the funds that are promised', async (mail, promised) => {
      const { data } = await read<{ data: { kind: string; available_funds: string }[] }>(
        '/account',
        await signIn(mail),
      );
      expect(Object.fromEntries(data.map((row) => [row.kind, row.available_funds]))).toEqual(promised);
    });

    it('have long and short positions, orders in several states and entries', async () => {
      const headers = await signIn('demo@fairlot.example');
      const positions = await read<{ data: { direction: string }[] }>('/position', headers);
      expect(new Set(positions.data.map((row) => row.direction))).toEqual(new Set(['long', 'short']));
      const orders = await read<{ data: { status: string }[] }>('/order', headers);
      expect(orders.data.length).toBeGreaterThanOrEqual(6);
      const entries = await read<{ data: unknown[] }>('/account/entry', headers);
      expect(entries.data.length).toBeGreaterThan(10);
    });

    it('heard of the end of a subscription before its allotment', async () => {
      const headers = await signIn('demo@fairlot.example');
      const { data: subscriptions } = await read<{ data: { allotment_at: string }[] }>(
        '/ipo_subscription',
        headers,
      );
      const { data: notices } = await read<{ data: { title: string; created_at: string }[] }>(
        '/notice?kind=ipo',
        headers,
      );
      const closed = notices.find(({ title }) => title.startsWith('Window closed'));
      expect(closed?.created_at).toMatch(/^2026-02-/);
      expect(Date.parse(closed?.created_at ?? '')).toBeLessThan(
        Date.parse(subscriptions[0]?.allotment_at ?? ''),
      );
    });

    it('leave a sound ledger', async () => {
      const answer = await control('/invariants');
      expect(answer.json<{ checks: { ok: boolean }[] }>().checks.filter((check) => !check.ok)).toEqual([]);
    });

    it('are not created twice', async () => {
      const count = () => db.read.selectFrom('member').select('id').execute();
      const before = await count();
      const again = await open();
      await again.close();
      expect(await count()).toEqual(before);
    });
  });

  describe('the business clock', () => {
    const clock = async () => (await control('/clock')).json<{ now: string; mode: string }>();

    it('starts in the session of the latest trading day, 30 minutes after the open, and runs with the wall', async () => {
      expect(await clock()).toEqual({ now: '2026-02-27T15:00:00.000Z', mode: 'demo' });
      wall = later(wall, 1500);
      expect((await clock()).now).toBe('2026-02-27T15:00:01.500Z');
    });

    it('skips closed hours', async () => {
      wall = later(wall, 6 * HOUR_MS);
      // Six hours after 15:00:01.5 is 1.5 seconds after the close. Those 1.5 seconds follow Monday's opening at
      // 14:30.
      expect((await clock()).now).toBe('2026-03-02T14:30:01.500Z');
    });

    it('is moved by the control plane, and never back', async () => {
      expect((await control('/clock', { mode: 'manual' })).json()).toMatchObject({ mode: 'manual' });
      const { now } = await clock();
      wall = later(wall, 60_000);
      expect((await clock()).now).toBe(now);
      const moved = await control('/clock', { advance_ms: 1000 });
      expect(moved.json()).toEqual({ mode: 'manual', now: new Date(Date.parse(now) + 1000).toISOString() });
      expect((await control('/clock', { set: now })).json()).toMatchObject({
        status: 409,
        code: 'clock_backwards',
      });
      expect((await control('/clock', { advance_ms: -1 })).statusCode).toBe(400);
    });

    it('moves 400 days at most in one call, however the time is given', async () => {
      const { now } = await clock();
      const ahead = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
      for (const move of [
        { set: ahead(400.1) },
        { set: '9999-12-31T00:00:00Z' },
        { set: ahead(1), advance_ms: 34_560_000_000 },
      ])
        expect((await control('/clock', move)).json(), JSON.stringify(move)).toMatchObject({
          status: 409,
          code: 'clock_too_far',
          message: `The clock moves 400 days at most in one call, so until ${ahead(400)}.`,
        });
      expect(await clock()).toMatchObject({ now });
    });

    it('is the same for another process on the same database, and after a restart', async () => {
      const other = await open();
      expect(other.clock.now()).toEqual(broker.clock.now());
      expect(other.clock.mode()).toBe('manual');
      await control('/clock', { advance_ms: 5000 });
      await other.runDue();
      expect(other.clock.now()).toEqual(broker.clock.now());
      await other.close();
    });
  });

  describe('explained figures', () => {
    it('of the demo customers add up to what their lists say', async () => {
      for (const mail of ['demo@fairlot.example', 'vip@fairlot.example']) {
        const headers = await signIn(mail);
        const explain = (figure: string, query: string) =>
          read<Wire['FigureNode']>(`/explain/${figure}?${query}`, headers);
        const rows = async (path: string) =>
          (await read<{ data: Readonly<Record<string, string>>[] }>(path, headers)).data;
        for (const account of await rows('/account')) {
          const node = await explain('total_value', `account_id=${account['id'] ?? ''}`);
          expect(faultsOf(node)).toEqual([]);
          expect(node.value).toBe(account['total_value']);
        }
        for (const position of await rows('/position')) {
          const node = await explain('unrealized', `position_id=${position['id'] ?? ''}`);
          expect(faultsOf(node)).toEqual([]);
          expect(node.value).toBe(position['unrealized_pnl']);
        }
        const same = async (figure: string, query: string, said: string | null | undefined) => {
          if (said === undefined || said === null) return;
          const node = await explain(figure, query);
          expect(faultsOf(node), figure).toEqual([]);
          expect(node.value, figure).toBe(said);
        };
        for (const loan of await rows('/loan'))
          await same('loan_owed', `loan_id=${loan['id'] ?? ''}`, loan['outstanding_amount']);
        for (const holding of await rows('/fund_holding')) {
          const query = `fund_id=${holding['fund_id'] ?? ''}`;
          await same('fund_value', query, holding['value']);
          await same('fund_profit', query, holding['profit']);
          await same('fund_profit_percentage', query, holding['profit_percentage']);
        }
        for (const subscription of await rows('/quant_subscription')) {
          const isRunning = subscription['status_key'] === 'running';
          const said = subscription[isRunning ? 'pending_settlement_profit' : 'settled_profit'];
          const query = `subscription_id=${subscription['id'] ?? ''}`;
          await same('quant_profit', query, said);
          await same('quant_exit_fee', query, subscription['exit_fee']);
          await same('quant_returned', query, subscription[isRunning ? 'exit_amount' : 'returned_amount']);
        }
        for (const subscription of await rows('/ipo_subscription')) {
          const query = `subscription_id=${subscription['id'] ?? ''}`;
          await same('ipo_total', query, subscription['total_amount']);
          if (subscription['allotted_quantity'] !== null)
            await same('ipo_refund', query, subscription['refund_amount']);
        }
        for (const month of ['2026-02', '2026-03']) {
          const { accounts } = await read<Wire['Statement']>(`/statement?month=${month}`, headers);
          for (const { account_id: id, closing_balance: closing } of accounts)
            await same('closing_balance', `account_id=${id}&month=${month}`, closing);
        }
        const [account] = await rows('/account');
        const early = `account_id=${account?.['id'] ?? ''}&month=2001-01`;
        const before = await broker.app.inject({ url: `/api/v1/explain/closing_balance?${early}`, headers });
        expect(before.json()).toMatchObject({ status: 404, code: 'not_found' });
        for (const performance of await rows('/performance?period=all')) {
          const query = `period=all&currency=${performance['currency'] ?? ''}`;
          const node = await explain('performance_profit', query);
          expect(faultsOf(node)).toEqual([]);
          expect(node.value).toBe(performance['profit']);
        }
      }
    });

    it('that nobody knows are refused by name', async () => {
      const headers = await signIn('demo@fairlot.example');
      const answer = await broker.app.inject({ url: '/api/v1/explain/luck?currency=USD', headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation', errors: [{ path: 'figure' }] });
    });
  });

  describe('the control plane', () => {
    it('is closed to everyone else', async () => {
      for (const headers of [{}, { authorization: 'Bearer wrong' }, await signIn('demo@fairlot.example')]) {
        expect((await broker.app.inject({ url: '/sim/v1/clock', headers })).statusCode).toBe(401);
      }
    });

    it('lists what is parked and releases it', async () => {
      const job = { kind: 'nobody-does-this', payload: null, dueAt: broker.clock.now() };
      await broker.context.db.transaction((tx) => addJob(tx, broker.context, { ...job, ref: 'poison' }));
      await broker.runDue();
      const parked_at = new Date('2030-01-01T00:00:00.000Z');
      const ofJobs = broker.context.db.read.updateTable('work_failure').where('source', '=', 'job');
      await ofJobs.set({ attempts: 10, retry_at: null, parked_at }).execute();
      const { data } = (await control('/parked')).json<{ data: { id: string }[] }>();
      expect(data).toEqual([
        {
          source: 'job',
          id: expect.stringMatching(/^job_/) as string,
          attempts: 10,
          reason: 'Error: Nothing here does jobs of the kind nobody-does-this.',
          parked_at: parked_at.toISOString(),
        },
      ]);
      const address = `/parked/job/${data[0]?.id ?? ''}/release`;
      expect((await control(address, {})).statusCode).toBe(200);
      expect((await control(address, {})).statusCode).toBe(404);
      expect((await control('/parked')).json()).toEqual({ data: [] });
      await broker.context.db.read.deleteFrom('job').where('ref', '=', 'poison').execute();
    });

    it('halts an instrument and makes a member a VIP', async () => {
      const symbol = broker.context.market.instruments[0]?.symbol ?? '';
      expect((await control(`/instrument/${symbol}`, { status: 'halted' })).json()).toEqual({
        symbol,
        status: 'halted',
      });
      expect((await control('/instrument/NOPE', { status: 'halted' })).statusCode).toBe(404);
      await control(`/instrument/${symbol}`, { status: 'active' });

      const headers = await signIn('new@fairlot.example');
      const { id } = await read<{ id: string }>('/member/profile', headers);
      expect((await control(`/member/${id}`, { vip: true })).json()).toEqual({
        id,
        vip: true,
        locked: false,
      });
      expect((await read<{ vip: boolean }>('/member/profile', headers)).vip).toBe(true);
      await control(`/member/${id}`, { vip: false });
    });

    it('refuses a decision on what does not wait for one', async () => {
      expect(
        (await control('/review/close/cls_00000000000000000000000000', { decision: 'pass' })).statusCode,
      ).toBe(404);
      expect((await control('/review/nothing/x', { decision: 'pass' })).statusCode).toBe(404);
      expect((await control('/review/close/x', { decision: 'maybe' })).statusCode).toBe(400);
    });
  });
});
