import { averagePlaces, useFigures } from '../../components/figures.js';
import { pricePlaces } from '../../stores/instruments.js';
import { useMoneyPlaces } from '../../stores/reference.js';
import type { Order, Position } from '../../stores/trading.js';

/** How the figures of a row are written: prices on the step it came with, money at its currency's places. */
export function useRowFigures({ tickSize, currency }: Pick<Order | Position, 'tickSize' | 'currency'>) {
  const price = pricePlaces(tickSize);
  const places = { price, average: averagePlaces(price), money: useMoneyPlaces(currency) };
  return { ...useFigures(currency, places), places };
}

export type RowFigures = ReturnType<typeof useRowFigures>;
