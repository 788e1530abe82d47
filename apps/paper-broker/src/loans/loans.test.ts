import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS, MINUTE_MS } from '../util/durations.js';
import { openLoanCounter, problem, type Borrower, type LoanCounter } from './testing/loanCounter.js';

describeOnBothStores('loans', (makeStore) => {
  let db: Database;
  let counter: LoanCounter;
  let ada: Borrower;
  let ben: Borrower;

  beforeAll(async () => {
    db = await makeStore();
    counter = await openLoanCounter(db);
    ben = await counter.signUp();
  });
  beforeEach(async () => void (ada = await counter.signUp()));
  afterAll(async () => {
    expect(await counter.faults()).toEqual([]);
    await counter.close();
    await db.close();
  });

  describe('a quote', () => {
    it('states all costs', async () => {
      expect(await counter.quote(ada, '1000', 'usd_30')).toMatchObject({
        currency: 'USD',
        period_days: 30,
        rate_basis: 'day',
        interest_rate: '0.0004',
        penalty_rate: '0.001',
        interest_amount: '12',
        fee: '0',
        repayment_amount: '1012',
        late_example: { days: 7, penalty_amount: '7.08' },
        agreement_version: '1.3',
      });
    });

    it.each([
      ['of half a dollar (53)', { amount: '100.5' }, [422, 'amount_not_integer', 'amount']],
      ['of too little', { amount: '99' }, [422, 'out_of_range', 'amount']],
      ['of too much', { amount: '10001' }, [422, 'out_of_range', 'amount']],
      ['of nothing', { amount: '0' }, [422, 'out_of_range', 'amount']],
      ['of what is no amount', { amount: '1e3' }, [400, 'validation', 'amount']],
      ['of a product that is not there', { product_id: 'usd_8' }, [404, 'not_found', 'product_id']],
    ])('is refused for a loan %s', async (_what, fields, expected) => {
      const ask = { product_id: 'usd_7', amount: '1000', ...fields };
      expect(problem(await counter.send(ada, 'POST', '/quote', ask))).toEqual(expected);
    });
  });

  describe('an application', () => {
    it('stores the signed terms and moves no money', async () => {
      const loan = await counter.apply(ada);
      expect(loan).toMatchObject({
        approval_status: 'under_review',
        loan_status: 'not_disbursed',
        agreement_version: '1.3',
        agreement_lang: 'en',
        repayment_amount: '1003.5',
        repayment_due_date: null,
        outstanding_amount: '0',
        cancelable: true,
      });
      expect(loan.agreement_sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(Date.parse(loan.review_due_at) - Date.parse(loan.created_at)).toBe(DAY_MS);
      expect(await counter.books(ada)).toEqual({});
      expect((await counter.desk.list()).map(({ id }) => id)).toContain(loan.id);
    });

    it.each([
      [
        'without a signature',
        { signature_upload_id: undefined },
        [422, 'signature_required', 'signature_upload_id'],
      ],
      ['without a picture', { image_upload_id: undefined }, [422, 'image_required', 'image_upload_id']],
      ['without consent', { agree: false }, [422, 'agreement_required', 'agree']],
      [
        'to another agreement (55)',
        { agreement_version: '0.9' },
        [422, 'agreement_outdated', 'agreement_version'],
      ],
      [
        'with a wrong payment password',
        { pay_password: '111111' },
        [422, 'pay_password_incorrect', 'pay_password'],
      ],
      ['without a payment password', { pay_password: undefined }, [400, 'validation', 'pay_password']],
      ['with a field of its own', { approval_status: 'pass' }, [400, 'unknown_field', 'approval_status']],
    ])('is refused %s', async (_how, fields, expected) => {
      const body = { ...(await counter.application(ada, await counter.quote(ada))), ...fields };
      expect(problem(await counter.send(ada, 'POST', '', body))).toEqual(expected);
    });

    it('is refused with pictures of another customer or of another kind', async () => {
      const body = await counter.application(ada, await counter.quote(ada));
      const path = 'signature_upload_id';
      const foreign = { ...body, [path]: await counter.picture(ben, 'signature') };
      expect(problem(await counter.send(ada, 'POST', '', foreign))).toEqual([404, 'not_found', path]);
      const proof = { ...body, [path]: await counter.picture(ada, 'proof') };
      expect(problem(await counter.send(ada, 'POST', '', proof))).toEqual([400, 'validation', path]);
    });

    it('is refused without verification', async () => {
      const stranger = await counter.signUp({ isVerified: false });
      const body = await counter.application(stranger, await counter.quote(stranger));
      expect(problem(await counter.send(stranger, 'POST', '', body))).toEqual([403, 'kyc_required']);
    });

    it('requires a quote that is the member’s own, fresh and unused', async () => {
      const quote = await counter.quote(ada);
      const foreign = await counter.application(ben, quote);
      expect(problem(await counter.send(ben, 'POST', '', foreign))).toEqual([404, 'not_found', 'quote_id']);
      const body = await counter.application(ada, quote);
      expect((await counter.send(ada, 'POST', '', body)).status).toBe(201);
      const again = await counter.application(ada, quote);
      expect(problem(await counter.send(ada, 'POST', '', again))).toEqual([422, 'quote_expired', 'quote_id']);
      const old = await counter.application(ada, await counter.quote(ada));
      await db.transaction((tx) =>
        tx
          .updateTable('loan_quote')
          .set({ expires_at: counter.clock.wall() })
          .where('id', '=', old.quote_id)
          .execute(),
      );
      expect(problem(await counter.send(ada, 'POST', '', old))).toEqual([422, 'quote_expired', 'quote_id']);
      counter.clock.advanceWall(30 * MINUTE_MS);
      // A new quote deletes expired ones.
      await counter.quote(ada);
      expect(problem(await counter.send(ada, 'POST', '', old))).toEqual([422, 'quote_expired', 'quote_id']);
    });

    it('is stored once for a key', async () => {
      const body = await counter.application(ada, await counter.quote(ada));
      const first = await counter.send(ada, 'POST', '', body, 'once');
      expect(await counter.send(ada, 'POST', '', body, 'once')).toEqual(first);
    });

    it('is refused beyond the third open one', async () => {
      const { id } = await counter.apply(ada);
      await counter.decide(id, 'refuse');
      const last = [await counter.apply(ada), await counter.apply(ada), await counter.apply(ada)].at(-1);
      const body = await counter.application(ada, await counter.quote(ada));
      expect(problem(await counter.send(ada, 'POST', '', body))).toEqual([422, 'active_loan_limit']);
      await counter.send(ada, 'DELETE', `/${last?.id ?? ''}`);
      expect((await counter.send(ada, 'POST', '', body)).status).toBe(201);
    });

    it('can be cancelled free of charge until it is paid out, with the same answer again', async () => {
      const { id } = await counter.apply(ada);
      await counter.decide(id, 'pass');
      expect(problem(await counter.send(ben, 'DELETE', `/${id}`))).toEqual([404, 'not_found']);
      const first = await counter.send(ada, 'DELETE', `/${id}`);
      expect(first).toMatchObject({ status: 200, body: { approval_status: 'canceled', cancelable: false } });
      expect(await counter.send(ada, 'DELETE', `/${id}`)).toEqual(first);
      await counter.pass(MINUTE_MS);
      expect(await counter.books(ada)).toEqual({});
      expect(await counter.notices(ada)).toEqual(['canceled', 'pass', 'submitted']);
    });

    it('that was refused states the reason, and can be neither decided nor cancelled again', async () => {
      const { id } = await counter.apply(ada);
      const said = { reasonKey: 'amount_too_high', reasonParams: { amount: '800.00' } };
      await counter.decide(id, 'refuse', 'Ask again in May.', said);
      const loan = await counter.get(ada, id);
      expect(loan).toMatchObject({
        approval_status: 'refuse',
        refuse_reason_key: 'amount_too_high',
        refuse_reason_params: { amount: '800', currency: 'USD' },
        refuse_reason: 'Ask again in May.',
      });
      await expect(counter.decide(id, 'pass')).rejects.toMatchObject({ code: 'not_reviewable' });
      expect(problem(await counter.send(ada, 'DELETE', `/${id}`))).toEqual([409, 'not_cancelable']);
      expect(problem(await counter.repay(ada, id, '1'))).toEqual([409, 'loan_not_disbursed']);
    });
  });

  it('are listed by status', async () => {
    const repaid = await counter.lend(ada, '100');
    await counter.repay(ada, repaid, '100');
    const owed = await counter.lend(ada, '200');
    const { id: approved } = await counter.apply(ada, '300');
    await counter.decide(approved, 'pass');
    const { id: waiting } = await counter.apply(ada, '400');
    const list = async (query: string): Promise<string[]> => {
      const { body } = await counter.send(ada, 'GET', query);
      return (body['data'] as { id: string }[]).map(({ id }) => id);
    };
    expect(await list('')).toEqual([waiting, approved, owed, repaid]);
    expect(await list('?status=review')).toEqual([waiting]);
    expect(await list('?status=undisbursed')).toEqual([approved]);
    expect(await list('?status=disbursed')).toEqual([owed]);
    expect(await list('?status=repaid')).toEqual([repaid]);
    expect(await list('?status=overdue')).toEqual([]);
    await counter.pass(9 * DAY_MS);
    expect(await list('?status=overdue')).toEqual([approved, owed]);
    expect(await list('?status=disbursed')).toEqual([approved, owed]);
    expect(await list('')).toEqual([waiting, approved, owed, repaid]);
  });
});

describeOnBothStores('loans by the stated policy', (makeStore) => {
  it('are approved after a minute and paid out a minute later', async () => {
    const db = await makeStore();
    const counter = await openLoanCounter(db, true);
    const ada = await counter.signUp();
    const { id } = await counter.apply(ada);
    await counter.pass(MINUTE_MS - 1);
    expect(await counter.get(ada, id)).toMatchObject({ approval_status: 'under_review' });
    await counter.pass(1);
    expect(await counter.get(ada, id)).toMatchObject({
      approval_status: 'pass',
      loan_status: 'not_disbursed',
    });
    await counter.pass(MINUTE_MS);
    expect(await counter.get(ada, id)).toMatchObject({
      loan_status: 'disbursed',
      outstanding_amount: '1000',
    });
    expect(await counter.faults()).toEqual([]);
    await counter.close();
    await db.close();
  });
});
