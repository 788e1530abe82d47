import { Button } from '@fairlot/ui-kit/button';
import { SearchField } from '@fairlot/ui-kit/search-field';
import { useEffect, useRef, useState } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { recentSearches } from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';
import { rememberSearch } from './rememberSearch.js';
import { chip, chips, field, section, sectionTop } from './search.css.js';
import { SearchResults } from './SearchResults.js';
import { SuggestedMarkets } from './SuggestedMarkets.js';

/** The pause in typing after which the server is asked, ms. */
const PAUSE_MS = 200;
/** The contract's maximum length of `q`. Characters */
const LONGEST_QUERY = 64;

/** Finds stocks and indices by symbol or name. The search text is in the address, so that Back restores it. */
export function SearchPage() {
  const t = useT();
  const { q = '' } = useSearch('/pages/search/index');
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const wanted = text.trim();

  // The address also changes from outside, by a link or by hand; then the field follows it.
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (wanted === q) return undefined;
    pause.current = setTimeout(() => {
      setSent(wanted);
      void navigate({ to: '/pages/search/index', search: wanted === '' ? {} : { q: wanted }, replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause.current);
  }, [wanted, q, navigate]);

  return (
    <>
      <PageHeading>{t('manifest.search')}</PageHeading>
      <div className={field} role="search">
        <SearchField
          label={t('manifest.search')}
          hint={t('search.label')}
          value={text}
          onValueChange={setText}
          onSearch={rememberSearch}
          maxLength={LONGEST_QUERY}
          autoFocus
        />
      </div>
      {wanted === '' ? (
        <>
          <RecentSearches onChoose={setText} />
          <SuggestedMarkets />
        </>
      ) : (
        // The first word waits for the pause like later ones; until then there is nothing to show.
        q !== '' && (
          <SearchResults
            query={q}
            // A result pressed before the pause ends leaves the page; the pending change of the address must not
            // return to it.
            onOpen={() => clearTimeout(pause.current)}
          />
        )
      )}
    </>
  );
}

function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT();
  const searches = usePersisted(recentSearches);
  if (searches.length === 0) return null;
  return (
    <section className={section} aria-labelledby="search-recent">
      <div className={sectionTop}>
        <h2 id="search-recent">{t('search.recent')}</h2>
        <Button size="small" variant="quiet" onClick={() => recentSearches.set([])}>
          {t('search.clear')}
        </Button>
      </div>
      <div className={chips}>
        {searches.map((search) => (
          <button key={search} type="button" className={chip} onClick={() => onChoose(search)}>
            {search}
          </button>
        ))}
      </div>
    </section>
  );
}
