import type { Schemas } from '@fairlot/api-client';
import { SubjectAvatar } from '../../components/SubjectAvatar.js';
import { IndexLevel, useIndexPage } from '../../components/IndexRow.js';
import { QuotePrices } from '../../components/QuoteRow.js';
import { WatchStar } from '../../components/WatchStar.js';
import { Link } from '../../engine/index.js';
import { useLocale } from '../../i18n/index.js';
import { useIndex } from '../../queries/indexQueries.js';
import { picture, rowLink, rowName, rowNote, rowText } from './search.css.js';
import { dateFormat } from '../../i18n/formatters.js';

export type SearchResult = Schemas['SearchResult'];

/** A result, linking to its page; `onOpen` is called on a press. */
export function ResultRow({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  switch (result.type) {
    case 'news':
      return <StoryRow result={result} onOpen={onOpen} />;
    case 'ipo':
      return (
        <Link to="/pages/product/newstock" search={{ id: result.id }} className={rowLink} onClick={onOpen}>
          <Subject result={result} />
        </Link>
      );
    case 'replay':
      return <ReplayRow result={result} onOpen={onOpen} />;
    default:
      return <QuotedRow result={result} onOpen={onOpen} />;
  }
}

/** A result with a current price, which can be watched. */
function QuotedRow({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { type, id, symbol } = result;
  const index = useIndex(symbol ?? '');
  const indexPage = useIndexPage(index?.marketId);
  if (symbol === null) return null;
  const prices =
    type === 'index' ? <IndexLevel symbol={symbol} /> : <QuotePrices symbol={symbol} hasAmount={false} />;
  return (
    <>
      {type === 'fund' ? (
        <Link to="/pages/fund/detail" search={{ id }} className={rowLink} onClick={onOpen}>
          <Subject result={result} />
          {prices}
        </Link>
      ) : (
        <Link
          to={type === 'index' ? indexPage : '/pages/quote/stock'}
          search={{ symbol }}
          className={rowLink}
          onClick={onOpen}
        >
          <Subject result={result} />
          {prices}
        </Link>
      )}
      <WatchStar symbol={symbol} />
    </>
  );
}

/** A recording: with its dates, and without a price that could be taken for a current one. */
function ReplayRow({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const subtitle = result.subtitle.replaceAll(/\d{4}-\d{2}-\d{2}/g, (date) => format.format(new Date(date)));
  return (
    <Link to="/pages/quote/replay" search={{ symbol: result.id }} className={rowLink} onClick={onOpen}>
      <Subject result={{ ...result, subtitle }} />
    </Link>
  );
}

function Subject({ result: { id, symbol, title, subtitle } }: { result: SearchResult }) {
  return (
    <>
      <span className={picture}>
        <SubjectAvatar symbol={symbol ?? id} name={title} />
      </span>
      <span className={rowText}>
        <span className={rowName}>{title}</span>
        <span className={rowNote}>{[symbol, subtitle].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

/** A story by its headline. */
function StoryRow({ result: { id, title, subtitle }, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Link to="/pages/news/detail" search={{ id }} className={rowLink} onClick={onOpen}>
      <span className={rowText}>
        <span className={rowName}>{title}</span>
        <span className={rowNote}>{date.format(new Date(`${subtitle}T00:00:00Z`))}</span>
      </span>
    </Link>
  );
}
