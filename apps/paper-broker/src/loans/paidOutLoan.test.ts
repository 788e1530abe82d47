import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import {
  openLoanCounter,
  PAY_PASSWORD,
  problem,
  type Borrower,
  type LoanCounter,
} from './testing/loanCounter.js';

describeOnBothStores('a loan that is paid out', (makeStore) => {
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

  it('grows daily until it is due, then by the penalty, and ends with the full repayment', async () => {
    await counter.fund(ada, '100');
    const id = await counter.lend(ada);
    const lent = await counter.get(ada, id);
    expect(lent).toMatchObject({
      loan_status: 'disbursed',
      outstanding_amount: '1000',
      due_amount: '1003.5',
    });
    expect(lent.schedule.map(({ kind }) => kind)).toEqual(['payout', 'due']);
    expect(await counter.books(ada)).toMatchObject({ available: '1100', loan_principal: '-1000' });
    expect(problem(await counter.send(ada, 'DELETE', `/${id}`))).toEqual([409, 'not_cancelable']);

    await counter.pass(3 * DAY_MS);
    expect(await counter.get(ada, id)).toMatchObject({ outstanding_interest: '1.5', overdue_days: 0 });

    // 401.50 pays three days' interest and 400 of the principal; the rest bears 0.30 of interest a day.
    const part = await counter.repay(ada, id, '401.5');
    expect(part).toMatchObject({
      status: 201,
      body: { penalty_part: '0', interest_part: '1.5', principal_part: '400' },
    });
    await counter.pass(3 * DAY_MS);
    await counter.pass(DAY_MS);
    const due = await counter.get(ada, id);
    expect(due).toMatchObject({
      loan_status: 'disbursed',
      outstanding_amount: '601.2',
      due_amount: '601.2',
    });

    // Overdue: 601.20 at 0.1 % a day gives 0.6012 and 1.2024, each truncated as a total.
    await counter.pass(DAY_MS);
    expect(await counter.get(ada, id)).toMatchObject({
      loan_status: 'overdue',
      outstanding_penalty: '0.6',
    });
    await counter.pass(DAY_MS);
    const late = await counter.get(ada, id);
    expect(late).toMatchObject({
      overdue_days: 2,
      outstanding_interest: '1.2',
      outstanding_penalty: '1.2',
      outstanding_amount: '602.4',
    });

    expect(problem(await counter.repay(ada, id, '602.41'))).toEqual([422, 'exceeds_outstanding', 'amount']);
    expect(problem(await counter.repay(ada, id, '0'))).toEqual([422, 'wrong_amount', 'amount']);
    expect(problem(await counter.repay(ada, id, '1.001'))).toEqual([422, 'too_many_decimals', 'amount']);
    expect(
      (await counter.send(ada, 'POST', `/${id}/repayment/preview`, { amount: '602.4' })).body,
    ).toMatchObject({
      penalty_part: '1.2',
      interest_part: '1.2',
      principal_part: '600',
      outstanding_after: '0',
      available_after: '96.1',
    });
    const all = await counter.repay(ada, id, '602.4');
    expect(all).toMatchObject({
      status: 201,
      body: { loan: { loan_status: 'repaid', outstanding_amount: '0' } },
    });
    await counter.pass(5 * DAY_MS);
    const repaid = await counter.get(ada, id);
    expect(repaid).toMatchObject({ loan_status: 'repaid', due_amount: null, overdue_days: 0 });
    expect(repaid.repayments.map(({ amount }) => amount)).toEqual(['401.5', '602.4']);
    expect(await counter.books(ada)).toMatchObject({
      available: '96.1',
      loan_principal: '0',
      loan_interest: '0',
      loan_penalty: '0',
    });
    expect(await counter.notices(ada)).toEqual([
      'disbursed',
      'due_soon',
      'overdue',
      'part_repaid',
      'pass',
      'repaid',
      'submitted',
    ]);
  });

  it('does not announce a due date that has passed when its days are counted late', async () => {
    await counter.lend(ada);
    await counter.pass(20 * DAY_MS);
    expect(await counter.notices(ada)).toEqual(['disbursed', 'overdue', 'pass', 'submitted']);
  });

  it('counts days that have begun although their job has not run', async () => {
    const id = await counter.lend(ada);
    counter.clock.advance(2 * DAY_MS);
    expect(problem(await counter.repay(ada, id, '1000'))).toEqual([201, undefined]);
    expect(await counter.get(ada, id)).toMatchObject({
      outstanding_principal: '1',
      outstanding_interest: '0',
    });
    await counter.pass(0);
    expect(await counter.get(ada, id)).toMatchObject({ outstanding_amount: '1' });
  });

  it('costs nothing if it is repaid on the day of the payout', async () => {
    const id = await counter.lend(ada);
    expect(await counter.repay(ada, id, '1000')).toMatchObject({
      status: 201,
      body: { interest_part: '0' },
    });
    expect(await counter.books(ada)).toMatchObject({ available: '0' });
  });

  it('is repaid only with available money, by its borrower, with the payment password', async () => {
    const id = await counter.lend(ada);
    await counter.pass(DAY_MS);
    expect(problem(await counter.repay(ada, id, '1000.5'))).toEqual([422, 'insufficient_funds', 'amount']);
    expect(problem(await counter.repay(ben, id, '1'))).toEqual([404, 'not_found']);
    expect(problem(await counter.send(ben, 'GET', `/${id}`))).toEqual([404, 'not_found']);
    const wrong = { amount: '1', pay_password: '000000' };
    expect(problem(await counter.send(ada, 'POST', `/${id}/repayment`, wrong))).toEqual([
      422,
      'pay_password_incorrect',
      'pay_password',
    ]);
    const body = { amount: '10', pay_password: PAY_PASSWORD };
    const first = await counter.send(ada, 'POST', `/${id}/repayment`, body, 'pay');
    expect(await counter.send(ada, 'POST', `/${id}/repayment`, body, 'pay')).toEqual(first);
    expect((await counter.get(ada, id)).repayments).toHaveLength(1);
  });
});
