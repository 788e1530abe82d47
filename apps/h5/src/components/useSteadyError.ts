import { useState } from 'react';

/**
 * What the last answer of a query was refused with, also while the next answer is under way: the query forgets it then,
 * so that what stands on it would flicker, and a sheet that was opened from it would close.
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
