import { createHash } from 'node:crypto';
import type { Exchange } from '../calendars/exchanges.js';
import type { TradingCalendar } from '../calendars/tradingCalendar.js';
import { hashText, uniform } from '../hash.js';
import { hongKongLot } from '../instruments/coin.js';
import { POINTS_PER_UNIT, roundToTick, toDecimal } from '../ticks.js';
import { listCompanies, type Company } from './companies.js';
import type { CrowdGroup, Offering } from './offering.js';
import { offeringDates } from './offeringDates.js';

export interface OfferingVenue {
  readonly exchange: Exchange;
  readonly calendar: TradingCalendar;
}

const BLOCK_MIN_SHARES = 10_000n;
const MAX_LOTS = 100n;
/** The public gets one of this many parts of the issue; institutions get the rest. */
const PUBLIC_PARTS = 10n;
/** The value of a lot in dollars, roughly, for exchanges that have no lots themselves. */
const DOLLARS_PER_LOT = 200;

/** How many times the public lots are subscribed: one of these, with equal probability. */
const DEMANDS = [0.7, 1.4, 1.9, 2.6, 3.4, 5.2, 8.5, 13] as const;

/** The demand of applicants: lots, and the fraction of the applicants who ask for them. */
const APPETITES: readonly (readonly [lots: number, share: number])[] = [
  [1, 0.36],
  [2, 0.2],
  [5, 0.17],
  [10, 0.12],
  [20, 0.08],
  [50, 0.05],
  [100, 0.02],
];

/** All offerings of a seed. The companies are always the same; the seed determines the public's demand. */
export function createOfferings(seed: string, venueOf: (marketId: string) => OfferingVenue): Offering[] {
  return listCompanies().map((company) => createOffering(seed, company, venueOf(company.marketId)));
}

function createOffering(seed: string, company: Company, { exchange, calendar }: OfferingVenue): Offering {
  const key = hashText(`${seed}/offering/${company.symbol}`);
  const pricePoints = roundToTick(exchange.ticks, company.price * POINTS_PER_UNIT);
  const price = pricePoints / POINTS_PER_UNIT;
  const tradingLot = exchange.id === 'HK' ? hongKongLot(price) : exchange.lotSize;
  const lotSize = BigInt(tradingLot > 1 ? tradingLot : roundLot(price / company.perDollar));
  const crowd = drawCrowd(key);
  const asked = crowd.reduce((lots, group) => lots + group.applicants * group.lots, 0);
  const demand = DEMANDS[Math.floor(uniform(key, 1, 0) * DEMANDS.length)] ?? 2;
  const publicLots = BigInt(Math.max(1, Math.round(asked / demand)));
  return {
    ...offeringDates(calendar, company.weekday),
    id: offeringId(company),
    instrument: {
      symbol: company.symbol,
      name: company.name,
      marketId: company.marketId,
      productType: 'STOCK',
      currency: exchange.currency,
      sector: company.sector,
      lotSize: BigInt(tradingLot),
      // A new share has no long-term holders to borrow from.
      shortable: false,
      blockMinQuantity: BLOCK_MIN_SHARES,
    },
    issuePrice: toDecimal(pricePoints),
    lotSize,
    maxLots: MAX_LOTS,
    publicLots,
    sharesIssued: publicLots * lotSize * PUBLIC_PARTS,
    crowd,
  };
}

function drawCrowd(key: number): CrowdGroup[] {
  const applicants = 3_000 * 12 ** uniform(key, 2, 0);
  return APPETITES.map(([lots, share]) => ({ lots, applicants: Math.floor(applicants * share) }));
}

/** The lot of about `DOLLARS_PER_LOT`: 5, 10, 20 or 50 shares. */
function roundLot(dollars: number): number {
  const shares = DOLLARS_PER_LOT / dollars;
  return [50, 20, 10].find((lot) => shares >= lot) ?? 5;
}

/** An id in the usual form, the same in every process. */
function offeringId(company: Company): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const digest = createHash('sha256').update(`offering ${company.symbol}`).digest();
  // The first characters are the company's index, so that ids sort by the opening of the windows.
  const head = company.index.toString(10).padStart(6, '0');
  return `ipo_${head}${[...digest.subarray(0, 20)].map((byte) => alphabet.charAt(byte & 31)).join('')}`;
}
