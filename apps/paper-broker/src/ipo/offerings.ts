import { average, fromInteger, type Decimal } from '@fairlot/money';
import { DAY_MS } from '../util/durations.js';
import type { Market } from '../market/market.js';
import { hashText } from '../market/hash.js';
import { stateOf, type Offering, type OfferingState } from '../market/offerings/offering.js';

/** How long an offering is shown after its listing: twelve weeks. */
const LISTED_FOR_MS = 84 * DAY_MS;

/** The offerings shown at `at`, the last to open first. */
export function listOfferings(
  market: Pick<Market, 'offerings'>,
  at: Date,
  filter: { readonly state?: OfferingState | undefined; readonly marketId?: string | undefined } = {},
): Offering[] {
  return market.offerings
    .filter(
      (offering) =>
        isShown(offering, at) &&
        (filter.state === undefined || stateOf(offering, at) === filter.state) &&
        (filter.marketId === undefined || offering.instrument.marketId === filter.marketId),
    )
    .toSorted((a, b) => b.openAt.getTime() - a.openAt.getTime() || (a.id < b.id ? 1 : -1));
}

function isShown(offering: Offering, at: Date): boolean {
  return offering.announcedAt <= at && at.getTime() < offering.listingAt.getTime() + LISTED_FOR_MS;
}

/** An offering that has been announced by `at`, however long ago. */
export function findOffering(market: Pick<Market, 'offerings'>, id: string, at: Date): Offering | undefined {
  return market.offerings.find((offering) => offering.id === id && offering.announcedAt <= at);
}

const DEMAND_PLACES = 1;

/**
 * How many times the public lots are subscribed by `at`. The crowd's applications arrive evenly during the
 * window, so it is 0 before the window opens.
 */
export function demandAt(offering: Offering, at: Date): Decimal {
  const asked = offering.crowd.reduce((sum, group) => sum + group.applicants * group.lots, 0);
  const length = offering.closeAt.getTime() - offering.openAt.getTime();
  const passed = Math.min(Math.max(at.getTime() - offering.openAt.getTime(), 0), length);
  const soFar = (BigInt(asked) * BigInt(passed)) / BigInt(length);
  return average(fromInteger(soFar), fromInteger(offering.publicLots), DEMAND_PLACES);
}

/** A member's ballot number in an offering, the same for any quantity and number of applications. */
export function ballotOf(seed: string, offering: Offering, memberId: string): number {
  return hashText(`${seed}/ballot/${offering.id}/${memberId}`);
}
