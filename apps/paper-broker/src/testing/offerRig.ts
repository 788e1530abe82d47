import { randomBytes } from 'node:crypto';
import { accountOperations } from '../accounts/operations.js';
import { readConfig } from '../settings/config.js';
import type { BrokerContext } from '../context.js';
import type { ReviewDesk } from '../review/reviews.js';
import type { Database } from '../db/database.js';
import type { Operations } from '../http/operation.js';
import { createCallAs, type CallAs } from '../http/testing/callAs.js';
import { runDueJobs, type JobHandlers } from '../jobs/jobs.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { createMarket } from '../market/createMarket.js';
import { withListings } from '../market/offerings/withListings.js';
import { WEAK_COST, weakHash } from '../members/testing/weakHash.js';
import { orderOperations } from '../trading/orders/operations.js';
import { runTradingDue } from '../trading/matching/tradingWork.js';
import { positionOperations } from '../trading/positions/operations.js';
import { insertMember } from './insertMember.js';

export const PAY_PASSWORD = '246810';

/** A part of the broker under test, on a real store and the real market, with a clock that the test moves. */
export interface OfferRig {
  readonly context: BrokerContext;
  readonly desks: readonly ReviewDesk[];
  /** Makes a new, verified member with `usd` in the trade account and in the fund account each. @returns its id */
  member(usd: string): Promise<string>;
  readonly call: CallAs;
  /** Moves the business clock and does everything due until `at`. */
  advanceTo(at: Date): Promise<void>;
  /** The invariants of the ledger that are broken. */
  faults(): Promise<string[]>;
}

interface OfferPart {
  readonly operations: Operations;
  readonly jobHandlers: JobHandlers;
  readonly desks?: readonly ReviewDesk[];
}

const market = createMarket({ seed: 'test' });
let hash: Promise<string> | undefined;

export function createOfferRig(
  db: Database,
  start: Date,
  autoReview: boolean,
  partOf: (context: BrokerContext) => OfferPart,
): OfferRig {
  let now = start;
  const context: BrokerContext = {
    db,
    market: withListings(market, () => now),
    clock: { now: () => now, wall: () => new Date() },
    entropy: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    config: { ...readConfig({ SEED_DEMO: '0', LOG_LEVEL: 'silent' }), autoReview, passwordCost: WEAK_COST },
  };
  const part = partOf(context);
  const operations: Operations = {
    ...orderOperations(context),
    ...positionOperations(context),
    ...accountOperations(context),
    ...part.operations,
  };
  return {
    context,
    desks: part.desks ?? [],
    async member(usd) {
      hash ??= weakHash(PAY_PASSWORD);
      return insertMember(context, {
        at: now,
        usd,
        accounts: ['trade', 'fund'],
        payPasswordHash: await hash,
      });
    },
    call: createCallAs(operations),
    async advanceTo(at) {
      now = at;
      const failures: unknown[] = [];
      await runDueJobs(context, part.jobHandlers, (_, error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      await runTradingDue(context);
    },
    async faults() {
      return (await brokenInvariants(db.read)).map((check) => `${check.id}: ${check.detail}`);
    },
  };
}
