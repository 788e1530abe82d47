import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { announcedTo } from '../events/testing/announcedTo.js';
import { DAY_MS } from '../util/durations.js';
import { createWithdrawal } from './createWithdrawal.js';
import {
  openMoneyOutRig,
  PAY_PASSWORD,
  type Body,
  type Customer,
  type MoneyOutRig,
} from './testing/moneyOutRig.js';

const card = {
  name: 'Salary',
  account_name: 'ada specimen',
  account_number: '0532 0130 00',
  bank_name: 'Example Bank',
  bank_branch: 'Mitte',
  iban: 'de89 3704 0044 0532 0130 00',
  bic: 'cobadeff',
  pay_password: PAY_PASSWORD,
};
const wallet = {
  name: 'Cold',
  currency: 'USDT',
  network: 'ERC20',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  pay_password: PAY_PASSWORD,
};

describeOnBothStores('withdrawals', (makeStore) => {
  let db: Database;
  let rig: MoneyOutRig;
  beforeAll(async () => {
    db = await makeStore();
    rig = await openMoneyOutRig(db);
  });
  afterAll(async () => {
    expect(await rig.faults()).toEqual([]);
    await rig.test.app.close();
    await db.close();
  });

  const withCard = async (funds?: string): Promise<{ who: Customer; cardId: string }> => {
    const who = await rig.join(funds);
    return { who, cardId: (await rig.send(who, 'POST', '/bank_card', card)).body?.id ?? '' };
  };
  const ask = (who: Customer, cardId: string, part: object = {}, key?: string) =>
    rig.send(
      who,
      'POST',
      '/withdrawal',
      {
        type: 'bank',
        bank_card_id: cardId,
        currency: 'USD',
        amount: '100',
        pay_password: PAY_PASSWORD,
        ...part,
      },
      key,
    );
  /** Exchanges 200 USD for USDT. */
  const exchange = async (who: Customer): Promise<void> => {
    const wanted = { from_currency: 'USD', to_currency: 'USDT', from_amount: '200' };
    const quote = await rig.send(who, 'POST', '/fx/quote', wanted);
    const { status } = await rig.send(who, 'POST', '/fx/conversion', { quote_id: quote.body?.quote_id });
    expect(status).toBe(201);
  };
  /** How many transactions wait for a lock of another one. */
  const countWaiting = async (): Promise<number> => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(db.read);
    return rows[0]?.waiting ?? 0;
  };
  const decide = (id: string, decision: 'pass' | 'refuse', reasonKey?: string) =>
    rig.decideWithdrawal(id, { decision, reasonKey, reason: undefined, auditAmount: undefined });
  const said = (answer: { status: number; body: Body | undefined }) => [answer.status, answer.body?.code];

  it('use the account of their own database although another database has a customer of the same id', async () => {
    const otherDb = await makeStore();
    const other = await openMoneyOutRig(otherDb);
    try {
      const mine = await withCard();
      await rig.test.context.db.transaction((tx) =>
        tx
          .updateTable('account')
          .set({ id: `acc_${'0'.repeat(26)}` })
          .where('member_id', '=', mine.who.id)
          .where('kind', '=', 'cash')
          .execute(),
      );
      const theirs = await other.join();
      expect(theirs.id).toBe(mine.who.id);
      const theirCard = (await other.send(theirs, 'POST', '/bank_card', card)).body?.id;
      expect((await ask(mine.who, mine.cardId)).status).toBe(201);
      const answer = await other.send(theirs, 'POST', '/withdrawal', {
        type: 'bank',
        bank_card_id: theirCard,
        currency: 'USD',
        amount: '100',
        pay_password: PAY_PASSWORD,
      });
      expect(answer.status).toBe(201);
    } finally {
      await other.test.app.close();
      await otherDb.close();
    }
  });

  describe('a bank account', () => {
    it('is normalised, becomes the default, and is shown only by its ends', async () => {
      const { who, cardId } = await withCard();
      const { body } = await rig.send(who, 'GET', '/bank_card');
      expect(body?.data).toMatchObject([
        {
          id: cardId,
          last4: '3000',
          account_number: '••••3000',
          iban: 'DE89 •••• •••• •••• ••30 00',
          bic: 'COBADEFF',
          is_default: true,
        },
      ]);
      expect(JSON.stringify(body)).not.toContain('0532');
    });

    it.each([
      [{ iban: 'DE89370400440532013001' }, 'iban_invalid', 'iban'],
      [{ bic: 'COBA' }, 'bic_invalid', 'bic'],
      [{ account_name: 'Somebody Else' }, 'name_mismatch', 'account_name'],
      [{ pay_password: '111111' }, 'pay_password_incorrect', 'pay_password'],
    ])('with %j is refused', async (part, code, path) => {
      const who = await rig.join();
      const answer = await rig.send(who, 'POST', '/bank_card', { ...card, ...part });
      expect(said(answer)).toEqual([422, code]);
      expect(answer.body?.errors[0]?.path).toBe(path);
    });

    it('is stored once; another one can become the default, and the next one does when it is removed', async () => {
      const { who, cardId } = await withCard();
      expect(said(await rig.send(who, 'POST', '/bank_card', card))).toEqual([422, 'duplicate']);
      const other = await rig.send(who, 'POST', '/bank_card', {
        ...card,
        iban: 'GB29 NWBK 6016 1331 9268 19',
      });
      expect(other.body?.['is_default']).toBe(false);
      await rig.send(who, 'PATCH', `/bank_card/${other.body?.id}`, { is_default: true, name: 'Second' });
      expect((await rig.send(who, 'DELETE', `/bank_card/${other.body?.id}`)).status).toBe(204);
      const { body } = await rig.send(who, 'GET', '/bank_card');
      expect(body?.data).toMatchObject([{ id: cardId, is_default: true }]);
      const stranger = await rig.join();
      expect((await rig.send(stranger, 'DELETE', `/bank_card/${cardId}`)).status).toBe(404);
      // Another open app must not go on offering what is gone.
      const otherId = other.body?.id;
      expect(await announcedTo(db, who.id)).toEqual(
        [cardId, otherId, otherId, otherId].map((id) => `payee ${id}`),
      );
    });

    it('cannot be removed while a withdrawal to it is open', async () => {
      const { who, cardId } = await withCard();
      const { body } = await ask(who, cardId);
      expect(said(await rig.send(who, 'DELETE', `/bank_card/${cardId}`))).toEqual([422, 'in_use']);
      await rig.send(who, 'DELETE', `/withdrawal/${body?.id}`);
      expect((await rig.send(who, 'DELETE', `/bank_card/${cardId}`)).status).toBe(204);
      expect((await rig.send(who, 'GET', `/withdrawal/${body?.id}`)).body?.['payee']).toMatchObject({
        last4: '3000',
      });
    });
  });

  it('check a wallet for its network and store it once, in any case of its letters', async () => {
    const who = await rig.join();
    const { status, body } = await rig.send(who, 'POST', '/crypto_wallet', wallet);
    expect(status).toBe(201);
    const lower = { ...wallet, address: wallet.address.toLowerCase() };
    expect(said(await rig.send(who, 'POST', '/crypto_wallet', lower))).toEqual([422, 'duplicate']);
    const wrong = { ...wallet, network: 'TRC20' };
    expect(said(await rig.send(who, 'POST', '/crypto_wallet', wrong))).toEqual([422, 'network_mismatch']);
    const typo = { ...wallet, address: wallet.address.replace('5aA', '5AA') };
    expect(said(await rig.send(who, 'POST', '/crypto_wallet', typo))).toEqual([422, 'address_invalid']);
    expect((await rig.send(who, 'DELETE', `/crypto_wallet/${body?.id}`)).status).toBe(204);
    expect(await announcedTo(db, who.id)).toEqual([`payee ${body?.id}`, `payee ${body?.id}`]);
  });

  describe('a request', () => {
    it('holds its amount, shows fee and days, and is passed, settled and notified', async () => {
      const { who, cardId } = await withCard();
      const asked = await ask(who, cardId);
      expect(asked.status).toBe(201);
      expect(asked.body).toMatchObject({
        status: 0,
        status_key: 'wait',
        amount: '100',
        fee: '2',
        net_amount: '98',
        arrival_date: '2026-03-04',
        timezone: 'America/New_York',
      });
      const id = asked.body?.id ?? '';
      expect([await rig.balance(who), await rig.balance(who, 'held')]).toEqual(['900', '100']);
      // Notices of the same moment have no order.
      rig.test.clock.advance(60_000);
      const passed = await decide(id, 'pass');
      expect(passed).toMatchObject({ status: 1, settled_at: null });
      expect([await rig.balance(who), await rig.balance(who, 'held')]).toEqual(['900', '0']);
      await expect(decide(id, 'pass')).rejects.toMatchObject({ code: 'not_reviewable' });
      expect(said(await rig.send(who, 'DELETE', `/withdrawal/${id}`))).toEqual([409, 'not_cancelable']);
      await rig.runJobs();
      expect((await rig.send(who, 'GET', `/withdrawal/${id}`)).body?.['settled_at']).toBeNull();
      rig.test.clock.advance(2 * DAY_MS);
      await rig.runJobs();
      expect((await rig.send(who, 'GET', `/withdrawal/${id}`)).body).toMatchObject({
        status: 1,
        settled_at: '2026-03-04T14:00:00.000Z',
      });
      const notices = await db.read
        .selectFrom('notice')
        .select('template')
        .where('member_id', '=', who.id)
        .orderBy('created_at')
        .execute();
      expect(notices.map(({ template }) => template)).toEqual(['wait', 'pass', 'settled']);
      expect(await rig.faults()).toEqual([]);
    });

    it('that is refused releases the money at once and states the reason', async () => {
      const { who, cardId } = await withCard();
      const id = (await ask(who, cardId)).body?.id ?? '';
      const refused = await decide(id, 'refuse', 'name_differs');
      expect(refused).toMatchObject({
        status: 2,
        refuse_reason_key: 'name_differs',
        refuse_reason: null,
      });
      expect([await rig.balance(who), await rig.balance(who, 'held')]).toEqual(['1000', '0']);
      const { body } = await rig.send(who, 'GET', '/account/entry');
      expect(body?.data.map(({ kind }) => kind)).toEqual(['withdrawal_return', 'withdrawal_hold', 'opening']);
      await expect(decide('wdr_00000000000000000000000000', 'pass')).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it('that is cancelled twice gives the same answer', async () => {
      const { who, cardId } = await withCard();
      const id = (await ask(who, cardId)).body?.id ?? '';
      const first = await rig.send(who, 'DELETE', `/withdrawal/${id}`);
      expect(first.body).toMatchObject({ status: 3, status_key: 'canceled' });
      expect(await rig.send(who, 'DELETE', `/withdrawal/${id}`)).toEqual(first);
      expect(await rig.balance(who)).toBe('1000');
      const stranger = await rig.join();
      expect((await rig.send(stranger, 'DELETE', `/withdrawal/${id}`)).status).toBe(404);
    });

    it.each([
      [{ amount: '9.99' }, 422, 'below_minimum'],
      [{ amount: '0' }, 422, 'wrong_amount'],
      [{ amount: '10.001' }, 422, 'too_many_decimals'],
      [{ amount: '1000.01' }, 422, 'insufficient_funds'],
      [{ amount: '-10' }, 400, 'validation'],
      [{ currency: 'USDT' }, 422, 'currency_mismatch'],
      [{ currency: 'QQQ' }, 400, 'validation'],
      [{ currency: 'EUR' }, 422, 'insufficient_funds'],
      [{ bank_card_id: 'crd_00000000000000000000000000' }, 422, 'payee_not_found'],
      [{ bank_card_id: undefined }, 400, 'validation'],
      [{ crypto_wallet_id: 'wlt_00000000000000000000000000' }, 400, 'validation'],
      [{ pay_password: '000000' }, 422, 'pay_password_incorrect'],
    ])('with %j is refused and holds nothing', async (part, status, code) => {
      const { who, cardId } = await withCard();
      expect(said(await ask(who, cardId, part))).toEqual([status, code]);
      expect([await rig.balance(who), await rig.balance(who, 'held')]).toEqual(['1000', '0']);
    });

    it('accepts exactly 10 USD and the whole balance', async () => {
      const { who, cardId } = await withCard();
      expect((await ask(who, cardId, { amount: '10.00' })).status).toBe(201);
      expect((await ask(who, cardId, { amount: '990' })).status).toBe(201);
      expect(await rig.balance(who)).toBe('0');
    });

    it('requires a verified customer; the fifth wrong payment password locks it and signs nobody out', async () => {
      const who = await rig.join('100', 'not_submitted');
      expect(said(await ask(who, 'crd_00000000000000000000000000'))).toEqual([403, 'kyc_required']);
      const verified = await withCard();
      const codes: unknown[] = [];
      for (let tries = 0; tries < 6; tries += 1)
        codes.push((await ask(verified.who, verified.cardId, { pay_password: '000000' })).body?.code);
      expect(codes).toEqual([
        ...Array<string>(4).fill('pay_password_incorrect'),
        'pay_password_locked',
        'pay_password_locked',
      ]);
      expect((await rig.send(verified.who, 'GET', '/withdrawal')).status).toBe(200);
    });

    it('to a card in another name is refused once the customer’s own name is verified', async () => {
      rig.setVerifiedName(null);
      const who = await rig.join();
      const { body } = await rig.send(who, 'POST', '/bank_card', { ...card, account_name: 'Somebody Else' });
      rig.setVerifiedName('Ada Specimen');
      expect(said(await ask(who, body?.id ?? ''))).toEqual([422, 'name_mismatch']);
    });

    it('is carried out once for its key', async () => {
      const { who, cardId } = await withCard();
      const key = crypto.randomUUID();
      const first = await ask(who, cardId, {}, key);
      expect(await ask(who, cardId, {}, key)).toEqual(first);
      expect(said(await ask(who, cardId, { amount: '200' }, key))).toEqual([422, 'idempotency_key_reused']);
      expect(await rig.balance(who)).toBe('900');
    });
  });

  describe('concurrent requests', () => {
    it('let exactly one of a cancel and a pass succeed', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { who, cardId } = await withCard();
        const id = (await ask(who, cardId)).body?.id ?? '';
        const [canceled, passed] = await Promise.all([
          rig.send(who, 'DELETE', `/withdrawal/${id}`).then(({ status }) => status === 200),
          decide(id, 'pass').then(
            () => true,
            () => false,
          ),
        ]);
        expect([canceled, passed].filter(Boolean)).toHaveLength(1);
        expect(await rig.balance(who)).toBe(canceled ? '1000' : '900');
        expect(await rig.balance(who, 'held')).toBe('0');
      }
    });

    it('are accepted as far as the balance covers them', async () => {
      const { who, cardId } = await withCard('250');
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(who, cardId)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.filter(({ body }) => body?.code === 'insufficient_funds')).toHaveLength(6);
      expect(await rig.balance(who)).toBe('50');
    });

    it.each([
      { type: 'bank', currency: 'USD', path: '/bank_card', field: 'bank_card_id', payee: card },
      { type: 'crypto', currency: 'USDT', path: '/crypto_wallet', field: 'crypto_wallet_id', payee: wallet },
    ] as const)('$path: is kept while a withdrawal to it is being requested', async (kind) => {
      const who = await rig.join();
      await exchange(who);
      const id = (await rig.send(who, 'POST', kind.path, kind.payee)).body?.id ?? '';
      let removal: ReturnType<typeof rig.send> | undefined;
      await db.transaction(async (tx) => {
        const { type, currency } = kind;
        await createWithdrawal(tx, rig.tools, who.id, { type, currency, amount: '100', [kind.field]: id });
        removal = rig.send(who, 'DELETE', `${kind.path}/${id}`);
        // The embedded store has one session: there the removal begins when this transaction has ended.
        if (db.kind === 'postgres') await expect.poll(countWaiting).toBe(1);
      });
      expect((await removal)?.body?.code).toBe('in_use');
    });
  });

  it('of crypto require USDT and a wallet, which counts as new once', async () => {
    const who = await rig.join();
    const { body } = await rig.send(who, 'POST', '/crypto_wallet', wallet);
    const crypto = { type: 'crypto', bank_card_id: undefined, crypto_wallet_id: body?.id };
    expect(said(await ask(who, '', { ...crypto }))).toEqual([422, 'currency_mismatch']);
    await exchange(who);
    const asked = await ask(who, '', { ...crypto, currency: 'USDT' });
    expect(asked.body).toMatchObject({
      fee: '1',
      net_amount: '99',
      payee: { type: 'crypto', network: 'ERC20', last4: 'eAed' },
    });
    await decide(asked.body?.id ?? '', 'pass');
    expect((await rig.send(who, 'GET', '/crypto_wallet')).body?.data).toMatchObject([
      { is_used: true, pending_withdrawals: 1 },
    ]);
  });

  it('pass by the stated policy a minute after processing began, also over a weekend', async () => {
    const automatic = { ...rig.tools, config: { autoReview: true, payeeCoolingHours: 0 } };
    const { withdrawalJobs } = await import('./withdrawalJobs.js');
    const { runDueJobs } = await import('../jobs/jobs.js');
    const { who, cardId } = await withCard();
    // Saturday noon in New York.
    rig.test.clock.advance(Date.parse('2026-03-07T17:00:00Z') - rig.test.clock.now().getTime());
    const asked = await ask(who, cardId);
    expect(asked.body).toMatchObject({
      processing_starts_at: '2026-03-09T13:00:00.000Z',
      arrival_date: '2026-03-11',
    });
    const run = () =>
      runDueJobs({ db, clock: rig.test.clock }, withdrawalJobs(automatic), (_job, error) => {
        throw error;
      });
    const now = async () => (await rig.send(who, 'GET', `/withdrawal/${asked.body?.id}`)).body;
    await run();
    expect(await now()).toMatchObject({ status: 0 });
    rig.test.clock.advance(5 * DAY_MS);
    await run();
    expect(await now()).toMatchObject({
      status: 1,
      audited_at: '2026-03-09T13:01:00.000Z',
      settled_at: '2026-03-11T13:00:00.000Z',
    });
  });
});
