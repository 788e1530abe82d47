import { Refresher } from '@fairlot/ui-kit/refresher';
import type { ReactNode } from 'react';
import { queryClient } from '../queries/queryClient.js';

/** Asks again for all that is on screen. A page that is kept behind another one observes nothing. */
const renew = () => queryClient.refetchQueries({ type: 'active' }, { throwOnError: true });

/** Pull to refresh for every page that the manifest marks `refresh`, with a button for keyboards and screen readers. */
export function PageRefresher({ children }: { children: ReactNode }) {
  return <Refresher onRefresh={renew}>{children}</Refresher>;
}
