import { useCallback } from 'react';
import { useHere, useNavigate } from '../engine/index.js';
import { getLanguage } from '../i18n/index.js';
import { session } from '../state/session.js';
import { showToast } from './showToast.js';

/**
 * For actions on public pages: `if (signInFirst()) return;`. Returns true for a visitor, who is taken to the login
 * page and returns here.
 */
export function useSignInFirst(): () => boolean {
  const navigate = useNavigate();
  const here = useHere();
  return useCallback(() => {
    if (session.isSignedIn()) return false;
    showToast(getLanguage().t('app.session.needed'), { id: 'session' });
    void navigate({ to: '/pages/auth/login', search: { next: here() } });
    return true;
  }, [navigate, here]);
}
