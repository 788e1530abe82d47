import { Button } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { StarIcon } from '@fairlot/ui-kit/icon';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { toastListError } from '../../components/describeListError.js';
import { QuoteRow } from '../../components/QuoteRow.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { watchlists, type Watchlist } from '../../queries/watchlistQueries.js';
import * as css from './Watchlist.css.js';

const popularQuery = {
  queryKey: ['public', 'instrument', 'popular', 5],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get('/instrument', { params: { query: { section: 'popular', limit: 5 } }, signal }),
} as const;

/** An empty list: why, where to find stocks, and five popular ones. `list`: without one, adding creates the first. */
export function Popular({ list }: { list: Watchlist | undefined }) {
  const t = useT();
  const id = useId();
  const { data: page } = useQuery(popularQuery);
  const [isBusy, setIsBusy] = useState(false);
  const addAll = async () => {
    setIsBusy(true);
    try {
      const target = list ?? (await watchlists.create(t('watchlist.firstName')));
      const popular = page?.data.map(({ symbol }) => symbol) ?? [];
      await watchlists.edit(target, (now) => [...new Set([...now, ...popular])]);
    } catch (error) {
      toastListError(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <EmptyState
        icon={<StarIcon />}
        title={t('watchlist.empty')}
        hint={t('watchlist.emptyHint')}
        action={<ButtonLink to="/pages/search/index">{t('watchlist.search')}</ButtonLink>}
      />
      {page !== undefined && page.data.length > 0 && (
        <section aria-labelledby={id}>
          <SectionHeader
            id={id}
            action={
              <Button variant="secondary" size="small" busy={isBusy} onClick={() => void addAll()}>
                {t('watchlist.addAll')}
              </Button>
            }
          >
            {t('watchlist.popular')}
          </SectionHeader>
          <ul role="list" className={css.rows}>
            {page.data.map(({ symbol, name, marketId, tickSize }) => (
              <li key={symbol}>
                <QuoteRow symbol={symbol} name={name} marketId={marketId} tickSize={tickSize} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
