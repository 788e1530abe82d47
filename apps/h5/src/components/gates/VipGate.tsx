import { StarIcon } from '@fairlot/ui-kit/icon';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { ClosedGate, GateLink, ProfileGate } from './Gate.js';

/** Opens for VIP customers; says to others what VIP is for, why it is limited and whom to ask. */
export function VipGate({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ProfileGate
      closedFor={({ vip }) =>
        vip ? undefined : (
          <ClosedGate
            icon={<StarIcon />}
            title={t('gates.vip.title')}
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
