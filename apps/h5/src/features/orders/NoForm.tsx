import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { ClockIcon } from '@fairlot/ui-kit/icon';
import { NothingHere } from '../../components/NothingHere.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';

export type NoFormProps =
  /** No instrument has this symbol. */
  | { reason: 'unknown'; symbol: string }
  /** None is held, and it cannot be sold short. */
  | { reason: 'cannotSell'; name: string }
  /** All shares are in close requests. */
  | { reason: 'beingClosed'; position: Position }
  /** The position was closed elsewhere while its form was open. */
  | { reason: 'gone'; position: Position };

/** Why there is no form, and the way out. */
export function NoForm(props: NoFormProps) {
  const t = useT();
  const locale = useLocale();
  switch (props.reason) {
    case 'unknown':
      return (
        <NothingHere
          title={t('orderTicket.unknown', { symbol: props.symbol })}
          to="/pages/search/index"
          action={t('manifest.search')}
        />
      );
    case 'cannotSell':
      return (
        <EmptyState
          title={t('orderTicket.cannotSell', { name: props.name })}
          hint={t('orderTicket.cannotSellHint')}
        />
      );
    case 'beingClosed': {
      const { quantity, symbol } = props.position;
      return (
        <NothingHere
          icon={<ClockIcon />}
          title={t('orderTicket.beingClosed', {
            quantity: formatDecimal(quantity, { locale, decimals: 0 }),
            symbol,
          })}
          hint={t('orderTicket.beingClosedHint')}
          to="/pages/main/trade/index"
          search={{ tab: 'holdings' }}
          action={t('orderTicket.openTrade')}
        />
      );
    }
    case 'gone':
      return (
        <div role="alert">
          <NothingHere
            title={t('trade.ended.closed', { name: props.position.name })}
            hint={t('trade.ended.closedHint')}
            to="/pages/main/trade/index"
            search={{ tab: 'closed' }}
            action={t('trade.ended.showClosed')}
          />
        </div>
      );
  }
}
