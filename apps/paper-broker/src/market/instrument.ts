export type MarketId = string;
export type ProductType = 'STOCK' | 'FUND';

export interface Instrument {
  readonly symbol: string;
  /** Invented, so that no real company gets a wrong price. */
  readonly name: string;
  readonly marketId: MarketId;
  readonly productType: ProductType;
  readonly currency: string;
  readonly sector: string;
  readonly lotSize: bigint;
  readonly shortable: boolean;
  readonly blockMinQuantity: bigint;
}
