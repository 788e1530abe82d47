import { List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { BlockOfferRow } from '../../components/offers/BlockOfferRow.js';
import { ListSection } from '../../components/ListSection.js';
import { useT } from '../../i18n/index.js';
import { blockOffersQuery } from '../../queries/blockOfferQueries.js';
import { useCurrentMarket } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';

const ROWS = 3;

/** The current block offers of the chosen market; renders nothing if there are none, or for a visitor. */
export function BlockTrades() {
  const { market } = useCurrentMarket();
  return market !== undefined && <Blocks marketId={market.id} />;
}

function Blocks({ marketId }: { marketId: string }) {
  const t = useT();
  const { data } = useQuery(blockOffersQuery(useSessionScope(), marketId));
  const rows = data?.slice(0, ROWS) ?? [];
  if (rows.length === 0) return null;
  return (
    <ListSection
      heading={t('manifest.blockTrades')}
      to="/pages/product/blocktrade"
      search={{ market: marketId }}
      all={t('offers.home.all')}
      allOf={t('block.home.all')}
    >
      <List>
        {rows.map((offer) => (
          <li key={offer.id}>
            <BlockOfferRow offer={offer} />
          </li>
        ))}
      </List>
    </ListSection>
  );
}
