import { CellButton } from '@fairlot/ui-kit/list';
import { confirm } from '@fairlot/ui-kit/modal';
import { type ReactNode, useCallback } from 'react';
import { useT } from '../i18n/index.js';
import { useNavigate } from '../engine/index.js';
import { api } from '../state/client.js';
import { session } from '../state/session.js';

/** Signs out after a confirmation. `start`: an icon, if the other rows have one. */
export function SignOutRow({ start }: { start?: ReactNode }) {
  const t = useT();
  const signOut = useSignOut();
  const ask = async () => {
    const { confirmed } = await confirm({
      title: t('signOut.question'),
      description: t('signOut.hint'),
      confirmLabel: t('signOut.label'),
      dismissible: true,
    });
    if (confirmed) await signOut();
  };
  return <CellButton start={start} title={t('signOut.label')} onClick={() => void ask()} />;
}

/**
 * Ends the session here and on the server, and shows the login page. Never fails, because signing out must always be
 * possible.
 */
function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    // The call is made while the token still exists. Its success does not matter for this device.
    void api.post('/member/logout').catch(() => undefined);
    session.signOut();
    await navigate({ to: '/pages/auth/login', replace: true });
  }, [navigate]);
}
