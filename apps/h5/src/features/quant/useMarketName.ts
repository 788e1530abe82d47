import { useQuery } from '@tanstack/react-query';
import { marketsQuery } from '../../queries/referenceQueries.js';

/** Names a market; one that is not known yet by its code. */
export function useMarketName(): (marketId: string) => string {
  const { data } = useQuery(marketsQuery);
  return (marketId) => data?.find(({ id }) => id === marketId)?.name ?? marketId;
}
