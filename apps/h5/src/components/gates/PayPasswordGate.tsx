import { GateNotice } from '@fairlot/ui-kit/gate-notice';
import { LockIcon } from '@fairlot/ui-kit/icon';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { GateLink, ProfileGate } from './Gate.js';
import { place } from './Gate.css.js';

/** Opens for customers with a pay password; others are led to set one, and come back. */
export function PayPasswordGate({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ProfileGate
      closedFor={({ hasPayPassword }) =>
        hasPayPassword ? undefined : (
          <GateNotice
            className={place}
            icon={<LockIcon />}
            title={t('gates.payPassword.title')}
            hint={t('gates.payPassword.why')}
            action={<GateLink path="/pages/setting/paypwd">{t('gates.payPassword.set')}</GateLink>}
          />
        )
      }
    >
      {children}
    </ProfileGate>
  );
}
