import { useCallback } from 'react';
import { useHere, useNavigate } from '../engine/index.js';
import { getLanguage } from '../i18n/index.js';
import { session } from '../state/session.js';
import { showToast } from './showToast.js';

/**
 * For actions on pages that visitors may see: `if (signInFirst()) return;`. True means nobody is signed in, who now sees
 * the login page and will come back here.
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
