import rows from './instruments.json' with { type: 'json' };

/** A row of `instruments.json`. */
export interface InstrumentRow {
  readonly symbol: string;
  /** Invented. */
  readonly name: string;
  readonly market_id: string;
  readonly product_type: 'STOCK' | 'FUND';
  readonly sector: string;
  /** Price at the anchor date of the simulation, in the market's currency. */
  readonly base_price: number;
  /** Standard deviation of the instrument's own daily return. */
  readonly volatility: number;
  readonly beta: number;
  /** Standard deviation of a quarterly jump. */
  readonly jump: number;
  /** Shares per day. */
  readonly average_volume: number;
  /** Shares. */
  readonly lot_size: number;
  readonly shortable: boolean;
}

/** Every instrument, by market. */
export const instrumentRows = rows as readonly InstrumentRow[];
