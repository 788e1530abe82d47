import { Suspense } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { useReach } from '../../components/reach.js';
import { SessionBadge } from '../../components/SessionBadge.js';
import { useT } from '../../i18n/index.js';
import { firstPage } from '../../queries/firstPage.js';
import { useCurrentMarket } from '../../queries/referenceQueries.js';
import { FirstSteps } from './FirstSteps.js';
import { market as marketLine, page } from './Home.css.js';
import { HomeAccount } from './HomeAccount.js';
import { QuickAccess } from './QuickAccess.js';
import { NewShares } from './NewShares.js';
import { Ranking } from './Ranking.js';
import { lazyPart } from '../../components/lazyPart.js';

/** Below what is seen first, and with words that the first page does not wait for. */
const BlockTrades = lazyPart({
  load: async () => {
    await firstPage;
    return (await import('./BlockTrades.js')).BlockTrades;
  },
  words: ['block', 'offers'],
});

/** Where a customer stands today, and where to go from here. Each part loads, and fails, alone. */
export function Home() {
  const t = useT();
  const { market } = useCurrentMarket();
  const [isTrading, hasBlocks, hasIpo] = useReach(
    '/pages/quote/stock',
    '/pages/product/blocktrade',
    '/pages/product/ipo/index',
  );
  return (
    <>
      <PageHeading>{t('manifest.home')}</PageHeading>
      <div className={page}>
        <HomeAccount />
        <FirstSteps />
        <QuickAccess />
        {market !== undefined && isTrading && (
          <>
            <p className={marketLine}>
              <strong>{market.name}</strong> <SessionBadge market={market} />
            </p>
            <Ranking marketId={market.id} section="highest_volume" />
            <Ranking marketId={market.id} section="popular" />
            {hasBlocks && (
              <Suspense>
                <BlockTrades marketId={market.id} />
              </Suspense>
            )}
          </>
        )}
        {hasIpo && <NewShares />}
      </div>
    </>
  );
}
