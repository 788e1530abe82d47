export type MarketId = string;
export type ProductType = 'STOCK' | 'FUND';

export interface Instrument {
  readonly symbol: string;
  /** An invented name: no real company's price is shown wrong. */
  readonly name: string;
  readonly marketId: MarketId;
  readonly productType: ProductType;
  readonly currency: string;
  readonly sector: string;
  readonly lotSize: bigint;
  readonly shortable: boolean;
  readonly blockMinQuantity: bigint;
}
