import { useQuery } from '@tanstack/react-query';
import { marketsQuery } from '../../queries/referenceQueries.js';

/** Returns the name of a market, or its code if unknown. */
export function useMarketName(): (marketId: string) => string {
  const { data } = useQuery(marketsQuery);
  return (marketId) => data?.find(({ id }) => id === marketId)?.name ?? marketId;
}
