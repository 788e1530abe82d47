import type { Wire } from '@fairlot/api-client/wire';
import { decimal, sum, toText } from '@fairlot/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { explainOperations } from '../explain/operations.js';
import { faultsOf } from '../explain/testing/addUp.js';
import { MOST_PARTS } from '../figures/figure.js';
import { createPast } from '../performance/past.js';
import { openLoanCounter, type LoanCounter } from './testing/loanCounter.js';

const REPAYMENTS = MOST_PARTS + 5;

describeOnBothStores('a loan that is repaid in many parts', (makeStore) => {
  let db: Database;
  let counter: LoanCounter;
  beforeAll(async () => {
    db = await makeStore();
    counter = await openLoanCounter(db, false, (context) =>
      explainOperations(context, createPast(context.market)),
    );
  });
  afterAll(async () => {
    await counter.close();
    await db.close();
  });

  it('lists the newest, and all earlier ones together: in the schedule and in what is owed', async () => {
    const ada = await counter.signUp();
    await counter.fund(ada, '5000');
    const id = await counter.lend(ada, '1000');
    await counter.pass(9 * DAY_MS);
    for (let made = 1; made <= REPAYMENTS; made += 1) {
      counter.clock.advanceWall(1);
      expect((await counter.repay(ada, id, made === 1 ? '20.07' : '1.01')).status).toBe(201);
    }
    const { repayments, schedule } = await counter.get(ada, id);
    expect(repayments.map(({ amount }) => amount)).toEqual(Array.from({ length: MOST_PARTS }, () => '1.01'));
    expect(schedule.map(({ kind }) => kind)).toEqual([
      'payout',
      'earlier',
      ...repayments.map(() => 'repayment'),
      'due',
    ]);
    // The first one, and the four after it.
    expect(schedule[1]).toMatchObject({ amount: '24.11', state: 'done' });
    const owed = (await counter.read(ada, `/explain/loan_owed?loan_id=${id}`)) as Wire['FigureNode'];
    expect(faultsOf(owed)).toEqual([]);
    const earlier = owed.parts.flatMap(({ parts }) => parts.filter(({ figure }) => figure === 'earlier'));
    expect(toText(sum(earlier.map(({ value }) => decimal(value))))).toBe('24.11');
    // The first one paid the interest and the penalty.
    expect(earlier).toHaveLength(3);
    expect(await counter.faults()).toEqual([]);
  });
});
