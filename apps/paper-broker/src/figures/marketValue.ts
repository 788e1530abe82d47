import type { Decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import type { Quote } from '../market/market.js';
import { productOf, value, type Figure, type FigureName } from './figure.js';

interface Priced {
  readonly currency: string;
  readonly market: { quote(symbol: string, at: Date): Pick<Quote, 'last' | 'asOf'> };
  readonly at: Date;
}

/** The value of shares at the last price, truncated to the currency's places. */
export function marketValue(symbol: string, quantity: Decimal, { currency, market, at }: Priced): Figure {
  const { last, asOf } = market.quote(symbol, at);
  const price = value('last_price', last, { currency, asOf, source: { kind: 'quote', id: symbol } });
  return worthAt('market_value', held(symbol, quantity, at), price, { currency, asOf: at });
}

/** A number of shares of a symbol; negative for a short position. */
export const held = (symbol: string, quantity: Decimal, at: Date): Figure =>
  value('quantity', quantity, { asOf: at, source: { kind: 'instrument', id: symbol } });

/** A quantity times a price, as an amount in a currency. */
export const worthAt = (
  name: FigureName,
  quantity: Figure,
  price: Figure,
  { currency, asOf }: { readonly currency: string; readonly asOf: Date },
): Figure =>
  productOf(name, [quantity, price], {
    currency,
    asOf,
    places: scaleOf(currency),
    ...(quantity.source === undefined ? {} : { source: quantity.source }),
  });
