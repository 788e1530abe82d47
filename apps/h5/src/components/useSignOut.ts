import { useCallback } from 'react';
import { useNavigate } from '../engine/index.js';
import { api } from '../state/client.js';
import { session } from '../state/session.js';

/**
 * Ends the session here and on the server, and shows the login page. Never fails, because signing out must always be
 * possible.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    // The call is made while the token still exists. Its success does not matter for this device.
    void api.post('/member/logout').catch(() => undefined);
    session.signOut();
    await navigate({ to: '/pages/auth/login', replace: true });
  }, [navigate]);
}
