import { VipGateNotice } from '@fairlot/ui-kit/gate-notice';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { place } from '../../components/gates/Gate.css.js';
import { GateLink, ProfileGate } from '../../components/gates/Gate.js';

/** Opens for VIP customers; tells others what VIP is for, why it is limited and whom to ask. */
export function VipGate({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ProfileGate
      closedFor={({ vip }) =>
        vip ? undefined : (
          <VipGateNotice
            className={place}
            why={t('gates.vip.why')}
            action={<GateLink path="/pages/support/index">{t('gates.vip.chat')}</GateLink>}
          />
        )
      }
    >
      {children}
    </ProfileGate>
  );
}
