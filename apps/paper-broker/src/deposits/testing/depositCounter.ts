import type { Wire } from '@fairlot/api-client/wire';
import type { Database } from '../../db/database.js';
import { createTestApp, type TestApp } from '../../http/testing/createTestApp.js';
import { runDueJobs } from '../../jobs/jobs.js';
import { brokenInvariants } from '../../ledger/invariants.js';
import { joinMember } from '../../members/testing/joinMember.js';
import { storePicture } from '../../uploads/testing/storePicture.js';
import type { Decision } from '../../review/reviews.js';
import { createDepositDesk } from '../depositDesk.js';
import { depositJobs } from '../depositJobs.js';
import { depositOperations } from '../operations.js';

export interface Customer {
  readonly id: string;
  readonly token: string;
}

/** An answer, reduced to what tests compare. */
export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A broker with its deposit operations over HTTP and the desk. */
export async function openDepositCounter(db: Database, autoReview = false) {
  const test: TestApp = await createTestApp(db, depositOperations, { rateLimits: false, autoReview });
  const { context, clock } = test;
  const desk = createDepositDesk(context);

  const signUp = (): Promise<Customer> =>
    db.transaction(async (tx) => {
      const { memberId: id, token } = await joinMember(tx, context, { nickname: 'Payer' });
      return { id, token };
    });

  const proof = (customer: Customer, purpose?: 'proof' | 'avatar'): Promise<string> =>
    storePicture(context, customer.id, purpose);

  const send = async (
    customer: Customer,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    key: string = crypto.randomUUID(),
  ): Promise<Reply> => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/deposit${path}`,
      headers: { authorization: `Bearer ${customer.token}`, 'idempotency-key': key },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  const body = async (customer: Customer, fields: object = {}): Promise<Record<string, unknown>> => ({
    channel_id: 'card_usd',
    amount: '100',
    timezone: 'Europe/Berlin',
    proof_upload_id: await proof(customer),
    ...fields,
  });
  /** Creates a waiting deposit. */
  const tell = async (customer: Customer, fields: object = {}): Promise<Wire['Deposit']> => {
    const said = await send(customer, 'POST', '', await body(customer, fields));
    if (said.status !== 201) throw new Error(JSON.stringify(said));
    return said.body as unknown as Wire['Deposit'];
  };

  return {
    test,
    clock,
    signUp,
    proof,
    send,
    body,
    tell,
    desk,
    get: async (customer: Customer, id: string): Promise<Wire['Deposit']> =>
      (await send(customer, 'GET', `/${id}`)).body as unknown as Wire['Deposit'],
    decide: (id: string, decision: Decision['decision'], rest: Partial<Decision> = {}) =>
      context.db.transaction((tx) =>
        desk.decide(tx, id, { decision, auditAmount: undefined, reason: undefined, ...rest }),
      ),
    /** Advances business time and runs the jobs that are due. */
    async pass(ms: number): Promise<void> {
      clock.advance(ms);
      await runDueJobs({ db, clock }, depositJobs(context), (_job, error) => {
        throw error;
      });
    },
    /** The customer's available money, by currency. */
    async funds(customer: Customer): Promise<Record<string, string>> {
      const rows = await db.read
        .selectFrom('book')
        .select(['commodity', 'balance'])
        .where('owner', '=', customer.id)
        .where('book', '=', 'available')
        .where('account_kind', '=', 'cash')
        .execute();
      return Object.fromEntries(rows.map((row) => [row.commodity, String(Number(row.balance))]));
    },
    /** The templates of the customer's notices, sorted, because several may have the same timestamp. */
    async notices(customer: Customer): Promise<string[]> {
      const rows = await db.read
        .selectFrom('notice')
        .select('template')
        .where('member_id', '=', customer.id)
        .orderBy('template')
        .execute();
      return rows.map((row) => row.template);
    },
    async faults(): Promise<string[]> {
      return (await brokenInvariants(db.read)).map((check) => check.detail);
    },
    close: () => test.app.close(),
  };
}

export type DepositCounter = Awaited<ReturnType<typeof openDepositCounter>>;
