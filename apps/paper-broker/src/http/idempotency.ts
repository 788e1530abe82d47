import { sql } from 'kysely';
import type { Clock } from '../clock/clock.js';
import type { Database, Queries, Tx } from '../db/database.js';
import { isLocked } from '../db/notNow.js';
import type { Answer, AnyAnswer, AnyCall, Call, OperationId, StoredAnswer } from './operation.js';
import { hashBody, hashBytes } from './bodyHash.js';
import { toProblem } from './problem.js';
import { Refusal } from './refusal.js';
import { memberIdOf } from './signedIn.js';

/** Identifies a call for idempotency: equal claims are the same call. */
export interface Claim {
  /** The member's id; for a registration the mail address or phone number. */
  readonly scope: string;
  /** Method and concrete path. */
  readonly operation: string;
  readonly key: string;
  /** The SHA-256 of the body in canonical form; see `hashBody`. */
  readonly bodyHash: Uint8Array;
}

/** Method and concrete path, as claims store them: `POST /position/pos_01…/close`. */
export function nameOperation({ method, url }: { readonly method: string; readonly url: string }): string {
  const [path = ''] = url.split('?', 1);
  return `${method} ${path.replace(/^\/api\/v1/, '')}`;
}

/**
 * The claim of a call.
 * @throws Refusal `idempotency_key_required`
 */
export function toClaim(call: AnyCall, scope: string): Claim {
  if (call.idempotencyKey === undefined) throw new Refusal('idempotency_key_required');
  const { operation, body, file } = call;
  const content = file === undefined ? body : { ...(body as object), file: hashBytes(file).toString('hex') };
  return { scope, operation, key: call.idempotencyKey, bodyHash: hashBody(content) };
}

/**
 * Runs a write once for its idempotency key and answers every repetition with the stored status and body.
 *
 * The claim, the work and the stored answer are one transaction: all of it happens or nothing. A `Refusal` of
 * 403, 404, 409 or 422 is stored too, after the writes of `work` are rolled back. Any other error is not
 * stored, so the call can be tried again.
 *
 * @param scope the owner of the key; default: the signed-in member
 * @throws Refusal `idempotency_key_reused` if the key came with another body before; `idempotency_in_progress`
 * while the first call is still running
 */
export async function idempotently<Id extends OperationId>(
  context: { readonly db: Database; readonly clock: Clock },
  call: Call<Id>,
  work: (tx: Tx) => Promise<Answer<Id>>,
  scope?: string,
): Promise<Answer<Id>> {
  const claim = toClaim(call, scope ?? memberIdOf(call));
  return whileInFlight(claim, () => transactOnce(context, claim, call, work));
}

/**
 * Like `idempotently`, for work with a part that takes too long for a transaction.
 * @param prepare does that part, unless the call is a repetition, and returns the work of the transaction. Its refusals
 * are not stored.
 * @throws Refusal as `idempotently`
 */
export async function preparedIdempotently<Id extends OperationId>(
  context: { readonly db: Database; readonly clock: Clock },
  call: Call<Id>,
  prepare: () => Promise<(tx: Tx) => Promise<Answer<Id>>>,
): Promise<Answer<Id>> {
  const claim = toClaim(call, memberIdOf(call));
  return whileInFlight(
    claim,
    async () =>
      (await findStored(context.db.read, claim)) ?? transactOnce(context, claim, call, await prepare()),
  );
}

async function transactOnce<A extends AnyAnswer>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  claim: Claim,
  call: AnyCall,
  work: (tx: Tx) => Promise<A>,
): Promise<A | StoredAnswer> {
  try {
    return await db.transaction((tx) => answerOnce(tx, { claim, wall: clock.wall(), call, work }));
  } catch (error) {
    // Another process has held the same claim for longer than the lock timeout.
    if (isLocked(error)) throw inProgress();
    throw error;
  }
}

/**
 * Like `idempotently`, for work that is one SQL function which claims the key and stores the answer itself. A refusal
 * is stored here by a second statement; of two concurrent refusals the first one stored wins.
 * @param work returns `key_known` if the key is claimed already. In that case, and when it refuses, it must change
 * nothing.
 * @throws Refusal as `idempotently`
 */
export async function idempotentlyInOne<Id extends OperationId>(
  context: { readonly db: Database; readonly clock: Clock },
  call: Call<Id>,
  claim: Claim,
  work: () => Promise<Answer<Id> | 'key_known'>,
): Promise<Answer<Id>> {
  return whileInFlight(claim, async () => {
    try {
      const answer = await work();
      return answer === 'key_known' ? await requireStored(context.db.read, claim) : answer;
    } catch (error) {
      if (!isKept(error)) throw error;
      const answer = toStoredRefusal(error, call);
      return context.db.transaction(async (tx) => {
        const isFirst = await insertClaim(tx, claim, context.clock.wall(), answer);
        return isFirst ? answer : requireStored(tx, claim);
      });
    }
  });
}

const running = new Set<string>();

/**
 * Runs `work` unless this process is already running the same claim.
 * @throws Refusal `idempotency_in_progress`
 */
async function whileInFlight<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
  const name = `${claim.scope} ${claim.operation} ${claim.key}`;
  if (running.has(name)) throw inProgress();
  running.add(name);
  try {
    return await work();
  } finally {
    running.delete(name);
  }
}

const LOCK_TIMEOUT = '2s';

const inProgress = (): Refusal => new Refusal('idempotency_in_progress', { retryAfterS: 1 });

interface OneAnswer<A> {
  readonly claim: Claim;
  readonly wall: Date;
  readonly call: AnyCall;
  readonly work: (tx: Tx) => Promise<A>;
}

async function answerOnce<A extends AnyAnswer>(
  tx: Tx,
  { claim, wall, call, work }: OneAnswer<A>,
): Promise<A | StoredAnswer> {
  await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx);
  if (!(await insertClaim(tx, claim, wall, null))) return requireStored(tx, claim);
  await sql`set local lock_timeout to default`.execute(tx);

  const answer = await answerOrStoredRefusal(tx, call, work);
  const kept: unknown = 'storedBody' in answer ? answer.storedBody : answer.body;
  await tx
    .updateTable('idempotency')
    .set({ status: answer.status, body: kept === undefined ? null : JSON.stringify(kept) })
    .where('scope', '=', claim.scope)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .execute();
  return answer;
}

/** @returns whether the key was free */
async function insertClaim(tx: Tx, claim: Claim, wall: Date, answer: StoredAnswer | null): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency')
    .values({
      scope: claim.scope,
      operation: claim.operation,
      key: claim.key,
      body_hash: claim.bodyHash,
      status: answer?.status ?? null,
      body: answer === null ? null : JSON.stringify(answer.body),
      created_at: wall,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Whether a request repeats one that has a stored answer. */
export async function hasStoredAnswer(
  db: Database,
  scope: string,
  request: { readonly method: string; readonly url: string },
  key: string,
): Promise<boolean> {
  const row = await db.read
    .selectFrom('idempotency')
    .select('status')
    .where('scope', '=', scope)
    .where('operation', '=', nameOperation(request))
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined && row.status !== null;
}

async function requireStored(db: Queries, claim: Claim): Promise<StoredAnswer> {
  const stored = await findStored(db, claim);
  if (stored === undefined) throw new Error('The claim is gone.');
  return stored;
}

async function findStored(db: Queries, claim: Claim): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'body'])
    .where('scope', '=', claim.scope)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (Buffer.compare(row.body_hash, claim.bodyHash) !== 0) throw new Refusal('idempotency_key_reused');
  if (row.status === null) throw inProgress();
  return {
    status: row.status,
    ...(row.body === null ? {} : { body: JSON.parse(row.body) as unknown }),
    isReplay: true,
  };
}

const STORED_REFUSALS: ReadonlySet<number> = new Set([403, 404, 409, 422]);

async function answerOrStoredRefusal<A extends AnyAnswer>(
  tx: Tx,
  call: AnyCall,
  work: (tx: Tx) => Promise<A>,
): Promise<A | StoredAnswer> {
  await sql`savepoint before_work`.execute(tx);
  try {
    return await work(tx);
  } catch (error) {
    if (!isKept(error)) throw error;
    await sql`rollback to savepoint before_work`.execute(tx);
    return toStoredRefusal(error, call);
  }
}

/** Whether the error is a refusal that is stored. */
const isKept = (error: unknown): error is Refusal =>
  error instanceof Refusal && STORED_REFUSALS.has(error.status);

const toStoredRefusal = (refusal: Refusal, call: AnyCall): StoredAnswer => ({
  status: refusal.status,
  body: toProblem(refusal, call.locale, call.requestId),
  isReplay: false,
});
