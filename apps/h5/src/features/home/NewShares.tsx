import { Card } from '@fairlot/ui-kit/card';
import { List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { IpoRow } from '../../components/offers/IpoRow.js';
import { sectionLink } from '../../components/SectionHeader.css.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { iposQuery } from '../../queries/offerQueries.js';
import * as css from './Home.css.js';

const ROWS = 5;

/** New shares that can be subscribed now, the window that closes first on top. */
export function NewShares() {
  const t = useT();
  const id = useId();
  const query = useQuery(iposQuery('open'));
  const rows = query.data?.toSorted((a, b) => (a.closeAt < b.closeAt ? -1 : 1)).slice(0, ROWS) ?? [];
  // A part of the page that has nothing to say takes no room.
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        action={
          <Link to="/pages/product/ipo/index" className={sectionLink} aria-label={t('offers.home.allOf')}>
            {t('offers.home.all')}
          </Link>
        }
      >
        {t('offers.home')}
      </SectionHeader>
      <div className={css.inset}>
        <Card isPadded={false} className={css.rows}>
          <List>
            {rows.map((ipo) => (
              <li key={ipo.id}>
                <IpoRow ipo={ipo} onEnd={() => void query.refetch()} />
              </li>
            ))}
          </List>
        </Card>
      </div>
    </section>
  );
}
