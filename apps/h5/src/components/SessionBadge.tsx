import { useT, useLocale } from '../i18n/index.js';
import type { Market } from '../queries/referenceQueries.js';
import { marketMoment } from './marketTime.js';
import { badge } from './SessionBadge.css.js';

export interface SessionBadgeProps {
  market: Pick<Market, 'status' | 'opensAt' | 'closesAt' | 'timezone'>;
}

/** Whether a market is open and what comes next, in its time zone and in the customer's. */
export function SessionBadge({ market }: SessionBadgeProps) {
  const { status, opensAt, closesAt, timezone } = market;
  const t = useT();
  const locale = useLocale();
  const isOpen = status === 'open';
  const next = isOpen ? closesAt : opensAt;
  const moment =
    next === null ? undefined : marketMoment(next, { timezone, locale, hasWeekday: status === 'closed' });
  const words = () => {
    if (moment === undefined) return t('market.session.closedUnknown');
    if (isOpen) return t('market.session.open', { until: moment.there });
    return status === 'break'
      ? t('market.session.break', { opens: moment.there })
      : t('market.session.closed', { opens: moment.there });
  };
  const ownTime = moment?.here === undefined ? '' : ` (${t('market.session.own', { time: moment.here })})`;
  return (
    <span className={badge} data-status={status}>
      <span>
        {words()}
        {ownTime}
      </span>
    </span>
  );
}
