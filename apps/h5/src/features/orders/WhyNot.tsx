import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ClockIcon } from '@fairlot/ui-kit/icon';
import { NothingHere } from '../../components/NothingHere.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import { formatDecimal } from '@fairlot/ui-kit/format';

/** The customer holds nothing, and this instrument cannot be sold short. */
export function CannotSell({ name }: { name: string }) {
  const t = useT();
  return <EmptyState title={t('orderTicket.cannotSell', { name })} hint={t('orderTicket.cannotSellHint')} />;
}

/** All shares of the position are in close requests. */
export function BeingClosed({ position }: { position: Position }) {
  const t = useT();
  const locale = useLocale();
  const quantity = formatDecimal(position.quantity, { locale, decimals: 0 });
  return (
    <NothingHere
      icon={<ClockIcon />}
      title={t('orderTicket.beingClosed', { quantity, symbol: position.symbol })}
      hint={t('orderTicket.beingClosedHint')}
      to="/pages/main/trade/index"
      search={{ tab: 'holdings' }}
      action={t('orderTicket.openTrade')}
    />
  );
}
