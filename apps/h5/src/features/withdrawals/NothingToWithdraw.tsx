import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { WalletIcon } from '@fairlot/ui-kit/icon';
import { ButtonLink } from '../../components/ButtonLink.js';
import { useT } from '../../i18n/index.js';
import type { WithdrawalType } from './withdrawalQueries.js';

/** No account can be withdrawn this way: a wallet takes crypto, which has to be bought first. */
export function NothingToWithdraw({ type }: { type: WithdrawalType }) {
  const t = useT();
  return (
    <EmptyState
      icon={<WalletIcon />}
      title={t(type === 'crypto' ? 'withdraw.noCrypto' : 'withdraw.noCash')}
      hint={t(type === 'crypto' ? 'withdraw.noCryptoHint' : 'withdraw.noCashHint')}
      action={
        type === 'crypto' ? (
          <ButtonLink variant="secondary" to="/pages/profile/exchange" search={{ to: 'USDT' }}>
            {t('withdraw.exchange')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" to="/pages/profile/transfer">
            {t('withdraw.transfer')}
          </ButtonLink>
        )
      }
    />
  );
}
