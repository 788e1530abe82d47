import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ButtonLink.js';
import { MarketChips } from '../../components/MarketChips.js';
import { PageHeading } from '../../components/PageHeading.js';
import { timeOfDay } from '../../components/records/DayList.js';
import { DayRecords } from '../../components/records/DayRecords.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { newsQuery, type NewsItem } from './newsQueries.js';
import * as css from './News.css.js';

const PATH = '/pages/news/index';

/** Companies' reports and markets' daily summaries; of one market, one symbol, or all. */
export function NewsList() {
  const t = useT();
  const locale = useLocale();
  const { market: wanted, symbol } = useSearch(PATH);
  const { data: markets = [] } = useQuery(marketsQuery);
  const market = markets.find(({ id }) => id === wanted)?.id;
  const query = useInfiniteQuery(newsQuery({ market, symbol }, locale));
  return (
    <>
      <PageHeading>{symbol === undefined ? t('manifest.news') : t('news.of', { symbol })}</PageHeading>
      {symbol === undefined && <MarketChoice markets={markets} market={market} />}
      <DayRecords
        query={query}
        errorTitle={t('news.failed')}
        empty={<NothingNew isFiltered={market !== undefined || symbol !== undefined} />}
        instantOf={({ publishedAt }) => publishedAt}
      >
        {(story) => (
          <li key={story.id}>
            <Headline story={story} locale={locale} />
          </li>
        )}
      </DayRecords>
    </>
  );
}

function MarketChoice({
  markets,
  market,
}: {
  markets: Parameters<typeof MarketChips>[0]['markets'];
  market: string | undefined;
}) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={css.chips}>
      <MarketChips
        markets={markets}
        value={market ?? ''}
        allLabel={t('news.allMarkets')}
        onValueChange={(id) =>
          void navigate({ to: PATH, search: id === '' ? {} : { market: id }, replace: true })
        }
      />
    </div>
  );
}

function Headline({ story, locale }: { story: NewsItem; locale: string }) {
  const meta = [timeOfDay(story.publishedAt, locale), story.marketId, story.source].join(' · ');
  return (
    <Link to="/pages/news/detail" search={{ id: story.id }} className={css.row}>
      <span className={css.title}>{story.title}</span>
      <span className={css.meta}>{meta}</span>
    </Link>
  );
}

function NothingNew({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t('news.empty')}
      hint={t('news.emptyHint')}
      action={
        isFiltered && (
          <ButtonLink variant="secondary" to={PATH} search={{}} replace>
            {t('news.showAll')}
          </ButtonLink>
        )
      }
    />
  );
}
