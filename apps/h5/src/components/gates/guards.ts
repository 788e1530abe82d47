import { h5 } from '@fairlot/manifest';
import type { Guard } from '../../engine/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { profileQuery } from '../../queries/referenceQueries.js';
import { session } from '../../state/session.js';

/**
 * Sends customers who are not verified to where they can be, with the way back. Where that cannot be found out now the
 * page opens: its own `KycGate` says so, and the server refuses anyway.
 */
async function kyc({ signedIn, href }: Parameters<Guard>[0]) {
  if (!signedIn) return undefined;
  const scope = session.scope();
  const query = profileQuery(scope);
  const isVerified = (status: string | undefined): boolean => status === 'pass';
  // A pass is never revoked, so a cached one counts. Any other state is fetched again.
  if (isVerified(queryClient.getQueryData(query.queryKey)?.kycStatus)) return undefined;
  try {
    // Asked once, and past the query: one that is being tried again would hold the customer before an empty page. The
    // gate behind it asks again by itself.
    const profile = await api.get('/member/profile', {});
    if (scope === session.scope()) queryClient.setQueryData(query.queryKey, profile);
    return isVerified(profile.kycStatus) ? undefined : { to: h5.guards.kyc.sendsTo, search: { next: href } };
  } catch {
    return undefined;
  }
}

/**
 * The app's own guards. `vip` and `paypwd` let everyone in: their pages open and show a gate in place of the form, so that
 * a customer learns what the page is for before anything is asked of them.
 */
export const guards = {
  kyc,
  vip: () => undefined,
  paypwd: () => undefined,
} satisfies Record<string, Guard>;
