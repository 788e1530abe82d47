import { decimal, type Decimal } from '@fairlot/money';
import { hashText, uniform } from '../market/hash.js';
import type { Market } from '../market/market.js';
import type { Instrument } from '../market/instrument.js';

export type RiskRating = 'low' | 'medium' | 'high';

/** The costs and conditions of a fund, which follow from its symbol alone. */
export interface FundTerms {
  readonly riskRating: RiskRating;
  /** The smallest subscription, in the fund's currency. */
  readonly minAmount: Decimal;
  /** A fraction of the amount. */
  readonly subscriptionFeeRate: Decimal;
  readonly redemptionFeeRate: Decimal;
  /** A fraction for each year, taken inside the fund. */
  readonly managementFeeRate: Decimal;
  /** Trading days from the pricing of a redemption to its payment. */
  readonly settlementDays: number;
}

/** About 100 USD in round figures, by currency. */
const MIN_AMOUNTS: Readonly<Record<string, string>> = {
  USD: '100',
  EUR: '100',
  SGD: '150',
  MYR: '500',
  CNY: '700',
  HKD: '800',
  TWD: '3000',
};

/** The names of narrow funds, which fluctuate more. All funds hold shares, so none has a low risk. */
const NARROW = /small|technology|growth/i;
const SETTLEMENT_DAYS = 2;
const MANAGEMENT_FEES = ['0.0018', '0.0045', '0.0075', '0.012'] as const;

export function fundTerms({ symbol, name, currency }: Instrument): FundTerms {
  const draw = uniform(hashText(`fund/${symbol}`), 1, 0);
  return {
    riskRating: NARROW.test(name) ? 'high' : 'medium',
    minAmount: decimal(MIN_AMOUNTS[currency] ?? '100'),
    subscriptionFeeRate: decimal('0.005'),
    redemptionFeeRate: decimal('0'),
    managementFeeRate: decimal(MANAGEMENT_FEES[Math.floor(draw * MANAGEMENT_FEES.length)] ?? '0.0045'),
    settlementDays: SETTLEMENT_DAYS,
  };
}

export interface FundWeight {
  readonly symbol: string;
  readonly name: string;
  /** A fraction of the fund. */
  readonly weight: Decimal;
}

const SHOWN = 10;
/** The weights of the ten largest holdings, in ten-thousandths. Each is then varied by up to a tenth. */
const LARGEST = [720, 610, 540, 480, 420, 370, 330, 290, 260, 230] as const;
const DECIMAL_UNITS_PER_TEN_THOUSANDTH = 10_000n;

/** The ten largest holdings of a fund: shares of its market, largest first. */
export function fundHoldings(market: Pick<Market, 'instruments'>, fund: Instrument): FundWeight[] {
  const key = hashText(`fund/${fund.symbol}/holdings`);
  const shares = market.instruments
    .filter((each) => each.marketId === fund.marketId && each.productType === 'STOCK')
    .map((share) => ({ share, draw: uniform(key, hashText(share.symbol), 0) }))
    .toSorted((a, b) => a.draw - b.draw)
    .slice(0, SHOWN);
  return shares.map(({ share }, index) => {
    const weight = Math.round((LARGEST[index] ?? 200) * (1 - 0.1 * uniform(key, index, 1)));
    return {
      symbol: share.symbol,
      name: share.name,
      weight: (BigInt(weight) * DECIMAL_UNITS_PER_TEN_THOUSANDTH) as Decimal,
    };
  });
}
