import { Button } from '@fairlot/ui-kit/button';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Price } from '@fairlot/ui-kit/price';
import { StatusPill } from '@fairlot/ui-kit/status-pill';
import { Tag } from '@fairlot/ui-kit/tag';
import type { ReactNode } from 'react';
import type { About } from '../../components/aboutRow.js';
import { ButtonLink } from '../../components/ButtonLink.js';
import { OrderStatusPill } from '../../components/orders/OrderStatusPill.js';
import { Balance } from '../../components/Balance.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { isUnlisted, type Order } from '../../queries/tradingQueries.js';
import { Row } from './Row.js';
import { actions, quiet } from './Trade.css.js';
import { useCancelOrders } from './useCancelOrders.js';
import { useRowFigures } from './useRowFigures.js';
import { useTimeText } from '../../components/useTimeText.js';
import { Reason } from '../../components/reasons/Reason.js';
import { refusedOrder } from '../../components/reasons/useReason.js';

const types: Readonly<Record<string, MessageId>> = {
  market: 'trade.type.market',
  limit: 'trade.type.limit',
  block: 'trade.type.block',
};

/** Buying or selling, seen from the market: closing a long position sells. */
function sideOf({ direction, intent }: Order): 'buy' | 'sell' {
  return (direction === 'short') === (intent === 'close') ? 'buy' : 'sell';
}

export interface OrderRowProps {
  order: Order;
  onAmend: (order: Order) => void;
}

/** An order that may still fill, with its actions. */
export function OrderRow({ order, onAmend }: OrderRowProps) {
  const t = useT();
  const cancel = useCancelOrders();
  return (
    <OrderSummary order={order}>
      {(about) => (
        <div className={actions}>
          {order.orderType !== 'block' && order.intent === 'open' && (
            <Button {...about('amend')} size="small" variant="secondary" onClick={() => onAmend(order)}>
              {t('trade.action.amend')}
            </Button>
          )}
          <Button {...about('cancel')} size="small" variant="secondary" onClick={() => void cancel([order])}>
            {t('trade.action.cancel')}
          </Button>
          <ButtonLink
            {...about('chart')}
            size="small"
            variant="secondary"
            to="/pages/quote/stock"
            search={{ symbol: order.symbol }}
          >
            {t('trade.action.chart')}
          </ButtonLink>
        </div>
      )}
    </OrderSummary>
  );
}

/** An order that was refused or ended by the market: why, and how to place it again if possible. */
export function RefusedRow({ order }: { order: Order }) {
  const t = useT();
  return (
    <OrderSummary order={order}>
      {(about) => (
        <>
          <p className={quiet}>
            <Reason list="order" of={refusedOrder(order)} />
          </p>
          <div className={actions}>
            {order.orderType !== 'block' && !isUnlisted(order) && (
              <ButtonLink
                {...about('again')}
                size="small"
                variant="secondary"
                to="/pages/payment/stock"
                search={{
                  symbol: order.symbol,
                  side: sideOf(order),
                  type: order.orderType === 'limit' ? 'limit' : 'market',
                }}
              >
                {t('trade.action.again')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </OrderSummary>
  );
}

/** The common part of all orders: side, size and price, state, and the expandable details. */
function OrderSummary({ order, children }: { order: Order; children: (about: About) => ReactNode }) {
  const t = useT();
  const time = useTimeText();
  const figures = useRowFigures(order);
  // A block trade waits for its review, not for the market.
  const isInReview = order.orderType === 'block' && order.status === 'wait';
  const type = types[order.orderType];
  const { stopLoss, takeProfit } = order;
  const price = (value: string) => (
    <Price value={value} currency={order.currency} decimals={figures.places.price} />
  );
  return (
    <Row
      title={order.symbol}
      tag={<Tag>{t(`trade.side.${sideOf(order)}`)}</Tag>}
      note={t('trade.atPrice', {
        quantity: figures.own.quantity(order.quantity),
        price: figures.price(order.orderPrice),
      })}
      end={
        isInReview ? (
          <StatusPill state="waiting">{t('trade.status.review')}</StatusPill>
        ) : (
          <OrderStatusPill status={order.status} />
        )
      }
      endNote={type ? t(type) : order.orderType}
    >
      {(about) => (
        <>
          <KeyValue>
            <KeyValueRow label={t('trade.row.filled')}>
              {t('trade.row.filledOf', {
                filled: figures.own.quantity(order.filledQuantity),
                quantity: figures.own.quantity(order.quantity),
              })}
            </KeyValueRow>
            <KeyValueRow label={t('trade.row.hold')}>
              <Balance value={order.holdAmount} currency={order.currency} />
            </KeyValueRow>
            <KeyValueRow label={t('balance.fee')}>
              <Balance value={order.handlingFee} currency={order.currency} />
            </KeyValueRow>
            {stopLoss !== null && <KeyValueRow label={t('trade.stopLoss')}>{price(stopLoss)}</KeyValueRow>}
            {takeProfit !== null && (
              <KeyValueRow label={t('trade.takeProfit')}>{price(takeProfit)}</KeyValueRow>
            )}
            <KeyValueRow label={t('trade.row.submitted')}>{time(order.submittedAt)}</KeyValueRow>
            {order.orderType !== 'block' && (
              <KeyValueRow label={t('trade.row.validity')}>
                {order.expiresAt === null ? t('trade.row.cancelled') : time(order.expiresAt)}
              </KeyValueRow>
            )}
          </KeyValue>
          {children(about)}
        </>
      )}
    </Row>
  );
}
