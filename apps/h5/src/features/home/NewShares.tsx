import { List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { IpoRow } from '../../components/offers/IpoRow.js';
import { ListSection } from '../../components/ListSection.js';
import { useT } from '../../i18n/index.js';
import { iposQuery } from '../../queries/offerQueries.js';

const ROWS = 5;

/** The IPOs open for subscription, the next to close first. */
export function NewShares() {
  const t = useT();
  const query = useQuery(iposQuery('open'));
  const rows = query.data?.slice(0, ROWS) ?? [];
  // A section without content takes no room.
  if (rows.length === 0) return null;
  return (
    <ListSection
      heading={t('manifest.ipo')}
      to="/pages/product/ipo/index"
      all={t('offers.home.all')}
      allOf={t('offers.home.allOf')}
    >
      <List>
        {rows.map((ipo) => (
          <li key={ipo.id}>
            <IpoRow ipo={ipo} onEnd={() => void query.refetch()} />
          </li>
        ))}
      </List>
    </ListSection>
  );
}
