import { ChevronRightIcon } from '@fairlot/ui-kit/icon';
import type { ComponentProps } from 'react';
import { useReachable } from '../../components/reach.js';
import { Link } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';
import * as css from './Market.css.js';

/** Other pages about the markets, by their titles in the manifest. */
const pages = [
  { to: '/pages/quote/globalindex', words: 'manifest.worldIndices' },
  { to: '/pages/news/index', words: 'manifest.news' },
  { to: '/pages/product/popular', words: 'manifest.popular' },
  { to: '/pages/fund/index', words: 'manifest.fund' },
  { to: '/pages/product/ipo/index', words: 'manifest.ipo' },
  { to: '/pages/product/blocktrade', words: 'manifest.blockTrades' },
  { to: '/pages/quote/replay', words: 'manifest.replay' },
] as const satisfies readonly { to: ComponentProps<typeof Link>['to']; words: MessageId }[];

/** Links to pages that are not about a single market. */
export function MoreOfTheMarket() {
  const t = useT();
  return (
    <nav aria-label={t('indices.more')}>
      <ul role="list" className={css.strip}>
        {useReachable(pages, ({ to }) => to).map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={css.away}>
              {t(words)}
              <ChevronRightIcon size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
