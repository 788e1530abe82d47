import { Card } from '@fairlot/ui-kit/card';
import { KeyValue } from '@fairlot/ui-kit/key-value';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { SubscriptionCard } from '../../components/offers/SubscriptionCard.js';
import { NumberRow } from '../../components/review/NumberRow.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { subscriptionQuery, type IpoSubscription } from '../../queries/offerQueries.js';
import { useSessionScope } from '../../state/session.js';

/** Endings without shares, which have a heading of their own. */
const endings = ['refused', 'canceled'] as const;

/** The state of a subscription, followed while it is shown. */
export function SubscribeReceipt({ subscription }: { subscription: IpoSubscription }) {
  const t = useT();
  const { data = subscription } = useQuery(subscriptionQuery(useSessionScope(), subscription.id));
  const ending = endings.find((each) => each === data.status);
  return (
    <Receipt
      heading={t(ending === undefined ? 'ipo.received' : `ipo.ended.${ending}`)}
      lead={ending === undefined ? t('ipo.receivedLead') : undefined}
      actions={
        <ButtonLink size="large" fullWidth to="/pages/main/trade/index" search={{ tab: 'subscriptions' }}>
          {t('ipo.openSubscriptions')}
        </ButtonLink>
      }
    >
      <SubscriptionCard subscription={data} />
      <Card>
        <KeyValue>
          <NumberRow>{data.id}</NumberRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
