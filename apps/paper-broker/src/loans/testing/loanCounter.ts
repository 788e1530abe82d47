import type { Wire } from '@fairlot/api-client/wire';
import type { Decision } from '../../review/reviews.js';
import type { Database } from '../../db/database.js';
import type { BrokerContext } from '../../context.js';
import type { Operations } from '../../http/operation.js';
import { createTestApp } from '../../http/testing/createTestApp.js';
import { runDueJobs } from '../../jobs/jobs.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import { post } from '../../ledger/post.js';
import { joinMember } from '../../members/testing/joinMember.js';
import { weakHash } from '../../members/testing/weakHash.js';
import type { UploadPurpose } from '../../uploads/schema.js';
import { storePicture } from '../../uploads/testing/storePicture.js';
import { createLoanDesk } from '../loanDesk.js';
import { loanJobs } from '../loanJobs.js';
import { loanOperations } from '../operations.js';
import { decimal, negate, toText } from '@fairlot/money';

export interface Borrower {
  readonly id: string;
  readonly token: string;
}

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The status and code of a refusal, and the fields that it names. */
export const problem = ({ status, body }: Reply): unknown[] => {
  const { code, errors = [] } = body as { code: string; errors?: { path: string }[] };
  return [status, code, ...errors.map((error) => error.path)];
};

export const PAY_PASSWORD = '246810';

/** The loans of a test's own broker over HTTP, with its desk. */
export async function openLoanCounter(
  db: Database,
  autoReview = false,
  more: (context: BrokerContext) => Operations = () => ({}),
) {
  const operations = (context: BrokerContext) => ({ ...loanOperations(context), ...more(context) });
  const { app, context, clock } = await createTestApp(db, operations, { rateLimits: false, autoReview });
  const desk = createLoanDesk(context);
  const payPasswordHash = await weakHash(PAY_PASSWORD);

  const signUp = ({ isVerified = true } = {}): Promise<Borrower> =>
    db.transaction(async (tx) => {
      const { memberId: id, token } = await joinMember(tx, context, {
        nickname: 'Borrower',
        payPasswordHash,
        kycStatus: isVerified ? 'pass' : 'not_submitted',
      });
      return { id, token };
    });

  /** A picture as an upload would have stored it. */
  const picture = ({ id }: Borrower, purpose: UploadPurpose): Promise<string> =>
    storePicture(context, id, purpose);

  const sendTo = async (
    { token }: Borrower,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    key: string = crypto.randomUUID(),
  ): Promise<Reply> => {
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const send = (...[who, method, path, ...rest]: Parameters<typeof sendTo>): Promise<Reply> =>
    sendTo(who, method, `/loan${path}`, ...rest);
  /** An answer of another part of the broker. */
  const read = async (who: Borrower, path: string): Promise<Record<string, unknown>> =>
    (await sendTo(who, 'GET', path)).body;
  const must = async (...call: Parameters<typeof send>): Promise<unknown> => {
    const { status, body } = await send(...call);
    if (status >= 300) throw new Error(JSON.stringify(body));
    return body;
  };

  const quote = async (who: Borrower, amount = '1000', productId = 'usd_7'): Promise<Wire['LoanQuote']> =>
    (await must(who, 'POST', '/quote', { product_id: productId, amount })) as Wire['LoanQuote'];
  /** The body of a complete application. */
  const application = async (
    who: Borrower,
    { quote_id: quoteId, agreement_version: version }: Wire['LoanQuote'],
  ) => ({
    quote_id: quoteId,
    signature_upload_id: await picture(who, 'signature'),
    image_upload_id: await picture(who, 'loan'),
    agreement_version: version,
    agree: true,
    pay_password: PAY_PASSWORD,
  });
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await runDueJobs({ db, clock }, loanJobs(context), (_job, error) => {
      throw error;
    });
  };
  const decide = (
    id: string,
    decision: Decision['decision'],
    reason?: string,
    coded: Pick<Decision, 'reasonKey' | 'reasonParams'> = {},
  ) =>
    context.db.transaction((tx) =>
      desk.decide(tx, id, { decision, auditAmount: undefined, reason, ...coded }),
    );
  const apply = async (who: Borrower, amount = '1000', productId = 'usd_7'): Promise<Wire['Loan']> => {
    // At a later time than the previous one, so that ids sort.
    clock.advanceWall(1);
    return (await must(
      who,
      'POST',
      '',
      await application(who, await quote(who, amount, productId)),
    )) as Wire['Loan'];
  };

  return {
    clock,
    context,
    desk,
    signUp,
    picture,
    send,
    read,
    /** What the customer asks of another part of the broker. */
    post: (who: Borrower, path: string, payload: object) => sendTo(who, 'POST', path, payload),
    quote,
    application,
    apply,
    decide,
    pass,
    /** Makes a loan that is paid out. */
    async lend(who: Borrower, amount = '1000', productId = 'usd_7'): Promise<string> {
      const { id } = await apply(who, amount, productId);
      await decide(id, 'pass');
      await pass(60_000);
      return id;
    },
    get: async (who: Borrower, id: string): Promise<Wire['LoanDetail']> =>
      (await must(who, 'GET', `/${id}`)) as Wire['LoanDetail'],
    repay: (who: Borrower, id: string, amount: string) =>
      send(who, 'POST', `/${id}/repayment`, { amount, pay_password: PAY_PASSWORD }),
    /** Gives a customer money. */
    fund: ({ id: memberId }: Borrower, amount: string): Promise<void> =>
      db.transaction((tx) =>
        post(tx, {
          kind: 'opening',
          ref: `test:${crypto.randomUUID()}`,
          effectiveAt: clock.now(),
          lines: [
            { memberId, account: 'cash', book: 'available', commodity: 'USD', amount: decimal(amount) },
            { house: 'opening_equity', commodity: 'USD', amount: negate(decimal(amount)) },
          ],
        }),
      ),
    /** The balances of the customer's cash account. */
    async books({ id }: Borrower): Promise<Record<string, string>> {
      const rows = await db.read
        .selectFrom('book')
        .select(['book', 'balance'])
        .where('owner', '=', id)
        .where('account_kind', '=', 'cash')
        .execute();
      return Object.fromEntries(rows.map((row) => [row.book, toText(decimal(row.balance))]));
    },
    async notices({ id }: Borrower): Promise<string[]> {
      const rows = await db.read
        .selectFrom('notice')
        .select('template')
        .where('member_id', '=', id)
        .orderBy('template')
        .execute();
      return rows.map((row) => row.template);
    },
    async faults(): Promise<string[]> {
      return (await brokenInvariants(db.read)).map((check) => check.detail);
    },
    close: () => app.close(),
  };
}

export type LoanCounter = Awaited<ReturnType<typeof openLoanCounter>>;
