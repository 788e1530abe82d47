import { timeOfDay } from '../../components/records/DayList.js';
import { useLocale } from '../../i18n/index.js';
import { rowTime } from './History.css.js';

/** The first line of a row: its subject and its time; the day is above the row. @param instant ISO 8601 */
export function RowTitle({ symbol, instant }: { symbol: string; instant: string }) {
  const locale = useLocale();
  return (
    <>
      {symbol}{' '}
      <time dateTime={instant} className={rowTime}>
        {timeOfDay(instant, locale)}
      </time>
    </>
  );
}
