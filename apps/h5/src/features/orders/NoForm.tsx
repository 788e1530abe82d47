import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ClockIcon } from '@fairlot/ui-kit/icon';
import { NothingHere } from '../../components/NothingHere.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import { formatDecimal } from '@fairlot/ui-kit/format';

interface NoFormProps {
  /** The name of the instrument. */
  name: string;
  /** The position that an order of this side would close, if there is one. */
  held: Position | undefined;
}

/** Why there is no form: all shares are in close requests, or there are none and it cannot be sold short. */
export function NoForm({ name, held }: NoFormProps) {
  const t = useT();
  const locale = useLocale();
  if (held === undefined)
    return (
      <EmptyState title={t('orderTicket.cannotSell', { name })} hint={t('orderTicket.cannotSellHint')} />
    );
  const quantity = formatDecimal(held.quantity, { locale, decimals: 0 });
  return (
    <NothingHere
      icon={<ClockIcon />}
      title={t('orderTicket.beingClosed', { quantity, symbol: held.symbol })}
      hint={t('orderTicket.beingClosedHint')}
      to="/pages/main/trade/index"
      search={{ tab: 'holdings' }}
      action={t('orderTicket.openTrade')}
    />
  );
}
