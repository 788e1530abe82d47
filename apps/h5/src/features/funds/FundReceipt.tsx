import { Card } from '@fairlot/ui-kit/card';
import { KeyValue } from '@fairlot/ui-kit/key-value';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { NumberRow } from '../../components/review/NumberRow.js';
import { Receipt } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { fundOrdersQuery, type FundOrder } from '../../queries/offerQueries.js';
import { useSessionScope } from '../../state/session.js';
import { FundOrderCard } from './FundOrders.js';

/** Follows the order: it can be cancelled here, and its price comes. */
export function FundReceipt({ order: first }: { order: FundOrder }) {
  const t = useT();
  const { data } = useQuery(fundOrdersQuery(useSessionScope()));
  const order = data?.find(({ id }) => id === first.id) ?? first;
  return (
    <Receipt
      heading={t(order.status === 'canceled' ? 'funds.receivedEnded' : 'funds.received')}
      lead={order.status === 'submitted' ? t('funds.receivedLead') : undefined}
      actions={
        <ButtonLink size="large" fullWidth to="/pages/fund/index" search={{ tab: 'mine' }}>
          {t('funds.openMine')}
        </ButtonLink>
      }
    >
      <FundOrderCard order={order} />
      <Card>
        <KeyValue>
          <NumberRow>{order.id}</NumberRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
