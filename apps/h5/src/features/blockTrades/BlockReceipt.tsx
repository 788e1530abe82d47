import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Own, useCover } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { OrderStatusPill } from '../../components/orders/OrderStatusPill.js';
import { OrderTimeline } from '../../components/orders/OrderTimeline.js';
import { Receipt, RecordNumber } from '../../components/review/Receipt.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { orderQuery, type Order } from '../../queries/tradingQueries.js';

export interface BlockReceiptProps {
  order: Order;
  onAgain: () => void;
}

/** Endings without a fill, which have a heading of their own. */
const endings = ['refused', 'canceled'] as const;

/** The state of a block trade, followed until it is decided. */
export function BlockReceipt({ order: first, onAgain }: BlockReceiptProps) {
  const t = useT();
  const { data: order = first } = useQuery(orderQuery(useSessionScope(), first.id));
  const ending = endings.find((each) => each === order.status);
  const places = useMoneyPlaces(order.currency);
  const cover = useCover();
  const figures = useFigures(order.currency, { price: places, money: places });
  return (
    <Receipt
      heading={t(
        ending !== undefined
          ? `block.ended.${ending}`
          : order.status === 'filled'
            ? 'block.filled'
            : 'block.received',
      )}
      lead={
        <>
          {[cover(figures.quantity(order.quantity)), order.name].join(' ')}
          <OrderStatusPill status={order.status} />
        </>
      }
      actions={
        <>
          <ButtonLink size="large" fullWidth to="/pages/history/order" search={{ id: order.id }}>
            {t('block.openRecord')}
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={onAgain}>
            {t('block.again')}
          </Button>
        </>
      }
    >
      <Card>
        <OrderTimeline order={order} />
      </Card>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('block.price')}>{figures.price(order.orderPrice)}</KeyValueRow>
          <KeyValueRow label={t('balance.fee')}>
            <Explained figure="order_fee" of={{ orderId: order.id }}>
              <Own>{figures.money(order.handlingFee)}</Own>
            </Explained>
          </KeyValueRow>
          <KeyValueRow label={t('block.total')} isTotal>
            <Explained figure="order_total" of={{ orderId: order.id }}>
              <Own>{figures.money(order.totalAmount)}</Own>
            </Explained>
          </KeyValueRow>
          <KeyValueRow label={t('block.number')}>
            <RecordNumber>{order.id}</RecordNumber>
          </KeyValueRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
