import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { useT } from '../../i18n/index.js';
import { indicesQuery } from '../../queries/indexQueries.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { groupByRegion, regionWords, type Region } from './regions.js';
import { WorldIndexRow } from './WorldIndexRow.js';
import * as css from './WorldIndices.css.js';

/** The world's indices by region: level, the day's change and sparkline, and whether their market is open. */
export function WorldIndices() {
  const t = useT();
  const indices = useQuery(indicesQuery);
  const regions = groupByRegion(indices.data ?? []);
  return (
    <>
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
    </>
  );
}

/** The open markets. The line is rendered before its text, so that the list below does not move. */
function OpenMarkets() {
  const t = useT();
  const { data: markets } = useQuery({ ...marketsQuery, refetchInterval: 60_000 });
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
