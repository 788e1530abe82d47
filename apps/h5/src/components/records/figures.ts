import { useQuery } from '@tanstack/react-query';
import { currenciesQuery } from '../../stores/reference.js';

/** Tells how many digits after the point a currency has; 2 until that is known. */
export function useScaleOf(): (currency: string) => number {
  const { data } = useQuery(currenciesQuery);
  return (currency) => data?.data.find(({ code }) => code === currency)?.scale ?? 2;
}

/** Digits after the point that show all of a price, and at least 2. @example placesOf('17.075') // 3 */
export function placesOf(price: string | null): number {
  return Math.max(2, price?.split('.')[1]?.length ?? 0);
}
