import { useCover } from '../../components/Balance.js';
import { averagePlaces, useFigures } from '../../components/figures.js';
import { pricePlaces } from '../../queries/instrumentQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Order, Position } from '../../queries/tradingQueries.js';

/** Formats the figures of a row: prices with the digits of its tick, money with those of its currency. */
export function useRowFigures({ tickSize, currency }: Pick<Order | Position, 'tickSize' | 'currency'>) {
  const price = pricePlaces(tickSize);
  const places = { price, average: averagePlaces(price), money: useMoneyPlaces(currency) };
  const figures = useFigures(currency, places);
  const cover = useCover();
  return {
    ...figures,
    places,
    /** Figures of the customer's own positions, which the eye button hides. */
    own: {
      quantity: (value: string) => cover(figures.quantity(value)),
      partOf: (part: string, whole: string) => cover(figures.partOf(part, whole)),
      /** The price that the customer paid or received per share in one trade. */
      price: (value: string) => cover(figures.price(value)),
      /** The mean of such prices, with the digits of the tick. */
      average: (value: string) => cover(figures.roundedPrice(value)),
    },
  };
}

export type RowFigures = ReturnType<typeof useRowFigures>;
