import { useCover } from '../../components/Balance.js';
import { averagePlaces, useFigures } from '../../components/figures.js';
import { pricePlaces } from '../../queries/instrumentQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Order, Position } from '../../queries/tradingQueries.js';

/** How the figures of a row are written: prices on the step it came with, money at its currency's places. */
export function useRowFigures({ tickSize, currency }: Pick<Order | Position, 'tickSize' | 'currency'>) {
  const price = pricePlaces(tickSize);
  const places = { price, average: averagePlaces(price), money: useMoneyPlaces(currency) };
  const figures = useFigures(currency, places);
  const cover = useCover();
  return {
    ...figures,
    places,
    /** Of what the customer holds; the eye button covers it. */
    own: {
      quantity: (value: string) => cover(figures.quantity(value)),
      partOf: (part: string, whole: string) => cover(figures.partOf(part, whole)),
      /** What they paid or got for a share. */
      price: (value: string) => cover(figures.price(value)),
    },
  };
}

export type RowFigures = ReturnType<typeof useRowFigures>;
