import type { Wire } from '@fairlot/api-client/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccounts } from '../accounts/accounts.js';
import { accountOperations } from '../accounts/operations.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { DAY_MS } from '../util/durations.js';
import { openLoanCounter, type LoanCounter } from '../loans/testing/loanCounter.js';
import { performanceOperations } from '../performance/operations.js';
import { createPast } from '../performance/past.js';
import { explainOperations } from './operations.js';
import { faultsOf } from './testing/addUp.js';

describeOnBothStores('debt', (makeStore) => {
  let db: Database;
  let counter: LoanCounter;
  beforeAll(async () => {
    db = await makeStore();
    counter = await openLoanCounter(db, false, (context) => {
      const past = createPast(context.market);
      return {
        ...accountOperations(context),
        ...performanceOperations(context, past),
        ...explainOperations(context, past),
      };
    });
  });
  afterAll(async () => {
    await counter.close();
    await db.close();
  });

  it('reduces the value of accounts by the amount owed, and is neither profit nor loss when paid out or repaid', async () => {
    const ada = await counter.signUp();
    const { clock, entropy } = counter.context;
    const account = { id: ada.id, currency: 'USD', at: clock.now() };
    await db.transaction((tx) => openAccounts(tx, account, clock.wall(), entropy));
    await counter.fund(ada, '500');
    const cash = async () => {
      const { data } = (await counter.read(ada, '/account')) as { data: Wire['Account'][] };
      const account = data.find(({ kind }) => kind === 'cash');
      if (account === undefined) throw new Error('There is no cash account.');
      return account;
    };
    const performance = async () => {
      const { data } = (await counter.read(ada, '/performance?period=all')) as {
        data: Record<string, string>[];
      };
      return data[0];
    };
    const explain = async (figure: string) => {
      const { id } = await cash();
      const node = (await counter.read(ada, `/explain/${figure}?account_id=${id}`)) as Wire['FigureNode'];
      expect(faultsOf(node)).toEqual([]);
      return node;
    };

    expect(await cash()).toMatchObject({ total_value: '500', owed: '0', overdue: '0' });
    const id = await counter.lend(ada, '1000');
    expect(await cash()).toMatchObject({
      available_funds: '1500',
      owed: '1000',
      overdue: '0',
      total_value: '500',
    });
    expect(await performance()).toMatchObject({ closing_value: '500', net_deposits: '500', profit: '0' });

    const due = (await counter.read(ada, `/explain/loan_due?loan_id=${id}`)) as Wire['FigureNode'];
    expect(faultsOf(due)).toEqual([]);
    expect(due).toMatchObject({ value: '1003.5', parts: [{ value: '1000' }, { value: '3.5' }] });
    expect(await counter.read(ada, `/loan/${id}`)).toMatchObject({ due_amount: '1003.5' });

    // Seven days of interest at 0.05 % of 1,000, then two days of penalty at 0.1 % of 1,003.50.
    await counter.pass(9 * DAY_MS);
    const late = { owed: '1005.5', overdue: '1005.5', total_value: '494.5' };
    expect(await cash()).toMatchObject(late);
    expect(await performance()).toMatchObject({
      closing_value: '494.5',
      net_deposits: '500',
      profit: '-5.5',
    });
    const total = await explain('total_value');
    expect(total).toMatchObject({ operation: 'difference', value: '494.5' });
    expect(total.parts.map(({ figure, value }) => [figure, value])).toEqual([
      ['assets', '1500'],
      ['owed', '1005.5'],
    ]);
    const owed = await explain('owed');
    expect(Object.fromEntries(owed.parts.map(({ figure, value }) => [figure, value]))).toEqual({
      owed_principal: '1000',
      owed_interest: '3.5',
      owed_penalty: '2',
    });

    // Neither another customer's loan nor an unknown one can be explained.
    const ben = await counter.signUp();
    const refused = async (query: string) => counter.read(ben, `/explain/${query}`);
    expect(await refused(`loan_owed?loan_id=${id}`)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused('loan_owed')).toMatchObject({ status: 400, errors: [{ path: 'loan_id' }] });
    expect(await refused('fund_value?fund_id=NOPE')).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refused(`quant_profit?subscription_id=${id}`)).toMatchObject({ status: 404 });
    expect(await refused(`ipo_total?subscription_id=${id}`)).toMatchObject({ status: 404 });
    expect(await counter.read(ada, `/explain/loan_owed?loan_id=${id}`)).toMatchObject({ value: '1005.5' });
    const signed = (await counter.read(ada, `/explain/loan_total?loan_id=${id}`)) as Wire['FigureNode'];
    expect(faultsOf(signed)).toEqual([]);
    expect(signed).toMatchObject({ operation: 'sum', value: '1003.5' });

    await counter.repay(ada, id, '1005.5');
    expect(await cash()).toMatchObject({ owed: '0', overdue: '0', total_value: '494.5' });
    expect(await performance()).toMatchObject({
      closing_value: '494.5',
      net_deposits: '500',
      profit: '-5.5',
    });
  });
});
