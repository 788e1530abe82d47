import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton, SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { replaysQuery, replayYearQuery, yearsOf, type Replay } from './replayQueries.js';
import { ReplayYear } from './ReplayYear.js';
import { columns } from './Replay.css.js';

const PATH = '/pages/quote/replay';
/** The initial year: the crash of 2008. */
const FIRST_SHOWN = 2008;

/** Real past prices, played back day by day. */
export function ReplayPage() {
  const t = useT();
  const { symbol } = useSearch(PATH);
  const replays = useQuery(replaysQuery);
  const replay =
    symbol === undefined ? replays.data?.[0] : replays.data?.find((each) => each.symbol === symbol);
  if (replay !== undefined) return <OneYear key={replay.symbol} replay={replay} />;
  return (
    <>
      <PageHeading>{t('manifest.replay')}</PageHeading>
      {replays.isSuccess ? (
        <NothingHere
          title={t('replay.unknown', { symbol: symbol ?? '' })}
          hint={t('replay.unknownHint')}
          to={PATH}
          action={t('manifest.replay')}
        />
      ) : (
        <NotYet query={replays} />
      )}
    </>
  );
}

/** The year in the address, limited to the recording. */
function OneYear({ replay }: { replay: Replay }) {
  const navigate = useNavigate();
  const { year: wanted = FIRST_SHOWN } = useSearch(PATH);
  const years = yearsOf(replay);
  const year = years.includes(wanted) ? wanted : (years[0] ?? wanted);
  const days = useQuery(replayYearQuery(replay.symbol, year));
  const showYear = (next: number) =>
    void navigate({ to: PATH, search: { symbol: replay.symbol, year: next }, replace: true });
  if (days.data !== undefined) {
    return (
      <ReplayYear
        key={year}
        replay={replay}
        year={year}
        years={years}
        days={days.data}
        onYearChange={showYear}
      />
    );
  }
  return (
    <>
      <PageHeading>{replay.name}</PageHeading>
      <NotYet query={days} />
    </>
  );
}

/** Shown while the data is loading, or failed to load. */
function NotYet({ query }: { query: UseQueryResult }) {
  const t = useT();
  return query.isError ? (
    <QueryFailure query={query} title={t('replay.failed')} />
  ) : (
    <LoadingState
      skeleton={
        <div className={columns}>
          <Skeleton width="40%" height="2.5rem" />
          <Skeleton shape="block" height="24rem" />
          <SkeletonRows hasAvatar={false} count={3} />
        </div>
      }
    />
  );
}
