import { randomBytes } from 'node:crypto';
import { accountOperations } from '../../accounts/operations.js';
import type { Database } from '../../db/database.js';
import type { Operations } from '../../http/operation.js';
import { createCallAs, type CallAs } from '../../http/testing/callAs.js';
import { explainOperations } from '../../explain/operations.js';
import { performanceOperations } from '../../performance/operations.js';
import { createPast } from '../../performance/past.js';
import { positionOperations } from '../positions/operations.js';
import { matchingOperations } from '../matching/operations.js';
import { orderOperations } from '../orders/operations.js';
import { runTradingDue } from '../matching/tradingWork.js';
import type { TradingContext } from '../tradingContext.js';
import { insertMember } from '../../testing/insertMember.js';

/** A trading rig for tests: the real operations on a real store, with a clock that the test moves. */
export interface TradingRig {
  readonly context: TradingContext;
  /** Makes a new member with `usd` available in the USD trade account. @returns the member's id */
  member(usd: string): Promise<string>;
  readonly call: CallAs;
  /** The templates of a member's notices, oldest first. */
  notices(memberId: string): Promise<string[]>;
  /** Moves the business clock and does everything due until `at`. */
  advanceTo(at: Date): Promise<void>;
  /** Moves the business clock only. */
  setClock(at: Date): void;
}

/** A wall clock that never returns the same moment twice, so that ids sort in the order of creation. */
function createWall(): () => Date {
  let wallMs = 0;
  return () => new Date((wallMs = Math.max(Date.now(), wallMs + 1)));
}

interface TradingRigOptions {
  /** The business time at first. */
  readonly start: Date;
  /** Whether close requests are reviewed by the stated policy. @default true */
  readonly autoReview?: boolean;
  /** Further operations, besides those of trading. */
  readonly more?: (context: TradingContext) => Operations;
  readonly wall?: () => Date;
}

export function createTradingRig(
  db: Database,
  market: TradingContext['market'],
  { start, autoReview = true, more = () => ({}), wall = createWall() }: TradingRigOptions,
): TradingRig {
  let now = start;
  const context: TradingContext = {
    db,
    market,
    clock: { now: () => now, wall },
    entropy: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    config: { autoReview },
  };
  const past = createPast(market);
  const operations: Operations = {
    ...orderOperations(context),
    ...matchingOperations(context),
    ...positionOperations(context),
    ...accountOperations(context),
    ...performanceOperations(context, past),
    ...explainOperations(context, past),
    ...more(context),
  };

  return {
    context,
    member: (usd) => insertMember(context, { at: now, usd, accounts: ['trade'] }),
    call: createCallAs(operations),
    async notices(memberId) {
      const rows = await db.read
        .selectFrom('notice')
        .select(['template', 'id'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute();
      return rows.map(({ template }) => template);
    },
    async advanceTo(at) {
      now = at;
      await runTradingDue(context);
    },
    setClock(at) {
      now = at;
    },
  };
}
