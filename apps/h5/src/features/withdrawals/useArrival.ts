import { cityOf } from '../../components/cityOf.js';
import { dayWords } from '../../components/days.js';
import { marketMoment } from '../../components/marketTime.js';
import { ownZone } from '../../i18n/formatters.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Withdrawal } from './withdrawalQueries.js';

type Scheduled = Pick<Withdrawal, 'arrivalDate' | 'processingStartsAt' | 'reviewDueAt' | 'timezone'>;

/** Says when a withdrawal is processed, decided and received; instants in both time zones if they differ. */
export function useArrival() {
  const t = useT();
  const locale = useLocale();
  const moment = (instant: string, timezone: string): string => {
    const { there, here } = marketMoment(instant, { timezone, locale, hasWeekday: true });
    return here === undefined
      ? there
      : t('withdraw.bothZones', {
          here: marketMoment(instant, { timezone: ownZone(), locale, hasWeekday: true }).there,
          there,
          place: cityOf(t, timezone),
        });
  };
  return {
    arrives: ({ arrivalDate }: Pick<Scheduled, 'arrivalDate'>) => dayWords(arrivalDate, locale),
    processing: ({ processingStartsAt, timezone }: Scheduled) => moment(processingStartsAt, timezone),
    decided: ({ reviewDueAt, timezone }: Scheduled) => moment(reviewDueAt, timezone),
  };
}
