import type { Wire } from '@fairlot/api-client/wire';
import { decimal, minimum, toText } from '@fairlot/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccounts } from '../accounts/accounts.js';
import { accountOperations } from '../accounts/operations.js';
import { currencies } from '../currencies.js';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { exchangeOperations } from '../fx/operations.js';
import { loanProducts } from '../loans/loanProducts.js';
import { openLoanCounter, type Borrower, type LoanCounter } from '../loans/testing/loanCounter.js';
import { performanceOperations } from '../performance/operations.js';
import { createPast } from '../performance/past.js';
import { createRates } from '../rates/rates.js';
import { createRandom, type Random } from '../trading/testing/random.js';
import { explainOperations } from './operations.js';
import { faultsOf } from './testing/addUp.js';
import { SEEDS } from './testing/seeds.js';

const STEPS = 24;

/** The given figures and all their parts, at any depth. */
const withParts = (nodes: readonly Wire['FigureNode'][]): Wire['FigureNode'][] =>
  nodes.flatMap((node) => [node, ...withParts(node.parts)]);

describeOnBothStores('what moves money', (makeStore, kind) => {
  let db: Database;
  let counter: LoanCounter;
  beforeAll(async () => {
    db = await makeStore();
    counter = await openLoanCounter(db, true, (context) => {
      const past = createPast(context.market);
      return {
        ...accountOperations(context),
        ...performanceOperations(context, past),
        ...exchangeOperations({ ...context, rates: createRates('test') }),
        ...explainOperations(context, past),
      };
    });
  });
  afterAll(async () => {
    await counter.close();
    await db.close();
  });

  async function join(): Promise<Borrower> {
    const who = await counter.signUp();
    const { clock, entropy } = counter.context;
    for (const { code } of currencies)
      await db.transaction((tx) =>
        openAccounts(tx, { id: who.id, currency: code, at: clock.now() }, clock.wall(), entropy),
      );
    await counter.fund(who, '5000');
    return who;
  }

  const available = async (who: Borrower): Promise<Map<string, string>> => {
    const { data } = (await counter.read(who, '/account')) as { data: Wire['Account'][] };
    return new Map(
      data.flatMap(({ kind, currency, available_funds: amount }) =>
        kind === 'cash' ? [[currency, amount]] : [],
      ),
    );
  };

  let previews = 0;
  /** Checks that the trees of a preview add up and have the values of the preview. */
  function compare(explained: readonly Wire['FigureNode'][], said: Readonly<Record<string, string>>): void {
    expect(explained.flatMap((node) => faultsOf(node))).toEqual([]);
    previews += 1;
    const nodes = withParts(explained);
    for (const [figure, value] of Object.entries(said))
      expect(nodes.find((node) => node.figure === figure)?.value, figure).toBe(value);
  }

  async function exchange(who: Borrower, random: Random): Promise<void> {
    const held = [...(await available(who))].filter(([, amount]) => amount !== '0');
    const [from = 'USD', most = '0'] = held[random(held.length)] ?? [];
    const others = currencies.filter(({ code }) => code !== from);
    const to = others[random(others.length)]?.code ?? 'EUR';
    const amount = random(3) === 0 ? most : toText(decimal(`${1 + random(400)}.${random(10)}${random(10)}`));
    const asked = { from_currency: from, to_currency: to, from_amount: amount };
    const answer = await counter.post(who, '/fx/quote', asked);
    // The amount is too small to convert.
    if (answer.status === 422) return;
    const quote = answer.body as Wire['ConversionQuote'];
    compare(quote.explained, {
      exchange_received: quote.to_amount,
      exchange_paid: quote.from_amount,
      exchange_cost: quote.cost,
      exchange_rate: quote.rate,
      mid_rate: quote.mid_rate,
      spread: quote.spread,
      ...(quote.available_after === null
        ? {}
        : { available_funds: quote.available, available_after: quote.available_after }),
    });
    expect(quote.available_after === null).toBe(decimal(amount) > decimal(quote.available));
    if (decimal(amount) <= decimal(most)) {
      const done = await counter.post(who, '/fx/conversion', { quote_id: quote.quote_id });
      expect(done).toMatchObject({ status: 201, body: { to_amount: quote.to_amount, rate: quote.rate } });
      expect((await available(who)).get(from)).toBe(quote.available_after);
      const { id, ...made } = done.body as Wire['Conversion'];
      expect(made.cost).toBe(quote.cost);
      for (const [figure, said, operation] of [
        ['exchange_received', made.to_amount, 'product'],
        ['exchange_cost', quote.cost, 'difference'],
        ['exchange_rate', made.rate, 'product'],
      ] as const) {
        const node = (await counter.read(
          who,
          `/explain/${figure}?conversion_id=${id}`,
        )) as Wire['FigureNode'];
        expect(faultsOf(node)).toEqual([]);
        expect([node.value, node.operation]).toEqual([said, operation]);
      }
      expect(made.mid_rate).toBe(quote.mid_rate);
    }
  }

  async function quoteLoan(who: Borrower, random: Random): Promise<void> {
    const product = loanProducts[random(loanProducts.length)];
    if (product === undefined) return;
    const quote = await counter.quote(who, String(100 + random(9900)), product.id);
    compare(quote.explained, {
      loan_total: quote.repayment_amount,
      lent: quote.amount,
      loan_interest: quote.interest_amount,
      interest_rate: quote.interest_rate,
      late_penalty: quote.late_example.penalty_amount,
      penalty_rate: quote.penalty_rate,
    });
  }

  /** Borrows, or repays a part of an existing loan. */
  async function borrowOrRepay(who: Borrower, random: Random): Promise<void> {
    const { data } = (await counter.read(who, '/loan?status=disbursed')) as { data: Wire['Loan'][] };
    const [loan] = data;
    if (loan === undefined) {
      await counter.apply(who, String(100 + random(900)));
      // Within an hour the stated policy passes the loan and it is paid out.
      return counter.pass(HOUR_MS);
    }
    const most = minimum(decimal(loan.outstanding_amount), decimal((await available(who)).get('USD') ?? '0'));
    const wanted = random(4) === 0 ? most : decimal(`${random(200)}.${random(10)}${random(10)}`);
    const amount = toText(minimum(wanted, most));
    const answer = await counter.post(who, `/loan/${loan.id}/repayment/preview`, { amount });
    if (answer.status !== 200) {
      expect(answer.body).toMatchObject({ code: 'wrong_amount' });
      return;
    }
    const preview = answer.body as Wire['RepaymentPreview'];
    compare(preview.explained, {
      repayment: amount,
      repaid_penalty: preview.penalty_part,
      repaid_interest: preview.interest_part,
      repaid_principal: preview.principal_part,
      loan_owed: preview.outstanding_before,
      owed_after: preview.outstanding_after,
      available_funds: preview.available_before,
      available_after: preview.available_after,
    });
    const { body } = await counter.repay(who, loan.id, amount);
    expect(body).toMatchObject({ loan: { outstanding_amount: preview.outstanding_after } });
    expect((await available(who)).get('USD')).toBe(preview.available_after);
  }

  const pass = async (_who: Borrower, random: Random): Promise<void> =>
    counter.pass((1 + random(100)) * HOUR_MS);

  /** Checks the figures of periods and months against the other answers. */
  async function compareRecords(who: Borrower): Promise<number> {
    let count = 0;
    const same = async (figure: string, query: Readonly<Record<string, string>>, said: string) => {
      const path = `/explain/${figure}?${new URLSearchParams(query).toString()}`;
      const node = (await counter.read(who, path)) as Wire['FigureNode'];
      expect(faultsOf(node), path).toEqual([]);
      expect(node.value, path).toBe(said);
      count += 1;
    };
    const { data: performances } = (await counter.read(who, '/performance?period=all')) as {
      data: Wire['Performance'][];
    };
    for (const { currency, ...performance } of performances) {
      const of = { currency, period: 'all' };
      await same('opening_value', of, performance.opening_value);
      await same('closing_value', of, performance.closing_value);
      await same('net_deposits', of, performance.net_deposits);
      await same('performance_profit', of, performance.profit);
    }
    const now = counter.clock.now();
    for (const back of [0, 1]) {
      const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
        .toISOString()
        .slice(0, 7);
      const { accounts } = (await counter.read(who, `/statement?month=${month}`)) as Wire['Statement'];
      for (const { account_id: id, ...account } of accounts) {
        const of = { account_id: id, month };
        await same('opening_balance', of, account.opening_balance);
        await same('closing_balance', of, account.closing_balance);
        for (const { kind, amount } of account.totals) await same('entries_total', { ...of, kind }, amount);
      }
    }
    return count;
  }

  it('explains the day of an index in points with the figures of its quote', async () => {
    const who = await counter.signUp();
    const { clock, market } = counter.context;
    for (const { symbol } of market.indices) {
      const { last, change, changePercentage } = market.quote(symbol, clock.now());
      const ask = (figure: string) => counter.read(who, `/explain/${figure}?symbol=${symbol}`);
      const node = (await ask('day_change')) as Wire['FigureNode'];
      const percentage = (await ask('day_change_percentage')) as Wire['FigureNode'];
      expect([node.value, percentage.value]).toEqual([toText(change), toText(changePercentage)]);
      expect([...faultsOf(node), ...faultsOf(percentage)]).toEqual([]);
      expect(node.currency).toBeUndefined();
      const level = { figure: 'last_level', value: toText(last), source: { kind: 'index', id: symbol } };
      expect(node.parts[0]).toMatchObject(level);
    }
  });

  it.each(SEEDS[kind])(
    'adds up in every preview, period and month, for a customer who does random things, seed %i',
    async (seed) => {
      const random = createRandom(seed);
      const who = await join();
      const deck = [exchange, exchange, quoteLoan, borrowOrRepay, borrowOrRepay, pass, pass];
      previews = 0;
      for (let step = 0; step < STEPS; step += 1) await (deck[random(deck.length)] ?? pass)(who, random);
      expect(previews).toBeGreaterThan(5);
      expect(await compareRecords(who)).toBeGreaterThan(60);
    },
    120_000,
  );
});
