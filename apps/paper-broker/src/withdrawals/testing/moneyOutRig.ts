import { decimal, negate, toText } from '@fairlot/money';
import { openAccounts } from '../../accounts/accounts.js';
import { accountOperations } from '../../accounts/operations.js';
import type { Config } from '../../settings/config.js';
import type { BrokerContext } from '../../context.js';
import type { Database } from '../../db/database.js';
import { createDepositDesk } from '../../deposits/depositDesk.js';
import { depositOperations } from '../../deposits/operations.js';
import { exchangeOperations } from '../../fx/operations.js';
import type { Operations } from '../../http/operation.js';
import type { Decision } from '../../review/reviews.js';
import { createTestApp, type Surroundings } from '../../http/testing/createTestApp.js';
import { runDueJobs } from '../../jobs/jobs.js';
import { findBalance } from '../../ledger/balance.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import type { AccountKind, MemberBook } from '../../ledger/journal.js';
import { post } from '../../ledger/post.js';
import { joinMember } from '../../members/testing/joinMember.js';
import { weakHash } from '../../members/testing/weakHash.js';
import { payeeOperations } from '../../payees/operations.js';
import { createRates } from '../../rates/rates.js';
import { transferOperations } from '../../transfers/operations.js';
import { withdrawalOperations } from '../operations.js';
import type { WithdrawalTools } from '../tools.js';
import { createWithdrawalDesk } from '../withdrawalDesk.js';
import { withdrawalJobs } from '../withdrawalJobs.js';

export const PAY_PASSWORD = '246810';
/** A bank account as a customer adds it. */
export const BANK_CARD = {
  name: 'Salary',
  account_name: 'Ada Specimen',
  account_number: '0532013000',
  bank_name: 'Example Bank',
  bank_branch: 'Mitte',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
  pay_password: PAY_PASSWORD,
};

export interface Customer {
  readonly id: string;
  readonly token: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Deposits, withdrawals and transfers on a test's own database. The test moves the clock, which starts on Monday
 * 2026-03-02, 10:00 in New York.
 */
export async function openMoneyOutRig(
  db: Database,
  config: Partial<Config> = {},
  more: (context: BrokerContext) => Operations = () => ({}),
  surroundings: Surroundings = {},
) {
  let verifiedName: string | null = 'Ada Specimen';
  let tools: WithdrawalTools | undefined;
  const test = await createTestApp(
    db,
    (context) => {
      tools = {
        ...context,
        rates: createRates('test'),
        findVerifiedName: () => Promise.resolve(verifiedName),
      };
      return {
        ...accountOperations(context),
        ...payeeOperations(context, tools.findVerifiedName),
        ...withdrawalOperations(tools),
        ...transferOperations(context),
        ...exchangeOperations(tools),
        ...depositOperations(context),
        ...more(context),
      };
    },
    { rateLimits: false, autoReview: false, payeeCoolingHours: 0, ...config },
    surroundings,
  );
  if (tools === undefined) throw new Error('The app asked for no operations.');
  const known = tools;
  const [withdrawals, deposits] = [createWithdrawalDesk(known), createDepositDesk(test.context)];
  const passwordHash = await weakHash(PAY_PASSWORD);

  const send = async (who: Customer, method: Method, path: string, body?: object, key?: string) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(method === 'POST' ? { 'idempotency-key': key ?? crypto.randomUUID() } : {}),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<Body>() };
  };

  return {
    test,
    tools: known,
    decideWithdrawal: (id: string, decision: Decision) =>
      db.transaction((tx) => withdrawals.decide(tx, id, decision)),
    decideDeposit: (id: string, decision: Decision) =>
      db.transaction((tx) => deposits.decide(tx, id, decision)),
    send,
    setVerifiedName: (name: string | null) => void (verifiedName = name),
    /** Makes a verified customer with `funds` of cash in USD. */
    async join(funds = '1000', kycStatus: 'pass' | 'not_submitted' = 'pass'): Promise<Customer> {
      return db.transaction(async (tx) => {
        const { memberId: id, token } = await joinMember(tx, test.context, {
          nickname: 'Payer',
          payPasswordHash: passwordHash,
          kycStatus,
        });
        const at = test.clock.now();
        await openAccounts(tx, { id, currency: 'USD', at }, at, test.context.entropy);
        await post(tx, {
          kind: 'opening',
          ref: `test:${id}`,
          effectiveAt: at,
          lines: [
            { memberId: id, account: 'cash', book: 'available', commodity: 'USD', amount: decimal(funds) },
            { house: 'opening_equity', commodity: 'USD', amount: negate(decimal(funds)) },
          ],
        });
        return { id, token };
      });
    },
    async balance(
      who: Customer,
      book: MemberBook = 'available',
      account: AccountKind = 'cash',
      commodity = 'USD',
    ): Promise<string> {
      return toText(await findBalance(db.read, { memberId: who.id, account, book, commodity }));
    },
    runJobs: () =>
      runDueJobs({ db, clock: test.clock }, withdrawalJobs(known), (_job, error) => {
        throw error;
      }),
    async faults(): Promise<string[]> {
      return (await brokenInvariants(db.read)).map(({ id, detail }) => `${id}: ${detail}`);
    },
  };
}

export type MoneyOutRig = Awaited<ReturnType<typeof openMoneyOutRig>>;

/** The fields of answers that the tests read. */
export interface Body {
  readonly id: string;
  readonly code: string;
  readonly errors: readonly {
    readonly path: string;
    readonly code: string;
    readonly params?: Readonly<Record<string, string>>;
  }[];
  readonly data: readonly Body[];
  readonly kind: string;
  readonly currency: string;
  readonly quote_id: string;
  readonly to_amount: string;
  readonly [field: string]: unknown;
}
