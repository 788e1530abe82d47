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
/** The public gets a tenth of the issue; institutions the rest. */
const PUBLIC_PARTS = 10n;
/** Lots of about so many dollars, where the exchange itself knows no lots. */
const DOLLARS_PER_LOT = 200;

/** How often the public lots are asked for: one of these, each as likely as it stands here. */
const DEMANDS = [0.7, 1.4, 1.9, 2.6, 3.4, 5.2, 8.5, 13] as const;

/** What applicants ask for: lots, and the share of the applicants that do. */
const APPETITES: readonly (readonly [lots: number, share: number])[] = [
  [1, 0.36],
  [2, 0.2],
  [5, 0.17],
  [10, 0.12],
  [20, 0.08],
  [50, 0.05],
  [100, 0.02],
];

/** Every offering of a seed: the companies are always the same, what the public asks for is drawn from the seed. */
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
      // Shares that nobody has held for long cannot be borrowed yet.
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

/** 5, 10, 20 or 50 shares. */
function roundLot(dollars: number): number {
  const shares = DOLLARS_PER_LOT / dollars;
  return [50, 20, 10].find((lot) => shares >= lot) ?? 5;
}

/** An id like any other, and the same in every process. */
function offeringId(company: Company): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const digest = createHash('sha256').update(`offering ${company.symbol}`).digest();
  // The first characters count the companies, so that ids sort as the windows open.
  const head = company.index.toString(10).padStart(6, '0');
  return `ipo_${head}${[...digest.subarray(0, 20)].map((byte) => alphabet.charAt(byte & 31)).join('')}`;
}
