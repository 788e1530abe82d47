import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useQuery } from '@tanstack/react-query';
import { BalanceChange, Own, useCover } from '../../components/Balance.js';
import { DirectionTag } from '../../components/DirectionTag.js';
import { Explained } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { livePosition } from '../../components/livePosition.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { pricePlaces, type Instrument } from '../../queries/instrumentQueries.js';
import { useQuote } from '../../queries/quotes.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import {
  openOrdersOfSymbolQuery,
  positionsOfSymbolQuery,
  type Order,
  type Position,
} from '../../queries/tradingQueries.js';
import { link, sectionTitle } from './StockQuote.css.js';

/**
 * The customer's positions in this stock and funds in its market. Renders nothing for visitors, or if there are none.
 */
export function OwnHoldings({ instrument }: { instrument: Instrument }) {
  const scope = useSessionScope();
  const positions = useQuery(positionsOfSymbolQuery(scope, instrument.symbol));
  const orders = useQuery(openOrdersOfSymbolQuery(scope, instrument.symbol));
  return (
    <>
      {positions.data?.map((position) => (
        <PositionCard key={position.id} position={position} instrument={instrument} />
      ))}
      {orders.data !== undefined && orders.data.length > 0 && (
        <OrdersCard orders={orders.data} instrument={instrument} />
      )}
    </>
  );
}

function PositionCard({ position, instrument }: { position: Position; instrument: Instrument }) {
  const t = useT();
  const places = pricePlaces(instrument.tickSize);
  const money = useMoneyPlaces(position.currency);
  const figures = useFigures(position.currency, { price: places, money });
  const last = useQuote(position.symbol)?.last;
  const direction = knownDirection(position.direction);
  const { floatingPnl } = livePosition(position, last, money);
  const of = { positionId: position.id };
  return (
    <Card>
      <h2 className={sectionTitle}>
        <>
          {t('stockQuote.position')}{' '}
          <DirectionTag direction={direction}>{t(`stockQuote.${direction}`)}</DirectionTag>
        </>
      </h2>
      <KeyValue>
        <KeyValueRow label={t('stockQuote.quantity')}>
          <Own>{figures.quantity(position.quantity)}</Own>
        </KeyValueRow>
        <KeyValueRow label={t('stockQuote.averagePrice')}>
          <Explained figure="average_price" of={of}>
            <Own>{figures.average(position.actualBuyingPrice)}</Own>
          </Explained>
        </KeyValueRow>
        <KeyValueRow label={t('stockQuote.result')}>
          <Explained figure="unrealized" of={of}>
            <BalanceChange value={floatingPnl} currency={position.currency} />
          </Explained>
        </KeyValueRow>
      </KeyValue>
      <Link to="/pages/main/trade/index" search={{ tab: 'holdings' }} className={link}>
        {t(position.status === 'open' ? 'stockQuote.manage' : 'stockQuote.closing')}
      </Link>
    </Card>
  );
}

function OrdersCard({ orders, instrument }: { orders: readonly Order[]; instrument: Instrument }) {
  const t = useT();
  const cover = useCover();
  const figures = useFigures(instrument.currency, { price: pricePlaces(instrument.tickSize), money: 2 });
  return (
    <Card>
      <h2 className={sectionTitle}>{t('stockQuote.orders')}</h2>
      <KeyValue>
        {orders.map((order) => (
          <KeyValueRow
            key={order.id}
            label={t(order.side === 'sell' ? 'stockQuote.orderSell' : 'stockQuote.orderBuy', {
              quantity: cover(figures.quantity(order.quantity)),
            })}
          >
            {order.orderType === 'limit' ? figures.price(order.orderPrice) : t('stockQuote.atMarket')}
          </KeyValueRow>
        ))}
      </KeyValue>
      <Link to="/pages/main/trade/index" search={{ tab: 'orders' }} className={link}>
        {t('stockQuote.seeOrders')}
      </Link>
    </Card>
  );
}
