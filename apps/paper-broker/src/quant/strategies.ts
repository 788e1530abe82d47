import { decimal, type Decimal } from '@fairlot/money';

/** The published rule by which a strategy selects its one share for a day. */
export type QuantType = 'momentum' | 'reversal' | 'calm' | 'rotation';
export type RiskRating = 'low' | 'medium' | 'high';

/** The terms that a customer agrees to. They are stored with the subscription, so that they do not change. */
export interface QuantTerms {
  /**
   * The bounds of the result of the whole period, as fractions of the amount; trading ends at either. The lower one
   * is negative.
   */
  readonly profitRateMin: Decimal;
  readonly profitRateMax: Decimal;
  /** A fraction of the amount, deducted for each day with a trade. */
  readonly dailyFeeRate: Decimal;
  /**
   * A fraction of the amount, deducted for an exit after the period has begun; null when an early exit is not
   * possible.
   */
  readonly earlyExitFeeRate: Decimal | null;
}

/** A strategy of an institution. A product is a round of it. All names are invented. */
export interface Strategy extends QuantTerms {
  /** Part of its products' ids: never changed or reused. */
  readonly number: number;
  readonly name: string;
  readonly institution: string;
  readonly marketId: string;
  readonly type: QuantType;
  readonly riskRating: RiskRating;
  readonly periodDays: number;
  readonly minAmount: Decimal;
  readonly maxAmount: Decimal;
  /** The fraction of the amount that is traded; the rest is not at risk that day. */
  readonly exposure: Decimal;
}

type Row = readonly [
  name: string,
  institution: string,
  marketId: string,
  type: QuantType,
  riskRating: RiskRating,
  periodDays: number,
  amounts: readonly [min: string, max: string],
  exposure: string,
  rates: readonly [min: string, max: string],
  earlyExitFeeRate: string | null,
];

/** The order is part of the ids, so new ones are added at the end. */
const rows: readonly Row[] = [
  [
    'Lodestar Sprint',
    'Halvorn Systematic',
    'US',
    'momentum',
    'high',
    7,
    ['100', '20000'],
    '0.6',
    ['-0.06', '0.07'],
    '0.01',
  ],
  [
    'Stillwater Reserve',
    'Quillmere Research',
    'US',
    'calm',
    'low',
    30,
    ['500', '50000'],
    '0.25',
    ['-0.03', '0.035'],
    '0.005',
  ],
  [
    'Counterweight',
    'Tessaly Partners',
    'US',
    'reversal',
    'medium',
    15,
    ['200', '30000'],
    '0.4',
    ['-0.05', '0.06'],
    '0.01',
  ],
  [
    'Grand Rotation',
    'Halvorn Systematic',
    'US',
    'rotation',
    'medium',
    90,
    ['1000', '100000'],
    '0.35',
    ['-0.1', '0.11'],
    null,
  ],
  [
    'Pont-Neuf Counter',
    'Maison Orvane',
    'FR',
    'reversal',
    'medium',
    15,
    ['200', '30000'],
    '0.4',
    ['-0.05', '0.06'],
    '0.01',
  ],
  [
    'Mirador Calm',
    'Tessaly Partners',
    'ES',
    'calm',
    'low',
    7,
    ['100', '20000'],
    '0.25',
    ['-0.015', '0.0175'],
    '0.005',
  ],
  [
    'Harbour Trend',
    'Kestrel Lane',
    'HK',
    'momentum',
    'high',
    30,
    ['2000', '200000'],
    '0.6',
    ['-0.12', '0.13'],
    '0.015',
  ],
  [
    'Silk Rotation',
    'Kestrel Lane',
    'CN',
    'rotation',
    'medium',
    15,
    ['1000', '200000'],
    '0.35',
    ['-0.045', '0.05'],
    '0.01',
  ],
  [
    'Meridian Calm',
    'Quillmere Research',
    'SG',
    'calm',
    'low',
    90,
    ['500', '80000'],
    '0.25',
    ['-0.05', '0.06'],
    null,
  ],
  [
    'Jade Counter',
    'Maison Orvane',
    'TW',
    'reversal',
    'high',
    7,
    ['3000', '600000'],
    '0.6',
    ['-0.06', '0.07'],
    '0.01',
  ],
];

const DAILY_FEE_RATE = decimal('0.0001');

export const strategies: readonly Strategy[] = rows.map(
  (
    [name, institution, marketId, type, riskRating, periodDays, amounts, exposure, rates, exitFee],
    number,
  ) => ({
    number,
    name,
    institution,
    marketId,
    type,
    riskRating,
    periodDays,
    minAmount: decimal(amounts[0]),
    maxAmount: decimal(amounts[1]),
    exposure: decimal(exposure),
    profitRateMin: decimal(rates[0]),
    profitRateMax: decimal(rates[1]),
    dailyFeeRate: DAILY_FEE_RATE,
    earlyExitFeeRate: exitFee === null ? null : decimal(exitFee),
  }),
);
