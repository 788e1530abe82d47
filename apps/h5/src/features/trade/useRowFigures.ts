import { useQuery } from '@tanstack/react-query';
import { useFigures } from '../../components/figures.js';
import { instrumentQuery, pricePlaces } from '../../stores/instruments.js';
import { useMoneyPlaces } from '../../stores/reference.js';

/** How the figures of a row are written: prices on the instrument's tick, money at its currency's places. */
export function useRowFigures({ symbol, currency }: { symbol: string; currency: string }) {
  const { data } = useQuery(instrumentQuery(symbol));
  const places = { price: pricePlaces(data?.tickSize), money: useMoneyPlaces(currency) };
  return { ...useFigures(currency, places), places, tickSize: data?.tickSize };
}
