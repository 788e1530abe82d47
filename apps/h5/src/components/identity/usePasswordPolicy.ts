import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { baseSettingsQuery } from '../../queries/referenceQueries.js';

/** The allowed length of passwords on this server, in characters; undefined until loaded, which means the default. */
export function usePasswordPolicy(): { min: number; max: number } | undefined {
  const { data } = useQuery(baseSettingsQuery);
  const { passwordMin: min, passwordMax: max } = data ?? {};
  return useMemo(() => (min === undefined || max === undefined ? undefined : { min, max }), [min, max]);
}
