import { Button } from '@fairlot/ui-kit/button';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { useState } from 'react';
import type { About, NameProps } from '../../components/aboutRow.js';
import { ButtonLink } from '../../components/ButtonLink.js';
import { BalanceChange, Balance } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import type { LivePosition } from '../../components/livePosition.js';
import { useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import { ReviewNotice } from './ReviewNotice.js';
import { actions, pair, quiet } from './Trade.css.js';
import type { CloseRequest } from './tradeQueries.js';
import { useRowFigures } from './useRowFigures.js';
import { useTimeText } from '../../components/useTimeText.js';
import { lazySheet } from '../../components/lazyPart.js';

/** Larger than the page, and few rows open one. */
const LotsSheet = lazySheet({
  load: async () => (await import('./LotsSheet.js')).LotsSheet,
  words: ['balance', 'trade'],
});

export interface HoldingDetailsProps {
  position: Position;
  reviews: readonly CloseRequest[];
  live: LivePosition;
  /** Names the actions. */
  about: About;
  onExits: (position: Position) => void;
}

/** A position's value, cost and profit so far, and its actions. */
export function HoldingDetails({ position, live, reviews, about, onExits }: HoldingDetailsProps) {
  const t = useT();
  const time = useTimeText();
  const { places } = useRowFigures(position);
  const { symbol, currency } = position;
  const isShort = position.direction === 'short';
  return (
    <>
      {!position.listed && <p className={quiet}>{t('trade.unlisted.text', { symbol })}</p>}
      {reviews.map((request) => (
        <ReviewNotice key={request.id} request={request} about={about} />
      ))}
      <KeyValue>
        <KeyValueRow label={t('trade.row.value')}>
          <Explained figure="market_value" of={{ positionId: position.id }}>
            <Balance value={live.value} currency={currency} />
          </Explained>
        </KeyValueRow>
        <KeyValueRow label={t(isShort ? 'trade.row.price' : 'trade.row.averageCost')}>
          <Explained figure="average_price" of={{ positionId: position.id }}>
            <Balance value={position.actualBuyingPrice} currency={currency} decimals={places.average} />
          </Explained>
        </KeyValueRow>
        <KeyValueRow label={t('trade.row.cost')}>
          <Explained figure="open_amount" of={{ positionId: position.id }}>
            <Balance value={position.totalOpenAmount} currency={currency} />
          </Explained>
        </KeyValueRow>
        <KeyValueRow label={t('trade.unrealized')}>
          <span className={pair}>
            <Explained figure="unrealized" of={{ positionId: position.id }}>
              <BalanceChange value={live.floatingPnl} currency={currency} />
            </Explained>
            <Explained
              figure="unrealized_percentage"
              of={live.percent === null ? undefined : { positionId: position.id }}
            >
              <Change percent={live.percent} />
            </Explained>
          </span>
        </KeyValueRow>
        <KeyValueRow label={t('trade.row.fees')}>
          <Explained figure="position_fees" of={{ positionId: position.id }}>
            <Balance value={position.handlingFee} currency={currency} />
          </Explained>
        </KeyValueRow>
        {position.marginAmount !== '0' && (
          <KeyValueRow label={t('trade.row.margin')}>
            <Balance value={position.marginAmount} currency={currency} />
          </KeyValueRow>
        )}
        {position.realizedPnl !== '0' && (
          <KeyValueRow label={t('trade.row.realized')}>
            <Explained figure="realized" of={{ positionId: position.id }}>
              <BalanceChange value={position.realizedPnl} currency={currency} />
            </Explained>
          </KeyValueRow>
        )}
        <KeyValueRow label={t('trade.row.opened')}>{time(position.openedAt)}</KeyValueRow>
      </KeyValue>
      <HoldingActions position={position} about={about} onExits={onExits} />
    </>
  );
}

/** What can be done with a position; little with one that has left the market. */
function HoldingActions({
  position,
  about,
  onExits,
}: Pick<HoldingDetailsProps, 'position' | 'about' | 'onExits'>) {
  const t = useT();
  const { symbol } = position;
  return (
    <div className={actions}>
      {position.listed && position.closableQuantity !== '0' && (
        <ButtonLink
          {...about('close')}
          size="small"
          to="/pages/payment/stock"
          search={{ symbol, side: position.direction === 'short' ? 'buy' : 'sell' }}
        >
          {t('trade.action.close')}
        </ButtonLink>
      )}
      {position.listed && (
        <Button {...about('exits')} size="small" variant="secondary" onClick={() => onExits(position)}>
          {t('trade.action.exits')}
        </Button>
      )}
      <LotsButton {...about('lots')} position={position} />
      {position.listed && (
        <ButtonLink
          {...about('chart')}
          size="small"
          variant="secondary"
          to="/pages/quote/stock"
          search={{ symbol }}
        >
          {t('trade.action.chart')}
        </ButtonLink>
      )}
    </div>
  );
}

function LotsButton({ position, ...name }: { position: Position } & NameProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...name} size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        {t(position.direction === 'short' ? 'trade.action.lots.short' : 'trade.action.lots')}
      </Button>
      <LotsSheet position={position} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
