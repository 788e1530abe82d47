import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { Schemas } from '@fairlot/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Balance, BalanceChange } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { livePosition } from '../../components/livePosition.js';
import { MoreRecords } from '../../components/records/Records.js';
import { useT } from '../../i18n/index.js';
import { useQuote } from '../../queries/quotes.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import type { Position } from '../../queries/tradingQueries.js';
import * as css from './Trade.css.js';
import { lotsQuery } from './tradeQueries.js';
import { useRowFigures } from './useRowFigures.js';
import { useTimeText } from '../../components/useTimeText.js';

export interface LotsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  position: Position;
}

/**
 * The alternative view of a position's cost: each purchase or short sale, first in, first out, beside the average
 * that results use.
 */
export function LotsSheet({ isOpen, onClose, position }: LotsSheetProps) {
  const t = useT();
  const scope = useSessionScope();
  const lots = useInfiniteQuery({ ...lotsQuery(scope, position.id), enabled: isOpen });
  const isShort = position.direction === 'short';
  const failed = t(isShort ? 'trade.lots.failed.short' : 'trade.lots.failed');
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t(isShort ? 'trade.lots.title.short' : 'trade.lots.title')}
      description={[position.name, position.symbol].join(' · ')}
    >
      <div className={css.sheetForm}>
        <p className={css.quiet}>{t(isShort ? 'trade.lots.hint.short' : 'trade.lots.hint')}</p>
        <QueryBoundary
          query={lots}
          skeleton={<SkeletonRows count={3} hasAvatar={false} />}
          errorTitle={failed}
        >
          {({ sums, rows }) => (
            <>
              {sums !== undefined && <Methods lots={sums} position={position} />}
              <ul role="list" className={css.lots}>
                {rows.map((lot) => (
                  <LotRow key={lot.id} lot={lot} position={position} />
                ))}
              </ul>
              {lots.hasNextPage && <MoreRecords query={lots} errorTitle={failed} />}
            </>
          )}
        </QueryBoundary>
      </div>
    </Sheet>
  );
}

/** Cost and realized result by both methods. */
function Methods({ lots, position }: { lots: Schemas['LotList']; position: Position }) {
  const t = useT();
  const { currency } = position;
  const of = { positionId: position.id };
  return (
    <table className={css.methods}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('trade.lots.average')}</th>
          <th scope="col">{t('trade.lots.fifo')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('trade.row.cost')}</th>
          <td>
            <Explained figure="open_amount" of={of}>
              <Balance value={position.totalOpenAmount} currency={currency} />
            </Explained>
          </td>
          <td>
            <Explained figure="fifo_cost" of={of}>
              <Balance value={lots.openAmount} currency={currency} />
            </Explained>
          </td>
        </tr>
        <tr>
          <th scope="row">{t('trade.row.realized')}</th>
          <td>
            <Explained figure="realized" of={of}>
              <BalanceChange value={position.realizedPnl} currency={currency} />
            </Explained>
          </td>
          <td>
            <Explained figure="fifo_realized" of={of}>
              <BalanceChange value={lots.realizedPnl} currency={currency} />
            </Explained>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function LotRow({ lot, position }: { lot: Schemas['Lot']; position: Position }) {
  const t = useT();
  const time = useTimeText();
  const figures = useRowFigures(position);
  const last = useQuote(position.symbol)?.last ?? position.last;
  const held = { ...position, quantity: lot.remainingQuantity, totalOpenAmount: lot.openAmount };
  const result = livePosition(held, last, useMoneyPlaces(position.currency)).floatingPnl;
  return (
    <li className={css.lot}>
      <KeyValue>
        <KeyValueRow label={time(lot.openedAt)}>
          {t('trade.atPrice', {
            quantity: figures.own.quantity(lot.remainingQuantity),
            price: figures.own.price(lot.price),
          })}
        </KeyValueRow>
        {lot.remainingQuantity !== lot.quantity && (
          <KeyValueRow label={t('trade.lots.left')}>
            {figures.own.partOf(lot.remainingQuantity, lot.quantity)}
          </KeyValueRow>
        )}
        <KeyValueRow label={t('trade.unrealized')}>
          <Explained figure="lot_result" of={{ positionId: position.id, lotId: lot.id }}>
            <BalanceChange value={result} currency={position.currency} />
          </Explained>
        </KeyValueRow>
      </KeyValue>
    </li>
  );
}
