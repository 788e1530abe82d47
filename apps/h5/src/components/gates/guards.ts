import { h5 } from '@fairlot/manifest';
import type { Guard } from '../../engine/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { profileQuery } from '../../queries/referenceQueries.js';
import { session } from '../../state/session.js';

/**
 * Redirects customers who are not verified to the verification, with the way back. If the state cannot be loaded, the
 * page opens: its `KycGate` shows the error, and the server refuses anyway.
 */
async function kyc({ signedIn, href }: Parameters<Guard>[0]) {
  if (!signedIn) return undefined;
  const scope = session.scope();
  const query = profileQuery(scope);
  const isVerified = (status: string | undefined): boolean => status === 'pass';
  // A verification is never revoked, so a cached one counts. Other states are fetched again.
  if (isVerified(queryClient.getQueryData(query.queryKey)?.kycStatus)) return undefined;
  try {
    // A single request, bypassing the query: a retrying query would keep the customer on an empty page. The gate
    // behind it retries itself.
    const profile = await api.get('/member/profile', {});
    if (scope === session.scope()) queryClient.setQueryData(query.queryKey, profile);
    return isVerified(profile.kycStatus) ? undefined : { to: h5.guards.kyc.sendsTo, search: { next: href } };
  } catch {
    return undefined;
  }
}

/**
 * The app's own guards. `vip` and `paypwd` admit everyone: their pages show a gate instead of the form, so that a
 * customer learns what the page is for before anything is required.
 */
export const guards = {
  kyc,
  vip: () => undefined,
  paypwd: () => undefined,
} satisfies Record<string, Guard>;
