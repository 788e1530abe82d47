import type { Schemas } from '@fairlot/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { marketMoment } from '../marketTime.js';

export interface WarningTextProps {
  warning: Schemas['Warning'];
  /** The market of the instrument. */
  marketId: string;
}

/** A warning about an order. A market's opening, which the server says in the market's time, is in both. */
export function WarningText({ warning: { code, message }, marketId }: WarningTextProps) {
  const t = useT();
  const locale = useLocale();
  const { data: markets } = useQuery(marketsQuery);
  const market = markets?.find(({ id }) => id === marketId);
  const opensAt = market?.opensAt ?? null;
  if (code !== 'market_closed' || market === undefined || opensAt === null) return message;
  const { here } = marketMoment(opensAt, { timezone: market.timezone, locale, hasWeekday: false });
  return here === undefined ? message : `${message} ${t('order.opensForYou', { time: here })}`;
}
