import { buttonClass } from '@fairlot/ui-kit/button';
import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Price } from '@fairlot/ui-kit/price';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { Balance, Own, useCover } from '../../components/Balance.js';
import { CardSection } from '../../components/CardSection.js';
import { Explained } from '../../components/explain/Explained.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { RecordNumber } from '../../components/review/Receipt.js';
import { Instant } from '../../components/review/Timeline.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { marketsQuery, useMoneyPlaces } from '../../queries/referenceQueries.js';
import { isOpenOrder, isUnlisted, type Order } from '../../queries/tradingQueries.js';
import * as css from './History.css.js';
import { actionOf, isWithoutFill, sideOf } from './orderFacts.js';
import { OrderStatusPill } from '../../components/orders/OrderStatusPill.js';
import { OrderTimeline } from '../../components/orders/OrderTimeline.js';
import { typeOf } from '../../components/orders/timeline.js';
import { SubjectAvatar } from '../../components/SubjectAvatar.js';

/** All facts of an order. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useT();
  const { data: markets } = useQuery(marketsQuery);
  const market = markets?.find(({ id }) => id === order.marketId);
  return (
    <div className={css.record}>
      <Subject order={order} marketName={market?.name ?? order.marketId} />
      <Headline order={order} />
      <CardSection title={t('history.timeline')}>
        <OrderTimeline order={order} marketZone={market?.timezone} />
      </CardSection>
      {order.fills.length > 0 && (
        <CardSection title={t('history.view.fills')}>
          <Fills order={order} marketZone={market?.timezone} />
        </CardSection>
      )}
      <CardSection title={t('history.amounts')}>
        <Amounts order={order} />
      </CardSection>
      <div className={css.actions}>
        {!isUnlisted(order) && <AgainLink order={order} />}
        <ButtonLink variant="quiet" fullWidth to="/pages/quote/stock" search={{ symbol: order.symbol }}>
          {t('history.openStock', { name: order.name })}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Links to a similar order: a block trade to the current offers, any other to its ticket. */
function AgainLink({ order }: { order: Order }) {
  const t = useT();
  const className = buttonClass({ size: 'large', fullWidth: true });
  const type = typeOf(order);
  if (type === 'block') {
    return (
      <Link to="/pages/product/blocktrade" search={{ market: order.marketId }} className={className}>
        {t('history.blockAgain')}
      </Link>
    );
  }
  return (
    <Link
      to="/pages/payment/stock"
      search={{ symbol: order.symbol, side: sideOf(order), type }}
      className={className}
    >
      {t('history.again')}
    </Link>
  );
}

function Subject({ order, marketName }: { order: Order; marketName: string }) {
  const t = useT();
  const locale = useLocale();
  const cover = useCover();
  return (
    <div className={css.subject}>
      <SubjectAvatar symbol={order.symbol} name={order.name} />
      <div className={css.subjectText}>
        <PageHeading>
          {t(`history.did.${actionOf(order)}`, {
            quantity: cover(formatDecimal(order.quantity, { locale, decimals: 0 })),
            symbol: order.symbol,
          })}
        </PageHeading>
        <p className={css.subjectNote}>{[order.name, marketName].join(' · ')}</p>
      </div>
    </div>
  );
}

/** The main figure: the amount of the order, traded or planned. */
function Headline({ order }: { order: Order }) {
  const t = useT();
  const isEstimate = isOpenOrder(order);
  return (
    <div className={css.headline}>
      {!isWithoutFill(order) && (
        <>
          <span className={css.headlineLabel}>
            {t(isEstimate ? 'history.totalExpected' : `history.totalOf.${sideOf(order)}`)}
          </span>
          <Explained figure="order_total" of={{ orderId: order.id }}>
            <Balance size="display" value={order.totalAmount} currency={order.currency} />
          </Explained>
        </>
      )}
      <span className={css.headlineStatus}>
        <OrderStatusPill status={order.status} />
      </span>
    </div>
  );
}

function Fills({ order, marketZone }: { order: Order; marketZone: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const cover = useCover();
  const { currency } = order;
  return (
    <ol className={css.fillList}>
      {order.fills.map((fill, index) => (
        <li key={index} className={css.fill}>
          <span>
            {t('history.fillLine', {
              quantity: cover(formatDecimal(fill.quantity, { locale, decimals: 0 })),
              price: formatMoney(fill.price, { locale, decimals: placesOf(fill.price), currency }),
            })}
          </span>
          <span className={css.amount}>
            <Explained figure="fill_amount" of={{ orderId: order.id, fill: index + 1 }}>
              <Balance value={fill.amount} currency={currency} />
            </Explained>
          </span>
          <span className={css.quiet}>{t('history.fee')}</span>
          <span className={css.fillFee}>
            <Explained figure="fill_fee" of={{ orderId: order.id, fill: index + 1 }}>
              <Balance value={fill.handlingFee} currency={currency} />
            </Explained>
          </span>
          <span className={css.wide}>
            <Instant at={fill.filledAt} marketZone={marketZone} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Amounts({ order }: { order: Order }) {
  const t = useT();
  const locale = useLocale();
  const scale = useMoneyPlaces(order.currency);
  const isEstimate = isOpenOrder(order);
  const money = (value: string) => <Balance value={value} currency={order.currency} />;
  const price = (value: string | null) => (
    <Price value={value} currency={order.currency} decimals={Math.max(scale, placesOf(value))} />
  );
  const shares = (value: string) => <Own>{formatDecimal(value, { locale, decimals: 0 })}</Own>;
  return (
    <KeyValue>
      <KeyValueRow label={t('history.type')}>{t(`history.${typeOf(order)}`)}</KeyValueRow>
      {typeOf(order) !== 'block' && (
        <KeyValueRow label={t('history.validity')}>
          {t(order.timeInForce === 'gtc' ? 'history.validity.gtc' : 'history.validity.day')}
        </KeyValueRow>
      )}
      <KeyValueRow label={t('history.quantity')}>{shares(order.quantity)}</KeyValueRow>
      <KeyValueRow label={t('history.filledQuantity')}>{shares(order.filledQuantity)}</KeyValueRow>
      <KeyValueRow label={t('history.orderPrice')}>{price(order.orderPrice)}</KeyValueRow>
      <KeyValueRow label={t('history.filledPrice')}>{price(order.filledPrice)}</KeyValueRow>
      {order.stopLoss !== null && (
        <KeyValueRow label={t('history.stopLoss')}>{price(order.stopLoss)}</KeyValueRow>
      )}
      {order.takeProfit !== null && (
        <KeyValueRow label={t('history.takeProfit')}>{price(order.takeProfit)}</KeyValueRow>
      )}
      <KeyValueRow label={t('history.filledAmount')}>
        <Explained figure="order_amount" of={isEstimate ? undefined : { orderId: order.id }}>
          {money(order.totalOpenAmount)}
        </Explained>
      </KeyValueRow>
      {isEstimate && <KeyValueRow label={t('history.held')}>{money(order.holdAmount)}</KeyValueRow>}
      <KeyValueRow label={t(isEstimate ? 'history.feeExpected' : 'history.fee')}>
        <Explained figure="order_fee" of={{ orderId: order.id }}>
          {money(order.handlingFee)}
        </Explained>
      </KeyValueRow>
      <KeyValueRow label={t(isEstimate ? 'history.totalExpected' : 'history.total')} isTotal>
        <Explained figure="order_total" of={{ orderId: order.id }}>
          {money(order.totalAmount)}
        </Explained>
      </KeyValueRow>
      <KeyValueRow label={t('history.number')}>
        <RecordNumber>{order.id}</RecordNumber>
      </KeyValueRow>
    </KeyValue>
  );
}
