import type { Wire } from '@fairlot/api-client/wire';
import { add, decimal, subtract, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { Refusal } from '../http/refusal.js';
import { storePicture } from '../uploads/testing/storePicture.js';
import { openMoneyOutRig, PAY_PASSWORD, type Customer, type MoneyOutRig } from './testing/moneyOutRig.js';

const OPENING = '1000';
const DAY_MS = 86_400_000;
const CURRENCIES = ['USD', 'EUR'] as const;
const ACCOUNTS = ['cash', 'trade', 'fund'] as const;

/** Cents as an amount on the wire. */
const text = (cents: number): string => toText(decimal((cents / 100).toFixed(2)));

const cents = fc.integer({ min: 1000, max: 60_000 });
/** Selects one of the records that the run has made so far. */
const pick = fc.nat(20);
const step = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), cents, channel: fc.constantFrom('card_usd', 'card_eur') }),
  fc.record({
    do: fc.constant('decideDeposit' as const),
    pick,
    decision: fc.constantFrom('pass' as const, 'partial' as const, 'refuse' as const),
  }),
  fc.record({ do: fc.constant('cancelDeposit' as const), pick }),
  fc.record({ do: fc.constant('withdraw' as const), cents }),
  fc.record({
    do: fc.constant('decideWithdrawal' as const),
    pick,
    decision: fc.constantFrom('pass' as const, 'refuse' as const),
  }),
  fc.record({ do: fc.constant('cancelWithdrawal' as const), pick }),
  fc.record({
    do: fc.constant('transfer' as const),
    from: fc.constantFrom(...ACCOUNTS),
    to: fc.constantFrom(...ACCOUNTS),
    cents,
  }),
  fc.record({ do: fc.constant('exchange' as const), from: fc.constantFrom(...CURRENCIES), cents }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 4 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** The steps of a batch run at the same time. */
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 9 });

describeOnBothStores('money in, out and across', (makeStore) => {
  let db: Database;
  let rig: MoneyOutRig;
  beforeAll(async () => {
    db = await makeStore();
    rig = await openMoneyOutRig(db);
  });
  afterAll(async () => {
    await rig.test.app.close();
    await db.close();
  });

  it('in any order and at the same time, makes and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (drawn) => {
        const run = await startRun();
        for (const batch of drawn) await Promise.all(batch.map(run.perform));
        await expectConserved(run.who);
        expect(await rig.faults()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  /** A customer of a run, and the actions of its steps. */
  async function startRun() {
    const who = await rig.join(OPENING);
    const card = await rig.send(who, 'POST', '/bank_card', {
      name: 'Salary',
      account_name: 'Ada Specimen',
      account_number: '0532013000',
      bank_name: 'Example Bank',
      bank_branch: 'Mitte',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
      pay_password: PAY_PASSWORD,
    });
    const deposits: string[] = [];
    const withdrawals: string[] = [];
    const from = (ids: readonly string[], place: number): string | undefined => ids[place % ids.length];

    /** Sends a request; a refusal is an answer too. */
    const send = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
      const answer = await rig.send(who, method, path, body);
      expect(answer.status).toBeLessThan(500);
      return answer;
    };
    /** Makes a decision of the desk, which may come too late. */
    const decide = async (decision: Promise<unknown>) => {
      await decision.catch((error: unknown) => expect(error).toBeInstanceOf(Refusal));
    };

    const perform = async (each: Step): Promise<void> => {
      switch (each.do) {
        case 'deposit': {
          const { body } = await send('POST', '/deposit', {
            channel_id: each.channel,
            amount: text(each.cents),
            proof_upload_id: await storePicture(rig.test.context, who.id),
            timezone: 'Europe/Berlin',
          });
          if (body?.id !== undefined) deposits.push(body.id);
          return;
        }
        case 'decideDeposit': {
          const id = from(deposits, each.pick);
          if (id === undefined) return;
          const rest = { reason: 'As the bank says', auditAmount: '9.99' };
          return decide(rig.decideDeposit(id, { decision: each.decision, ...rest }));
        }
        case 'cancelDeposit': {
          const id = from(deposits, each.pick);
          if (id !== undefined) await send('DELETE', `/deposit/${id}`);
          return;
        }
        case 'withdraw': {
          const { body } = await send('POST', '/withdrawal', {
            type: 'bank',
            bank_card_id: card.body?.id,
            currency: 'USD',
            amount: text(each.cents),
            pay_password: PAY_PASSWORD,
          });
          if (body?.id !== undefined) withdrawals.push(body.id);
          return;
        }
        case 'decideWithdrawal': {
          const id = from(withdrawals, each.pick);
          if (id === undefined) return;
          const rest = { reason: 'As the desk says', auditAmount: undefined };
          return decide(rig.decideWithdrawal(id, { decision: each.decision, ...rest }));
        }
        case 'cancelWithdrawal': {
          const id = from(withdrawals, each.pick);
          if (id !== undefined) await send('DELETE', `/withdrawal/${id}`);
          return;
        }
        case 'transfer': {
          const accounts = (await rig.send(who, 'GET', '/account')).body?.data ?? [];
          const idOf = (wanted: string) =>
            accounts.find(({ kind, currency }) => kind === wanted && currency === 'USD')?.id;
          await send('POST', '/transfer', {
            from_account_id: idOf(each.from),
            to_account_id: idOf(each.to),
            amount: text(each.cents),
          });
          return;
        }
        case 'exchange': {
          const { body } = await send('POST', '/fx/quote', {
            from_currency: each.from,
            to_currency: each.from === 'USD' ? 'EUR' : 'USD',
            from_amount: text(each.cents),
          });
          await send('POST', '/fx/conversion', { quote_id: body?.quote_id });
          return;
        }
        case 'wait':
          rig.test.clock.advance(each.days * DAY_MS);
          await rig.runJobs();
      }
    };
    return { who, perform };
  }

  /** In each currency, the accounts contain what the records say came in, less what went out. */
  async function expectConserved(who: Customer): Promise<void> {
    const list = async <Row>(path: string): Promise<readonly Row[]> =>
      (await rig.send(who, 'GET', `${path}?limit=100`)).body?.data as unknown as readonly Row[];
    const deposits = await list<Wire['Deposit']>('/deposit');
    const withdrawals = await list<Wire['Withdrawal']>('/withdrawal');
    const conversions = await list<Wire['Conversion']>('/fx/conversion');
    const entries = await list<Wire['Entry']>('/account/entry');

    for (const currency of CURRENCIES) {
      const credited = sumOf(
        deposits.filter((each) => ['pass', 'partial'].includes(each.status_key)),
        (each) => (each.converted_currency === currency ? each.converted_amount : null),
      );
      const out = withdrawals.filter((each) => each.currency === currency);
      const left = sumOf(out, (each) => (each.status_key === 'pass' ? each.amount : null));
      const waiting = sumOf(out, (each) => (each.status_key === 'wait' ? each.amount : null));
      const bought = sumOf(conversions, (each) => (each.to_currency === currency ? each.to_amount : null));
      const sold = sumOf(conversions, (each) => (each.from_currency === currency ? each.from_amount : null));
      const opening = currency === 'USD' ? decimal(OPENING) : ZERO;
      const expected = subtract(sum([opening, credited, bought]), add(left, sold));

      const available = await inAccounts(who, 'available', currency);
      const held = await inAccounts(who, 'held', currency);
      expect([...available, ...held].every((balance) => balance >= ZERO)).toBe(true);
      expect(toText(sum(held))).toBe(toText(waiting));
      expect(toText(sum([...available, ...held]))).toBe(toText(expected));
      expect(toText(sum(available))).toBe(
        toText(sumOf(entries, (each) => (each.currency === currency ? each.amount : null))),
      );
    }
  }

  const inAccounts = (who: Customer, book: 'available' | 'held', currency: string): Promise<Decimal[]> =>
    Promise.all(ACCOUNTS.map(async (kind) => decimal(await rig.balance(who, book, kind, currency))));
});

/** Sums `amountOf` of the rows; null counts as 0. */
function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => string | null): Decimal {
  return sum(rows.map((row) => decimal(amountOf(row) ?? '0')));
}
