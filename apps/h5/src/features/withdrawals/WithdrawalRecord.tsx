import { Button } from '@fairlot/ui-kit/button';
import { confirm } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Balance } from '../../components/Balance.js';
import { describeError } from '../../components/describeError.js';
import { PageHeading } from '../../components/PageHeading.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useSearch } from '../../engine/index.js';
import { useT, type Translate } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import { refreshTrading } from '../../queries/tradingQueries.js';
import { refreshWithdrawals, withdrawalQuery, type Withdrawal } from './withdrawalQueries.js';
import { headline, record } from './Withdraw.css.js';
import { WithdrawalFacts, WithdrawalPill } from './WithdrawalFacts.js';

/** The record of a withdrawal; while it waits it can be cancelled here. */
export function WithdrawalRecord() {
  const t = useT();
  const { id } = useSearch('/pages/withdraw/detail');
  const query = useQuery(withdrawalQuery(useSessionScope(), id));
  return (
    <OneRecord
      query={query}
      heading={t('manifest.withdrawal')}
      errorTitle={t('withdraw.recordFailed')}
      nowhere={t('withdraw.recordNowhere')}
      list={{ to: '/pages/withdraw/record', label: t('withdraw.openList') }}
    >
      {(withdrawal) => (
        <>
          <PageHeading>{t('manifest.withdrawal')}</PageHeading>
          <div className={record}>
            <div className={headline}>
              <Balance value={withdrawal.amount} currency={withdrawal.currency} size="display" />
              <WithdrawalPill withdrawal={withdrawal} />
            </div>
            <WithdrawalFacts withdrawal={withdrawal} />
            {withdrawal.statusKey === 'wait' && (
              <Button variant="secondary" fullWidth onClick={() => void cancel(t, withdrawal)}>
                {t('withdraw.cancel')}
              </Button>
            )}
            {withdrawal.statusKey === 'refuse' && (
              <ButtonLink
                variant="secondary"
                fullWidth
                to={withdrawal.type === 'bank' ? '/pages/withdraw/bank' : '/pages/withdraw/crypto'}
              >
                {t('withdraw.again')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </OneRecord>
  );
}

async function cancel(t: Translate, { id }: Withdrawal): Promise<void> {
  const { confirmed } = await confirm({
    title: t('withdraw.cancelTitle'),
    description: t('withdraw.cancelText'),
    confirmLabel: t('withdraw.cancel'),
    cancelLabel: t('withdraw.keep'),
    dismissible: true,
    onConfirm: async () => {
      await api.delete('/withdrawal/{id}', { params: { path: { id } } });
    },
    describeError: (error) => describeError(error).join(' '),
  });
  await Promise.all([refreshWithdrawals(), refreshTrading()]);
  if (confirmed) toast(t('withdraw.canceled'), { tone: 'success' });
}
