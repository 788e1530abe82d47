import { decimal, subtract, sum, toText } from '@fairlot/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { openMoneyOutRig, type Customer, type MoneyOutRig } from '../withdrawals/testing/moneyOutRig.js';

type Kind = 'cash' | 'trade' | 'fund';

describeOnBothStores('transfers and exchange', (makeStore) => {
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

  const accountIds = async (who: Customer): Promise<Record<Kind, string>> => {
    const rows = await db.read
      .selectFrom('account')
      .select(['kind', 'id'])
      .where('member_id', '=', who.id)
      .where('currency', '=', 'USD')
      .execute();
    return Object.fromEntries(rows.map(({ kind, id }) => [kind, id])) as Record<Kind, string>;
  };
  const move = async (who: Customer, from: Kind, to: Kind, amount: string) => {
    const ids = await accountIds(who);
    const body = { from_account_id: ids[from], to_account_id: ids[to], amount };
    return rig.send(who, 'POST', '/transfer', body);
  };

  describe('a transfer', () => {
    it('moves money at once, without a fee, and back', async () => {
      const who = await rig.join();
      const moved = await move(who, 'cash', 'trade', '250.5');
      expect(moved).toMatchObject({
        status: 201,
        body: { amount: '250.5', from_kind: 'cash', to_kind: 'trade' },
      });
      expect([await rig.balance(who), await rig.balance(who, 'available', 'trade')]).toEqual([
        '749.5',
        '250.5',
      ]);
      expect((await move(who, 'trade', 'cash', '250.5')).status).toBe(201);
      expect(await rig.balance(who)).toBe('1000');
      const { body } = await rig.send(who, 'GET', '/transfer?limit=1');
      expect(body?.data).toHaveLength(1);
      expect(body?.['next_cursor']).not.toBeNull();
    });

    it('is refused within one account, between currencies, and with another customer’s account', async () => {
      const who = await rig.join();
      const mine = await accountIds(who);
      const theirs = await accountIds(await rig.join());
      const ask = (from: string, to: string, amount = '1') =>
        rig.send(who, 'POST', '/transfer', { from_account_id: from, to_account_id: to, amount });
      expect((await ask(mine.cash, mine.cash)).body?.code).toBe('same_account');
      expect((await ask(mine.cash, theirs.cash)).status).toBe(404);
      expect((await ask(mine.cash, mine.trade, '1000.01')).body?.code).toBe('insufficient_funds');
      expect((await ask(mine.cash, mine.trade, '0')).body?.code).toBe('wrong_amount');
      expect((await ask(mine.cash, mine.trade, '0.001')).body?.code).toBe('too_many_decimals');
      const quote = await rig.send(who, 'POST', '/fx/quote', {
        from_currency: 'USD',
        to_currency: 'EUR',
        from_amount: '10',
      });
      await rig.send(who, 'POST', '/fx/conversion', { quote_id: quote.body?.quote_id });
      const { body } = await rig.send(who, 'GET', '/account');
      const euro = body?.data.find(({ kind, currency }) => kind === 'trade' && currency === 'EUR');
      expect((await ask(mine.cash, euro?.id ?? '')).body?.code).toBe('currency_mismatch');
    });

    it('from A to B and a concurrent one from B to A both succeed without a deadlock', async () => {
      const who = await rig.join();
      await move(who, 'cash', 'trade', '500');
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          index % 2 === 0 ? move(who, 'cash', 'trade', '3') : move(who, 'trade', 'cash', '3'),
        ),
      );
      expect(answers.every(({ status }) => status === 201)).toBe(true);
      expect([await rig.balance(who), await rig.balance(who, 'available', 'trade')]).toEqual(['500', '500']);
    });
  });

  describe('an exchange', () => {
    const quote = (who: Customer, part: object = {}) =>
      rig.send(who, 'POST', '/fx/quote', {
        from_currency: 'USD',
        to_currency: 'EUR',
        from_amount: '100',
        ...part,
      });
    const convert = (who: Customer, id: string | undefined) =>
      rig.send(who, 'POST', '/fx/conversion', { quote_id: id });

    it('is carried out once at the quoted rate within its 30 seconds', async () => {
      const who = await rig.join();
      const first = await quote(who);
      expect(first.body).toMatchObject({ spread: '0.005', from_amount: '100', available: '1000' });
      const done = await convert(who, first.body?.quote_id);
      expect(done).toMatchObject({ status: 201, body: { to_amount: first.body?.to_amount } });
      expect(await rig.balance(who)).toBe('900');
      expect(await rig.balance(who, 'available', 'cash', 'EUR')).toBe(first.body?.to_amount);
      expect((await convert(who, first.body?.quote_id)).body?.code).toBe('quote_expired');
      const late = await quote(who);
      rig.test.clock.advanceWall(30_000);
      expect((await convert(who, late.body?.quote_id)).body?.code).toBe('quote_expired');
      // A new quote deletes expired ones.
      await quote(who);
      expect(await convert(who, late.body?.quote_id)).toMatchObject({
        status: 422,
        body: { code: 'quote_expired' },
      });
      expect(await rig.balance(who)).toBe('900');
    });

    it('requires the customer’s own quote and enough money, and reports what is wrong', async () => {
      const who = await rig.join('50');
      const { body } = await quote(who);
      expect((await convert(await rig.join(), body?.quote_id)).status).toBe(404);
      expect((await convert(who, body?.quote_id)).body?.code).toBe('insufficient_funds');
      expect((await quote(who, { to_currency: 'USD' })).body?.code).toBe('same_account');
      expect((await quote(who, { to_currency: 'QQQ' })).body?.errors[0]?.path).toBe('to_currency');
      expect((await quote(who, { from_amount: '0' })).body?.code).toBe('wrong_amount');
    });

    it.each([
      ['TWD', 'EUR', '0.01'],
      ['USD', 'EUR', '0.01'],
      ['USDT', 'USD', '0.000001'],
    ])('of too little %s to %s names the least amount that gives anything', async (from, to, smallest) => {
      const who = await rig.join();
      const ask = (amount: string) =>
        quote(who, { from_currency: from, to_currency: to, from_amount: amount });
      const [refused] = (await ask(smallest)).body?.errors ?? [];
      expect(refused).toMatchObject({ path: 'from_amount', code: 'too_small', params: { currency: from } });
      const min = refused?.params?.['min'] ?? '';
      expect((await ask(min)).body).toMatchObject({ to_amount: '0.01' });
      const less = toText(subtract(decimal(min), decimal(smallest)));
      expect((await ask(less)).status).toBe(400);
    });

    it('of one quote by two devices is carried out once, and an exchange back never gains', async () => {
      const who = await rig.join();
      const { body } = await quote(who);
      const answers = await Promise.all([convert(who, body?.quote_id), convert(who, body?.quote_id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      const euro = await rig.balance(who, 'available', 'cash', 'EUR');
      const back = await quote(who, { from_currency: 'EUR', to_currency: 'USD', from_amount: euro });
      await convert(who, back.body?.quote_id);
      expect(decimal(await rig.balance(who)) < decimal('1000')).toBe(true);
    });
  });

  it('create and lose no money and take no account below zero', async () => {
    const kinds = fc.constantFrom<Kind>('cash', 'trade', 'fund');
    const step = fc.record({ from: kinds, to: kinds, cents: fc.integer({ min: 0, max: 150_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const who = await rig.join();
        await Promise.all(
          steps.map(({ from, to, cents }) =>
            move(who, from, to, (cents / 100).toFixed(2).replace(/\.?0+$/, '')),
          ),
        );
        const balances = await Promise.all(
          (['cash', 'trade', 'fund'] as const).map((kind) => rig.balance(who, 'available', kind)),
        );
        expect(toText(sum(balances.map(decimal)))).toBe('1000');
        expect(balances.every((balance) => decimal(balance) >= 0n)).toBe(true);
      }),
      { numRuns: 15 },
    );
    expect(await rig.faults()).toEqual([]);
  });
});
