import assert from 'node:assert/strict';
import type { Wire } from '@fairlot/api-client/wire';
import { add, decimal, subtract, sum, toText, ZERO, type Decimal } from '@fairlot/money';
import fc from 'fast-check';
import { createTestEntropy } from '../../clock/testing.js';
import type { Database } from '../../db/database.js';
import { DAY_MS } from '../../util/durations.js';
import { createLogger } from '../../http/logger.js';
import { Refusal } from '../../http/refusal.js';
import { Crash, createCrashingDatabase } from '../../trading/testing/crashingDatabase.js';
import { storePicture } from '../../uploads/testing/storePicture.js';
import { BANK_CARD, openMoneyOutRig, PAY_PASSWORD, type Customer, type MoneyOutRig } from './moneyOutRig.js';

const OPENING = '1000';
const CURRENCIES = ['USD', 'EUR'] as const;
const ACCOUNTS = ['cash', 'trade', 'fund'] as const;
/** The paths at which a customer makes records, and reads their lists. */
const LISTS = ['/deposit', '/withdrawal', '/transfer', '/fx/conversion'] as const;

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
/** The steps of a batch run at the same time, one half in each process. */
const batches = fc.array(
  fc.record({
    steps: fc.array(fc.record({ step, isCut: fc.constantFrom(true, false, false) }), {
      minLength: 1,
      maxLength: 4,
    }),
    /** The process that dies at its next write, and when. */
    death: fc.option(
      fc.record({ place: fc.constantFrom(0, 1), point: fc.constantFrom('before commit', 'after commit') }),
    ),
  }),
  { minLength: 2, maxLength: 9 },
);

type Batches = typeof batches extends fc.Arbitrary<infer B> ? B : never;

export interface MoneyRuns {
  readonly runs: number;
  readonly seed?: number;
  /** Plants a fault: the first write of each run is answered and not stored. */
  readonly losesCommit?: boolean;
}

/**
 * Random movements of money by a customer of two processes. A process dies before or after its next commit, and the
 * connection is cut before the answer. A request without an answer is sent to the other process. At the end of each run
 * every answered movement has happened once, and the accounts agree with the records.
 */
export async function openMoneyModel(db: Database) {
  const stores = [createCrashingDatabase(db), createCrashingDatabase(db)] as const;
  const openProcess = (place: 0 | 1): Promise<MoneyOutRig> =>
    openMoneyOutRig(stores[place].db, {}, undefined, {
      entropy: createTestEntropy(`process ${place}`),
      // A process that dies logs why.
      log: createLogger('silent'),
    });
  const processes = [await openProcess(0), await openProcess(1)] as const;
  const [first] = processes;

  /** Runs `work` in a process and, if that dies, in the other one. */
  const survive = async <Result>(
    place: 0 | 1,
    work: (process: MoneyOutRig) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(processes[place]);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      return work(processes[place === 0 ? 1 : 0]);
    }
  };

  /** A customer of a run, and the actions of its steps. */
  async function startRun() {
    const who = await first.join(OPENING);
    const card = await first.send(who, 'POST', '/bank_card', BANK_CARD);
    /** The ids of all that was answered as made. */
    const made = new Map<string, Set<string>>(LISTS.map((path) => [path, new Set()]));
    const from = (path: (typeof LISTS)[number], place: number): string | undefined => {
      const ids = [...(made.get(path) ?? [])];
      return ids[place % ids.length];
    };

    const actionsIn = (place: 0 | 1, isCut: boolean) => {
      /** Sends a request until it is answered; a refusal is an answer too. */
      const send = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
        const key = crypto.randomUUID();
        const ask = async (process: MoneyOutRig) => {
          const answer = await process.send(who, method, path, body, key);
          if (answer.status >= 500) throw new Crash();
          return answer;
        };
        const answer = await survive(place, ask);
        if (isCut && method === 'POST') {
          const again = await survive(place === 0 ? 1 : 0, ask);
          assert.deepEqual([again.status, again.body?.id], [answer.status, answer.body?.id]);
        }
        if (method === 'POST' && answer.status === 201) made.get(path)?.add(answer.body?.id ?? '');
        return answer;
      };
      /** Makes a decision of the desk; a refusal means that it came too late. */
      const decide = (decision: (process: MoneyOutRig) => Promise<unknown>) =>
        survive(place, decision).catch((error: unknown) => assert(error instanceof Refusal, String(error)));

      return async (each: Step): Promise<unknown> => {
        switch (each.do) {
          case 'deposit':
            return send('POST', '/deposit', {
              channel_id: each.channel,
              amount: text(each.cents),
              proof_upload_id: await storePicture({ ...first.test.context, db }, who.id),
              timezone: 'Europe/Berlin',
            });
          case 'decideDeposit': {
            const id = from('/deposit', each.pick);
            const decision = { decision: each.decision, reason: 'As the bank says', auditAmount: '9.99' };
            return id !== undefined && decide((process) => process.decideDeposit(id, decision));
          }
          case 'cancelDeposit': {
            const id = from('/deposit', each.pick);
            return id !== undefined && send('DELETE', `/deposit/${id}`);
          }
          case 'withdraw':
            return send('POST', '/withdrawal', {
              type: 'bank',
              bank_card_id: card.body?.id,
              currency: 'USD',
              amount: text(each.cents),
              pay_password: PAY_PASSWORD,
            });
          case 'decideWithdrawal': {
            const id = from('/withdrawal', each.pick);
            const decision = { decision: each.decision, reason: 'As the desk says', auditAmount: undefined };
            return id !== undefined && decide((process) => process.decideWithdrawal(id, decision));
          }
          case 'cancelWithdrawal': {
            const id = from('/withdrawal', each.pick);
            return id !== undefined && send('DELETE', `/withdrawal/${id}`);
          }
          case 'transfer': {
            const accounts = (await first.send(who, 'GET', '/account')).body?.data ?? [];
            const idOf = (wanted: string) =>
              accounts.find(({ kind, currency }) => kind === wanted && currency === 'USD')?.id;
            return send('POST', '/transfer', {
              from_account_id: idOf(each.from),
              to_account_id: idOf(each.to),
              amount: text(each.cents),
            });
          }
          case 'exchange': {
            const { body } = await send('POST', '/fx/quote', {
              from_currency: each.from,
              to_currency: each.from === 'USD' ? 'EUR' : 'USD',
              from_amount: text(each.cents),
            });
            return send('POST', '/fx/conversion', { quote_id: body?.quote_id });
          }
          case 'wait':
            for (const { test } of processes) test.clock.advance(each.days * DAY_MS);
            return survive(place, (process) => process.runJobs());
        }
      };
    };
    return { who, made, actionsIn };
  }

  const list = async <Row>(who: Customer, path: string): Promise<readonly Row[]> =>
    (await first.send(who, 'GET', `${path}?limit=100`)).body?.data as unknown as readonly Row[];
  const inAccounts = (who: Customer, book: 'available' | 'held', currency: string): Promise<Decimal[]> =>
    Promise.all(ACCOUNTS.map(async (kind) => decimal(await first.balance(who, book, kind, currency))));

  /** In each currency, the accounts contain what the records say came in, less what went out. */
  async function requireConserved(who: Customer): Promise<void> {
    const deposits = await list<Wire['Deposit']>(who, '/deposit');
    const withdrawals = await list<Wire['Withdrawal']>(who, '/withdrawal');
    const conversions = await list<Wire['Conversion']>(who, '/fx/conversion');
    const entries = await list<Wire['Entry']>(who, '/account/entry');

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
      assert(
        [...available, ...held].every((balance) => balance >= ZERO),
        `${currency} below zero`,
      );
      assert.equal(toText(sum(held)), toText(waiting));
      assert.equal(toText(sum([...available, ...held])), toText(expected));
      assert.equal(
        toText(sum(available)),
        toText(sumOf(entries, (each) => (each.currency === currency ? each.amount : null))),
      );
    }
  }

  return {
    /** @returns how many processes died @throws Error with the shortest run that fails, and its seed */
    async play({ runs, seed, losesCommit = false }: MoneyRuns): Promise<number> {
      let deaths = 0;
      const isKept = async (drawn: Batches): Promise<void> => {
        const { who, made, actionsIn } = await startRun();
        if (losesCommit) for (const store of stores) store.arm('lost commit');
        for (const { steps, death } of drawn) {
          if (death !== null && !losesCommit) stores[death.place === 0 ? 0 : 1].arm(death.point);
          await Promise.all(
            steps.map(({ step: each, isCut }, index) => actionsIn(index % 2 === 0 ? 0 : 1, isCut)(each)),
          );
          for (const store of stores) if (store.revive()) deaths += 1;
        }
        for (const [path, ids] of made) {
          const there = await list<{ id: string }>(who, path);
          assert.deepEqual(there.map(({ id }) => id).toSorted(), [...ids].toSorted(), path);
        }
        await requireConserved(who);
        assert.deepEqual(await first.faults(), []);
      };
      await fc.assert(fc.asyncProperty(batches, isKept), {
        numRuns: runs,
        // A planted fault needs no shortest run.
        endOnFailure: losesCommit,
        ...(seed === undefined ? {} : { seed }),
      });
      return deaths;
    },
    close: async () => void (await Promise.all(processes.map(({ test }) => test.app.close()))),
  };
}

/** Sums `amountOf` of the rows; null counts as 0. */
function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => string | null): Decimal {
  return sum(rows.map((row) => decimal(amountOf(row) ?? '0')));
}
