import { LockIcon } from '@fairlot/ui-kit/icon';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { ClosedGate, GateLink, ProfileGate } from './Gate.js';

/** Opens for customers who have a payment password; others are told and set it, and come back. */
export function PayPasswordGate({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ProfileGate
      closedFor={({ hasPayPassword }) =>
        hasPayPassword ? undefined : (
          <ClosedGate
            icon={<LockIcon />}
            title={t('gates.payPassword.title')}
            why={t('gates.payPassword.why')}
            action={<GateLink path="/pages/setting/paypwd">{t('gates.payPassword.set')}</GateLink>}
          />
        )
      }
    >
      {children}
    </ProfileGate>
  );
}
