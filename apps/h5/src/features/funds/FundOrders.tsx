import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { StatusPill, type StatusPillState } from '@fairlot/ui-kit/status-pill';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { aboutRow } from '../../components/aboutRow.js';
import { Own } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { toastError } from '../../components/describeError.js';
import { useFigures } from '../../components/figures.js';
import * as css from '../../components/offers/Offers.css.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { ExplainedFigure } from '../../queries/explainQueries.js';
import { fundOrdersQuery, type FundOrder } from '../../queries/offerQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { session, useSessionScope } from '../../state/session.js';
import { refreshTrading } from '../../queries/tradingQueries.js';
import { useUnits } from './useUnits.js';

const pills = {
  submitted: 'waiting',
  priced: 'running',
  settled: 'done',
  canceled: 'ended',
} as const satisfies Record<string, StatusPillState>;
const isKnown = (status: string): status is keyof typeof pills => status in pills;

/** Subscriptions and redemptions, newest first. */
export function FundOrders() {
  const t = useT();
  const { data = [] } = useQuery(fundOrdersQuery(useSessionScope()));
  if (data.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{t('funds.orders')}</h2>
      <div className={css.stack}>
        {data.map((order) => (
          <FundOrderCard key={order.id} order={order} />
        ))}
      </div>
    </section>
  );
}

/** A fund order: when its price is known, its amount, and when it is paid. */
export function FundOrderCard({ order }: { order: FundOrder }) {
  const t = useT();
  const id = useId();
  const units = useUnits();
  const moment = useMoment();
  const figures = useFigures(order.currency, { money: 2, price: 2 });
  const side = order.side === 'redeem' ? 'redeem' : 'subscribe';
  const cancel = async () => {
    try {
      await api.delete('/fund_order/{id}', { params: { path: { id: order.id } } });
    } catch (error) {
      toastError(error);
    }
    await refreshTrading();
    await queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] });
  };
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  const explained = (figure: ExplainedFigure, value: ReactNode) => (
    <Explained figure={figure} of={order.nav === null ? undefined : { fundOrderId: order.id }}>
      {value}
    </Explained>
  );
  /** What a redemption asks for has no sum; what a subscription pays is the units and the fee. */
  const amount = <Own>{figures.money(order.amount)}</Own>;
  return (
    <Card>
      <div className={css.cardHead}>
        <h3 id={id}>{t(`funds.order.${side}`, { name: order.name })}</h3>
        <StatusPill state={isKnown(order.status) ? pills[order.status] : 'waiting'}>
          {isKnown(order.status) ? t(`funds.status.${order.status}`) : order.status}
        </StatusPill>
      </div>
      <KeyValue>
        {row(
          t('balance.amount'),
          <span id={`${id}-amount`}>
            {order.amount === null
              ? t('funds.all')
              : side === 'subscribe'
                ? explained('order_total', amount)
                : amount}
          </span>,
        )}
        {order.handlingFee !== null &&
          row(t('balance.fee'), explained('order_fee', figures.money(order.handlingFee)))}
        {order.units !== null && row(t('funds.unitsLabel'), explained('fund_units', units(order.units)))}
        {order.nav !== null && row(t('funds.nav'), figures.price(order.nav))}
        {side === 'redeem' &&
          order.netAmount !== null &&
          row(t('funds.paidOut'), explained('fund_net', <Own>{figures.money(order.netAmount)}</Own>))}
        {order.status === 'submitted' && row(t('funds.pricedAt'), moment.at(order.pricedAt))}
        {side === 'redeem' &&
          (order.status === 'submitted' || order.status === 'priced') &&
          row(t('funds.settlesAt'), moment.at(order.settlesAt))}
      </KeyValue>
      {order.cancelable && (
        <Button
          {...aboutRow('cancel', id, `${id}-amount`)}
          variant="quiet"
          fullWidth
          onClick={() => void cancel()}
        >
          {t('funds.cancel', { time: moment.at(order.cutOffAt) })}
        </Button>
      )}
    </Card>
  );
}
