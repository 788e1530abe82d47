import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';

/** How long passwords are on this server, in characters; undefined until it has said so, which means the usual. */
export function usePasswordPolicy(): { min: number; max: number } | undefined {
  const { data } = useQuery(baseSettingsQuery);
  const { passwordMin: min, passwordMax: max } = data ?? {};
  return useMemo(() => (min === undefined || max === undefined ? undefined : { min, max }), [min, max]);
}
