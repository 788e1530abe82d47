import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { List } from '@fairlot/ui-kit/list';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { useQuery } from '@tanstack/react-query';
import { IpoRow } from '../../components/offers/IpoRow.js';
import * as css from '../../components/offers/Offers.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { iposQuery, type IpoState } from '../../queries/offerQueries.js';

const PATH = '/pages/product/ipo/index';
const states = { open: 'open', upcoming: 'upcoming', waiting: 'closed', listed: 'listed' } as const;
const tabs = ['open', 'upcoming', 'waiting', 'listed'] as const;

/** IPOs: open, upcoming, waiting for allotment, and listed ones. */
export function IpoList() {
  const t = useT();
  const { tab } = useSearch(PATH);
  const navigate = useNavigate();
  const items = tabs.map((value) => ({
    value,
    label: t(`ipo.tab.${value}`),
    content: (
      <div className={css.panel}>
        <Offerings state={states[value]} tab={value} />
      </div>
    ),
  }));
  return (
    <>
      <PageHeading>{t('manifest.ipo')}</PageHeading>
      <PageTabs
        label={t('ipo.tabs')}
        value={tab}
        onValueChange={(next) => void navigate({ to: PATH, search: { tab: next }, replace: true })}
        items={items}
      />
    </>
  );
}

function Offerings({ state, tab }: { state: IpoState; tab: (typeof tabs)[number] }) {
  const t = useT();
  const query = useQuery(iposQuery(state));
  return (
    <QueryBoundary query={query} errorTitle={t('offers.failed')}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t(`ipo.empty.${tab}`)} hint={t('ipo.emptyHint')} />
        ) : (
          <Card isPadded={false}>
            <List>
              {rows.map((ipo) => (
                <li key={ipo.id}>
                  <IpoRow ipo={ipo} onEnd={() => void query.refetch()} />
                </li>
              ))}
            </List>
          </Card>
        )
      }
    </QueryBoundary>
  );
}
