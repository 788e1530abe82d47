import type { Decimal } from '@fairlot/money';
import type { Instrument } from '../instrument.js';

/** The days and moments of an offering, in the order in which they come. */
export interface OfferingDates {
  /** Shown from then on. */
  readonly announcedAt: Date;
  readonly openAt: Date;
  readonly closeAt: Date;
  /** In the market's zone, `YYYY-MM-DD`; so are the other dates. Applications are checked until then. */
  readonly auditDate: string;
  /** The day of the allotment, and its moment: the close of the market. */
  readonly expirationDate: string;
  readonly allotmentAt: Date;
  readonly listingDate: string;
  /** The opening at which the shares first trade. */
  readonly listingAt: Date;
}

/** What the rest of the simulated public asks for: so many applicants, each for so many lots. */
export interface CrowdGroup {
  readonly applicants: number;
  readonly lots: number;
}

/** New shares of an invented company, which trade like any others from their listing on. */
export interface Offering extends OfferingDates {
  readonly id: string;
  /** What trades later. Its lot is the market's; `lotSize` below is the lot of a subscription. */
  readonly instrument: Instrument;
  /** On the tick; the price before the first trade. */
  readonly issuePrice: Decimal;
  /** Shares. */
  readonly lotSize: bigint;
  /** The most lots that one applicant can ask for. */
  readonly maxLots: bigint;
  /** Lots for the public: those that are allotted by the published rule. */
  readonly publicLots: bigint;
  readonly sharesIssued: bigint;
  readonly crowd: readonly CrowdGroup[];
}

/** Upcoming before the window, open in it, closed until the listing. */
export type OfferingState = 'upcoming' | 'open' | 'closed' | 'listed';

export function stateOf(offering: OfferingDates, at: Date): OfferingState {
  if (at < offering.openAt) return 'upcoming';
  if (at < offering.closeAt) return 'open';
  return at < offering.listingAt ? 'closed' : 'listed';
}
