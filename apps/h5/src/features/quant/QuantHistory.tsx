import { QuantIcon } from '@fairlot/ui-kit/icon';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import * as offers from '../../components/offers/Offers.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Records } from '../../components/records/Records.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { quantHistoryQuery } from './quantQueries.js';
import { SubscriptionCard } from './SubscriptionCard.js';

const PATH = '/pages/quantify/history';

/** The customer's quant fund subscriptions, running and ended. */
export function QuantHistory() {
  const t = useT();
  const { status } = useSearch(PATH);
  const navigate = useNavigate();
  const query = useInfiniteQuery(quantHistoryQuery(useSessionScope(), status));
  return (
    <>
      <PageHeading>{t('manifest.quantHistory')}</PageHeading>
      <div className={offers.body}>
        <SegmentedControl
          label={t('quant.statusLabel')}
          value={status}
          onValueChange={(next) => void navigate({ to: PATH, search: { status: next }, replace: true })}
          options={[
            { value: 'running' as const, label: t('quant.running') },
            { value: 'ended' as const, label: t('quant.ended') },
          ]}
        />
        <Records
          query={query}
          errorTitle={t('quant.historyFailed')}
          empty={
            <NothingHere
              icon={<QuantIcon />}
              title={t(status === 'running' ? 'quant.noneRunning' : 'quant.noneEnded')}
              hint={t('quant.noneHint')}
              to="/pages/quantify/list"
              action={t('quant.browse')}
            />
          }
        >
          {(subscriptions) => (
            <div className={offers.stack}>
              {subscriptions.map((subscription) => (
                <SubscriptionCard key={subscription.id} subscription={subscription} />
              ))}
            </div>
          )}
        </Records>
      </div>
    </>
  );
}
