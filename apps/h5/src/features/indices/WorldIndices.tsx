import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { useT, useLocale, type MessageId } from '../../i18n/index.js';
import { indicesQuery, type IndexFacts } from '../../queries/indexQueries.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { groupByRegion, regionWords, type Region } from './regions.js';
import * as css from './WorldIndices.css.js';
import { DaySparkline } from '../../components/DaySparkline.js';
import { IndexRow } from '../../components/IndexRow.js';
import { state } from '../../components/IndexRow.css.js';
import { useBusinessMinute } from '../../queries/businessClock.js';
import { dateFormat } from '../../i18n/formatters.js';
import { MINUTE_MS } from '../../durations.js';

/** The world's indices by region: level, the day's change and sparkline, and whether their market is open. */
export function WorldIndices() {
  const t = useT();
  const indices = useQuery(indicesQuery);
  const regions = groupByRegion(indices.data ?? []);
  return (
    <div className={css.page}>
      <PageHeading>{t('manifest.worldIndices')}</PageHeading>
      <OpenMarkets />
      <QueryBoundary
        query={indices}
        isEmpty={regions.length === 0}
        skeleton={<SkeletonRows count={9} hasAvatar={false} />}
        errorTitle={t('indices.failed')}
        empty={
          <NothingHere
            title={t('indices.empty')}
            to="/pages/main/market/index"
            action={t('indices.toMarkets')}
          />
        }
      >
        {regions.map((region) => (
          <RegionSection key={region.name} region={region} />
        ))}
      </QueryBoundary>
    </div>
  );
}

/** The open markets. The line is rendered before its text, so that the list below does not move. */
function OpenMarkets() {
  const t = useT();
  const { data: markets } = useQuery({ ...marketsQuery, refetchInterval: MINUTE_MS });
  const open = markets?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <p className={css.lead}>
      {markets !== undefined && t('indices.openMarkets', { open, total: markets.length })}
    </p>
  );
}

function RegionSection({ region }: { region: Region }) {
  const t = useT();
  const id = useId();
  return (
    <section className={css.region} aria-labelledby={id}>
      <SectionHeader id={id}>{regionWords(region.name, t)}</SectionHeader>
      <ul className={css.list} role="list">
        {region.indices.map((index) => (
          <li key={index.symbol}>
            <WorldIndexRow index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A world index, with whether its market is open and the local time there. */
function WorldIndexRow({ index }: { index: IndexFacts }) {
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
