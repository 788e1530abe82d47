import { Card } from '@fairlot/ui-kit/card';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { headline, headlineDate, headlines, link, sectionTitle } from './StockQuote.css.js';
import { dateFormat } from '../../i18n/formatters.js';
import { MINUTE_MS } from '../../durations.js';

const HEADLINES_SHOWN = 3;

/** The newest stories about a stock, with a link to all. Renders nothing if there are none. */
export function StockNews({ symbol }: { symbol: string }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const { data: stories = [] } = useQuery({
    queryKey: ['public', 'news', 'newest', symbol, locale],
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/news', {
        params: { query: { symbol, limit: HEADLINES_SHOWN } },
        signal,
      });
      return data;
    },
    staleTime: MINUTE_MS,
  });
  if (stories.length === 0) return null;
  const date = dateFormat(locale, { dateStyle: 'medium' });
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id} className={sectionTitle}>
          {t('manifest.news')}
        </h2>
        <ul role="list" className={headlines}>
          {stories.map((story) => (
            <li key={story.id}>
              <Link to="/pages/news/detail" search={{ id: story.id }} className={headline}>
                {story.title}
                <span className={headlineDate}>{date.format(new Date(story.publishedAt))}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/pages/news/index" search={{ symbol }} className={link}>
          {t('stockQuote.allNews')}
        </Link>
      </section>
    </Card>
  );
}
