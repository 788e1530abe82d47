import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { IndexPage } from './IndexPage.js';
import { regionWords } from './regions.js';

const PATH = '/pages/quote/gin';

/** A world index, with the others of its region. */
export function GlobalIndex() {
  const t = useT();
  const navigate = useNavigate();
  const { symbol, period } = useSearch(PATH);
  return (
    <IndexPage
      key={symbol}
      symbol={symbol}
      period={period}
      onPeriodChange={(next) => void navigate({ to: PATH, search: { symbol, period: next }, replace: true })}
      isNeighbour={(index, other) => other.region === index.region}
      neighbours={(index) => t('indices.othersOfRegion', { region: regionWords(index.region, t) })}
    />
  );
}
