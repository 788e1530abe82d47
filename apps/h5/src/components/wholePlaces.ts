import type { Quote } from '../state/quoteStore.js';
import { placesOf } from './records/placesOf.js';

/**
 * The fraction digits that show all of a quote's price and change, at least 2; for lists that do not know its tick, such
 * as search: a price of 0.945 with two digits is not the price.
 */
export const wholePlaces = (quote: Pick<Quote, 'last' | 'change'> | undefined): number =>
  Math.max(placesOf(quote?.last ?? null), placesOf(quote?.change ?? null));
