import { Change } from '@fairlot/ui-kit/price';
import { StatusPill } from '@fairlot/ui-kit/status-pill';
import { Tag } from '@fairlot/ui-kit/tag';
import { memo, Suspense } from 'react';
import { BalanceChange } from '../../components/Balance.js';
import { DirectionTag } from '../../components/DirectionTag.js';
import { livePosition } from '../../components/livePosition.js';
import { knownDirection } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { useQuote } from '../../queries/quotes.js';
import type { Position } from '../../queries/tradingQueries.js';
import { Row, type RowPlaceProps } from './Row.js';
import type { CloseRequest } from './tradeQueries.js';
import { useRowFigures } from './useRowFigures.js';
import { lazyPart } from '../../components/lazyPart.js';

/** Few rows are opened, and none at once. */
const HoldingDetails = lazyPart({
  load: async () => (await import('./HoldingDetails.js')).HoldingDetails,
  words: ['balance', 'review', 'trade'],
});

export interface HoldingRowProps extends RowPlaceProps {
  position: Position;
  reviews: readonly CloseRequest[];
  /** Called to change the stop loss and take profit; must be stable. */
  onExits: (position: Position) => void;
}

/**
 * A position with its current profit and its actions. It renders only for its own price and data, so that scrolling
 * through hundreds renders only the rows that become visible.
 */
export const HoldingRow = memo(function HoldingRow({
  position,
  reviews,
  onExits,
  ...place
}: HoldingRowProps) {
  const t = useT();
  const figures = useRowFigures(position);
  const live = livePosition(position, useQuote(position.symbol)?.last, figures.places.money);
  const direction = knownDirection(position.direction);
  const { stopLoss, takeProfit, status } = position;
  const isClosing = status === 'closing';
  const isUnlisted = !position.listed;
  const hasMarks = isUnlisted || reviews.length > 0 || isClosing || stopLoss !== null || takeProfit !== null;
  return (
    <Row
      {...place}
      title={position.symbol}
      tag={<DirectionTag direction={direction}>{t(`trade.direction.${direction}`)}</DirectionTag>}
      note={t('trade.atPrice', {
        quantity: figures.own.quantity(position.quantity),
        price: figures.own.average(position.actualBuyingPrice),
      })}
      end={<BalanceChange value={live.floatingPnl} currency={position.currency} />}
      endNote={
        <>
          {`${figures.price(live.last)} · `}
          <Change percent={live.percent} />
        </>
      }
      {...(hasMarks && {
        marks: (
          <>
            {isUnlisted && <Tag tone="caution">{t('trade.unlisted')}</Tag>}
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
      {(about) => (
        <Suspense>
          <HoldingDetails position={position} live={live} reviews={reviews} about={about} onExits={onExits} />
        </Suspense>
      )}
    </Row>
  );
});
