import { useState } from 'react';

/**
 * The error of a query's last answer, also while the next answer is loading. The query itself forgets it then, so
 * that content that depends on it would flicker, and a sheet opened from it would close.
 */
export function useSteadyError({
  error,
  isFetching,
}: {
  error: Error | null;
  isFetching: boolean;
}): Error | null {
  const [last, setLast] = useState(error);
  if (!isFetching && last !== error) setLast(error);
  return isFetching ? last : error;
}
