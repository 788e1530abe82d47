import { Refresher } from '@fairlot/ui-kit/refresher';
import type { ReactNode } from 'react';
import { queryClient } from '../queries/queryClient.js';

/** Refetches everything on screen. A hidden kept page has no active queries. */
const renew = () => queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });

/**
 * Pull to refresh for every page marked `refresh` in the manifest, with a button for keyboards and screen readers.
 */
export function PageRefresher({ children }: { children: ReactNode }) {
  return <Refresher onRefresh={renew}>{children}</Refresher>;
}
