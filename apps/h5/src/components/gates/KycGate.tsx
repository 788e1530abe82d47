import { GateNotice } from '@fairlot/ui-kit/gate-notice';
import { ClockIcon, ShieldIcon } from '@fairlot/ui-kit/icon';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { GateLink, ProfileGate } from './Gate.js';
import { place } from './Gate.css.js';

/**
 * Opens for verified customers. The guard `kyc` redirects others before; this gate covers the case that it could not
 * ask.
 */
export function KycGate({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ProfileGate
      closedFor={({ kycStatus }) => {
        if (kycStatus === 'pass') return undefined;
        const isWaiting = kycStatus === 'under_review';
        return (
          <GateNotice
            className={place}
            icon={isWaiting ? <ClockIcon /> : <ShieldIcon />}
            title={t(isWaiting ? 'gates.kyc.waiting' : 'gates.kyc.title')}
            hint={t(isWaiting ? 'gates.kyc.waitingWhy' : 'gates.kyc.why')}
            action={
              <GateLink path="/pages/kycverify/index">
                {t(isWaiting ? 'gates.kyc.see' : 'gates.kyc.start')}
              </GateLink>
            }
          />
        );
      }}
    >
      {children}
    </ProfileGate>
  );
}
