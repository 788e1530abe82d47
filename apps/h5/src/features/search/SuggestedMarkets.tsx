import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { chosenMarket } from '../../state/preferences.js';
import { marketsQuery } from '../../queries/referenceQueries.js';
import { chip, chips, section, sectionTop } from './search.css.js';

/** An alternative to searching: the markets, each linking to its list. */
export function SuggestedMarkets() {
  const t = useT();
  const navigate = useNavigate();
  const { data: markets } = useQuery(marketsQuery);
  if (markets === undefined) return null;
  const open = (id: string) => {
    chosenMarket.set(id);
    void navigate({ to: '/pages/main/market/index' });
  };
  return (
    <section className={section} aria-labelledby="search-markets">
      <div className={sectionTop}>
        <h2 id="search-markets">{t('search.markets')}</h2>
      </div>
      <div className={chips}>
        {markets.map(({ id, name }) => (
          <button key={id} type="button" className={chip} onClick={() => open(id)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}
