import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BlockOfferRow } from '../../components/offers/BlockOfferRow.js';
import { sectionLink } from '../../components/SectionHeader.css.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { blockOffersQuery } from '../../queries/blockOfferQueries.js';
import { useCurrentMarket } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Home.css.js';

const ROWS = 3;

/** Blocks of the chosen market that can be taken now; nothing where there are none, or for a visitor. */
export function BlockTrades() {
  const { market } = useCurrentMarket();
  return market !== undefined && <Blocks marketId={market.id} />;
}

function Blocks({ marketId }: { marketId: string }) {
  const t = useT();
  const id = useId();
  const { data } = useQuery(blockOffersQuery(useSessionScope(), marketId));
  const rows = data?.slice(0, ROWS) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        action={
          <Link
            to="/pages/product/blocktrade"
            search={{ market: marketId }}
            className={sectionLink}
            aria-label={t('block.home.all')}
          >
            {t('offers.home.all')}
          </Link>
        }
      >
        {t('manifest.blockTrades')}
      </SectionHeader>
      <div className={css.inset}>
        <Card isPadded={false} className={css.rows}>
          <List>
            {rows.map((offer) => (
              <li key={offer.id}>
                <BlockOfferRow offer={offer} />
              </li>
            ))}
          </List>
        </Card>
      </div>
    </section>
  );
}
