import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { MINUTE_MS } from '../util/durations.js';
import { openDepositCounter, type Customer, type DepositCounter } from './testing/depositCounter.js';

describeOnBothStores('deposits', (makeStore) => {
  let db: Database;
  let counter: DepositCounter;
  let ada: Customer;

  beforeAll(async () => {
    db = await makeStore();
    counter = await openDepositCounter(db);
  });
  beforeEach(async () => void (ada = await counter.signUp()));
  afterAll(async () => {
    expect(await counter.faults()).toEqual([]);
    await counter.close();
    await db.close();
  });

  describe('decisions', () => {
    it('credit the whole amount to the account that the first deposit opens', async () => {
      const { id } = await counter.tell(ada, {
        channel_id: 'card_hkd',
        amount: '800',
        account_currency: 'HKD',
      });
      await counter.decide(id, 'pass');
      expect(await counter.get(ada, id)).toMatchObject({
        status: 1,
        audit_amount: '800',
        converted_amount: '800',
        rate: '1',
        estimated_amount: null,
      });
      expect(await counter.funds(ada)).toEqual({ HKD: '800' });
      const kinds = await db.read
        .selectFrom('account')
        .select('kind')
        .where('member_id', '=', ada.id)
        .execute();
      expect(kinds.map((row) => row.kind).sort()).toEqual(['cash', 'fund', 'trade']);
      expect(await counter.notices(ada)).toEqual(['pass', 'submitted']);
    });

    it('credit a part and state the reason', async () => {
      const { id } = await counter.tell(ada);
      await counter.decide(id, 'partial', { auditAmount: '60.25', reasonKey: 'bank_fee' });
      expect(await counter.get(ada, id)).toMatchObject({
        status: 2,
        status_key: 'partial',
        audit_amount: '60.25',
        converted_amount: '60.25',
        refuse_reason_key: 'bank_fee',
        refuse_reason_params: {},
        refuse_reason: null,
      });
      expect(await counter.funds(ada)).toEqual({ USD: '60.25' });
    });

    it('refuse without moving money, and the same transfer can be reported again', async () => {
      const wallet = {
        channel_id: 'wallet_usdt_trc20',
        amount: '50',
        tx_hash: `${'c'.repeat(40)}${'1'.repeat(24)}`,
      };
      const { id } = await counter.tell(ada, wallet);
      await counter.pass(MINUTE_MS);
      await counter.decide(id, 'refuse', { reason: 'The picture cannot be read.' });
      expect(await counter.get(ada, id)).toMatchObject({
        status: 3,
        status_key: 'refuse',
        refuse_reason_key: 'other',
        refuse_reason_params: {},
        refuse_reason: 'The picture cannot be read.',
        audit_amount: null,
        converted_amount: null,
      });
      expect(await counter.funds(ada)).toEqual({});
      expect((await counter.tell(ada, wallet)).status).toBe(0);
    });

    it('say in the currency of the deposit what the proof is for', async () => {
      const { id } = await counter.tell(ada);
      const shown = { reasonKey: 'amount_differs', reasonParams: { amount: '90.50' } };
      await counter.decide(id, 'refuse', shown);
      expect(await counter.get(ada, id)).toMatchObject({
        refuse_reason_key: 'amount_differs',
        refuse_reason_params: { amount: '90.5', currency: 'USD' },
        refuse_reason: null,
      });
    });

    it.each([
      ['a key of another list', { reasonKey: 'seller_withdrew' }, 'reason_key'],
      ['a key without its amount', { reasonKey: 'amount_differs' }, 'reason_params.amount'],
      [
        'an amount that the key does not name',
        { reasonKey: 'bank_fee', reasonParams: { amount: '1' } },
        'reason_params.amount',
      ],
    ])('refuse a decision with %s', async (_what, said, path) => {
      const { id } = await counter.tell(ada);
      await expect(counter.decide(id, 'refuse', said)).rejects.toMatchObject({ fields: [{ path }] });
      expect((await counter.get(ada, id)).status_key).toBe('wait');
    });

    it.each(['0', '100', '100.01', '0.001'])('refuse %s of 100 as a part', async (auditAmount) => {
      const { id } = await counter.tell(ada);
      await expect(counter.decide(id, 'partial', { auditAmount })).rejects.toMatchObject({ status: 422 });
      expect((await counter.get(ada, id)).status).toBe(0);
    });

    it('require an amount for a part that exceeds the fee', async () => {
      const { id } = await counter.tell(ada, { channel_id: 'wallet_usdt_erc20', amount: '50' });
      await counter.pass(MINUTE_MS);
      await expect(counter.decide(id, 'partial')).rejects.toMatchObject({ code: 'validation' });
      await expect(counter.decide(id, 'partial', { auditAmount: '3' })).rejects.toMatchObject({
        code: 'amount_range',
      });
      await counter.decide(id, 'partial', { auditAmount: '3.5' });
      expect(await counter.funds(ada)).toEqual({ USD: '0.5' });
    });

    it.each(['pass', 'partial', 'refuse', 'canceled'])('are final: no transition leaves %s', async (end) => {
      const { id } = await counter.tell(ada);
      if (end === 'canceled') await counter.send(ada, 'DELETE', `/${id}`);
      else await counter.decide(id, end as 'pass', { auditAmount: '50' });
      const ended = await counter.get(ada, id);
      for (const decision of ['pass', 'partial', 'refuse'] as const) {
        await expect(counter.decide(id, decision, { auditAmount: '40' })).rejects.toMatchObject({
          code: 'not_reviewable',
        });
      }
      const { status, body } = await counter.send(ada, 'DELETE', `/${id}`);
      if (end === 'canceled') expect([status, body]).toEqual([200, ended]);
      else expect([status, body['code']]).toEqual([409, 'invalid_transition']);
      const again = { proof_upload_id: await counter.proof(ada) };
      expect((await counter.send(ada, 'POST', `/${id}/proof`, again)).body['code']).toBe(
        'invalid_transition',
      );
      expect(await counter.get(ada, id)).toEqual(ended);
    });

    it('of an unknown deposit are refused', async () => {
      await expect(counter.decide(`dep_${'0'.repeat(26)}`, 'pass')).rejects.toMatchObject({
        code: 'not_found',
      });
    });

    it(
      'are waited for at the desk, with what is asked and by when',
      { tags: ['9.depositReview'] },
      async () => {
        const { id, review_due_at: due } = await counter.tell(ada);
        const waiting = (await counter.desk.list()).find((request) => request.id === id);
        const review = await waiting?.toReview();
        expect(review?.summary).toMatch(/^Deposit 100 USD by card_usd, reference FL-/);
        expect(review?.dueAt?.toISOString()).toBe(due);
      },
    );
  });
});
