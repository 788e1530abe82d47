import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { StatusPill } from '@fairlot/ui-kit/status-pill';
import { Tag } from '@fairlot/ui-kit/tag';
import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';
import { BalanceChange, Balance } from '../../components/Balance.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useQuote } from '../../stores/quotes.js';
import type { Position } from '../../stores/trading.js';
import { livePosition, type LivePosition } from './livePosition.js';
import { ReviewNotice } from './ReviewNotice.js';
import { Row } from './Row.js';
import { actions } from './Trade.css.js';
import type { CloseRequest } from './tradeData.js';
import { useRowFigures } from './useRowFigures.js';
import { useTimeText } from './useTimeText.js';

/** Sheets weigh more than the page, and few rows open one. */
const ExitsSheet = lazy(async () => ({ default: (await import('./ExitsSheet.js')).ExitsSheet }));
const LotsSheet = lazy(async () => ({ default: (await import('./LotsSheet.js')).LotsSheet }));

export interface HoldingRowProps {
  position: Position;
  reviews: readonly CloseRequest[];
  /** Of the list item. */
  item?: ComponentProps<'li'>;
}

/** One position: its result now, and what can be done with it. */
export function HoldingRow({ position, reviews, item }: HoldingRowProps) {
  const t = useT();
  const locale = useLocale();
  const figures = useRowFigures(position);
  const live = livePosition(position, useQuote(position.symbol)?.last);
  const direction = knownDirection(position.direction);
  const { stopLoss, takeProfit, status } = position;
  const isClosing = status === 'closing';
  const hasMarks = reviews.length > 0 || isClosing || stopLoss !== null || takeProfit !== null;
  return (
    <Row
      item={item}
      title={position.symbol}
      tag={<Tag tone={direction === 'long' ? 'neutral' : 'caution'}>{t(`trade.direction.${direction}`)}</Tag>}
      note={t('trade.atPrice', {
        quantity: figures.quantity(position.quantity),
        price: figures.price(position.actualBuyingPrice),
      })}
      end={<BalanceChange value={live.floatingPnl} currency={position.currency} />}
      endNote={
        <>
          {`${figures.price(live.last)} · `}
          <Change percent={live.percent} locale={locale} />
        </>
      }
      {...(hasMarks && {
        marks: (
          <>
            {reviews.length > 0 && <StatusPill state="waiting">{t('trade.review')}</StatusPill>}
            {isClosing && <StatusPill state="running">{t('trade.closing')}</StatusPill>}
            {stopLoss !== null && <Tag>{t('trade.stopLossAt', { price: figures.price(stopLoss) })}</Tag>}
            {takeProfit !== null && (
              <Tag>{t('trade.takeProfitAt', { price: figures.price(takeProfit) })}</Tag>
            )}
          </>
        ),
      })}
    >
      {() => <HoldingDetails position={position} live={live} reviews={reviews} />}
    </Row>
  );
}

interface HoldingDetailsProps extends Omit<HoldingRowProps, 'item'> {
  live: LivePosition;
}

function HoldingDetails({ position, live, reviews }: HoldingDetailsProps) {
  const t = useT();
  const time = useTimeText();
  const figures = useRowFigures(position);
  const { symbol, currency } = position;
  return (
    <>
      {reviews.map((request) => (
        <ReviewNotice key={request.id} request={request} />
      ))}
      <KeyValue>
        <KeyValueRow label={t('trade.row.value')}>
          <Balance value={live.value} currency={currency} />
        </KeyValueRow>
        <KeyValueRow label={t('trade.row.averageCost')}>
          {figures.average(position.actualBuyingPrice)}
        </KeyValueRow>
        <KeyValueRow label={t('trade.row.cost')}>
          <Balance value={position.totalOpenAmount} currency={currency} />
        </KeyValueRow>
        <KeyValueRow label={t('trade.row.fees')}>{figures.money(position.handlingFee)}</KeyValueRow>
        {position.marginAmount !== '0' && (
          <KeyValueRow label={t('trade.row.margin')}>{figures.money(position.marginAmount)}</KeyValueRow>
        )}
        {position.realizedPnl !== '0' && (
          <KeyValueRow label={t('trade.row.realized')}>
            <BalanceChange value={position.realizedPnl} currency={currency} />
          </KeyValueRow>
        )}
        <KeyValueRow label={t('trade.row.opened')}>{time(position.openedAt)}</KeyValueRow>
      </KeyValue>
      <div className={actions}>
        {position.closableQuantity !== '0' && (
          <Link
            to="/pages/payment/stock"
            search={{ symbol, side: position.direction === 'short' ? 'buy' : 'sell' }}
            className={buttonClass({ size: 'small' })}
          >
            {t('trade.action.close')}
          </Link>
        )}
        <SheetButton label={t('trade.action.exits')} sheet={ExitsSheet} position={position} />
        <SheetButton label={t('trade.action.lots')} sheet={LotsSheet} position={position} />
        <Link
          to="/pages/quote/stock"
          search={{ symbol }}
          className={buttonClass({ size: 'small', variant: 'secondary' })}
        >
          {t('trade.action.chart')}
        </Link>
      </div>
    </>
  );
}

interface SheetButtonProps {
  label: string;
  sheet: ComponentType<{ isOpen: boolean; onClose: () => void; position: Position }>;
  position: Position;
}

function SheetButton({ label, sheet: Sheet, position }: SheetButtonProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setState('open')}>
        {label}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <Sheet isOpen={state === 'open'} onClose={() => setState('closed')} position={position} />
        </Suspense>
      )}
    </>
  );
}
