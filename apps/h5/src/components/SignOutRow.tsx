import { CellButton } from '@fairlot/ui-kit/list';
import { confirm } from '@fairlot/ui-kit/modal';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.js';
import { useSignOut } from './useSignOut.js';

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
