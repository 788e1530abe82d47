import { useQuery } from '@tanstack/react-query';
import { DaySparkline } from '../../components/DaySparkline.js';
import { IndexRow } from '../../components/IndexRow.js';
import { state } from '../../components/IndexRow.css.js';
import { useLocale, useT, type MessageId } from '../../i18n/index.js';
import { useBusinessMinute } from '../../queries/businessClock.js';
import type { IndexFacts } from '../../queries/indexQueries.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { dateFormat } from '../../i18n/formatters.js';

/** A world index, with whether its market is open and the local time there. */
export function WorldIndexRow({ index }: { index: IndexFacts }) {
  return (
    <IndexRow
      index={index}
      note={<StateAndTime index={index} />}
      sparkline={<DaySparkline symbol={index.symbol} />}
    />
  );
}

const states = new Map<string, MessageId>([
  ['open', 'indices.state.open'],
  ['break', 'indices.state.break'],
  ['closed', 'indices.state.closed'],
]);

function StateAndTime({ index: { marketId, timezone } }: { index: IndexFacts }) {
  const t = useT();
  const locale = useLocale();
  const now = useBusinessMinute();
  const { data: markets } = useQuery(marketsQuery);
  const market = markets?.find(({ id }) => id === marketId);
  if (market === undefined || now === undefined) return marketId;
  const time = dateFormat(locale, {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(now);
  const id = states.get(market.status);
  return (
    <>
      {id !== undefined && (
        <>
          <span className={state} data-status={market.status}>
            {t(id)}
          </span>
          {' · '}
        </>
      )}
      {t('indices.localTime', { time, market: market.name })}
    </>
  );
}
