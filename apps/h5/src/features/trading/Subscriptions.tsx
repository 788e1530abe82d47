import { useQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { useT } from '../../i18n/index.js';
import { subscriptionsQuery } from '../../queries/offerQueries.js';
import { useSessionScope } from '../../state/session.js';
import * as css from '../../components/offers/Offers.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { SubscriptionCard } from '../../components/offers/SubscriptionCard.js';

/** The customer's IPO subscriptions, each with its dated stages. */
export function Subscriptions() {
  const t = useT();
  const query = useQuery(subscriptionsQuery(useSessionScope()));
  return (
    <QueryBoundary query={query} errorTitle={t('offers.failed')}>
      {(rows) =>
        rows.length === 0 ? (
          <NothingHere
            title={t('offers.none')}
            hint={t('offers.noneHint')}
            to="/pages/product/ipo/index"
            action={t('offers.browse')}
          />
        ) : (
          <div className={css.stack}>
            {rows.map((subscription) => (
              <SubscriptionCard key={subscription.id} subscription={subscription} />
            ))}
          </div>
        )
      }
    </QueryBoundary>
  );
}
