import type { Decimal } from '@fairlot/money';
import type { Instrument } from '../instrument.js';

/** The dates and times of an offering, in chronological order. */
export interface OfferingDates {
  /** The offering is shown from this time on. */
  readonly announcedAt: Date;
  readonly openAt: Date;
  readonly closeAt: Date;
  /** The last date on which applications are checked. Like the other dates, `YYYY-MM-DD` in the market's zone. */
  readonly auditDate: string;
  /** The day of the allotment, which happens at the close of the market. */
  readonly expirationDate: string;
  readonly allotmentAt: Date;
  readonly listingDate: string;
  /** The opening at which the shares first trade. */
  readonly listingAt: Date;
}

/** The demand of the simulated public: the number of applicants, and the lots of each. */
export interface CrowdGroup {
  readonly applicants: number;
  readonly lots: number;
}

/** New shares of an invented company. From their listing on they trade like any other instrument. */
export interface Offering extends OfferingDates {
  readonly id: string;
  /** The instrument that trades later. Its lot is the market's; `lotSize` below is the lot of a subscription. */
  readonly instrument: Instrument;
  /** On the tick; also the price before the first trade. */
  readonly issuePrice: Decimal;
  /** Shares. */
  readonly lotSize: bigint;
  /** The most lots that one applicant can subscribe for. */
  readonly maxLots: bigint;
  /** The lots for the public, which are allotted by the published rule. */
  readonly publicLots: bigint;
  readonly sharesIssued: bigint;
  readonly crowd: readonly CrowdGroup[];
}

/** Upcoming before the window, open during it, closed until the listing. */
export type OfferingState = 'upcoming' | 'open' | 'closed' | 'listed';

export function stateOf(offering: OfferingDates, at: Date): OfferingState {
  if (at < offering.openAt) return 'upcoming';
  if (at < offering.closeAt) return 'open';
  return at < offering.listingAt ? 'closed' : 'listed';
}
