import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { CellLink, List } from '@fairlot/ui-kit/list';
import { Change } from '@fairlot/ui-kit/price';
import { PageTabs } from '@fairlot/ui-kit/tabs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { Own, useCover } from '../../components/Balance.js';
import { useFigures } from '../../components/figures.js';
import { FundRow } from '../../components/offers/FundRow.js';
import * as css from '../../components/offers/Offers.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { fundHoldingsQuery, fundsQuery } from '../../queries/offerQueries.js';
import { useSessionScope } from '../../state/session.js';
import { FundOrders } from './FundOrders.js';
import { useUnits } from './useUnits.js';

const PATH = '/pages/fund/index';

/** The funds on offer, and the customer's holdings. */
export function FundList() {
  const t = useT();
  const { tab } = useSearch(PATH);
  const navigate = useNavigate();
  return (
    <>
      <PageHeading>{t('manifest.fund')}</PageHeading>
      <PageTabs
        label={t('manifest.fund')}
        value={tab}
        onValueChange={(next) => void navigate({ to: PATH, search: { tab: next }, replace: true })}
        items={[
          { value: 'market', label: t('funds.tab.market'), content: <MarketFunds /> },
          { value: 'mine', label: t('funds.tab.mine'), content: <OwnFunds /> },
        ]}
      />
    </>
  );
}

function MarketFunds() {
  const t = useT();
  const query = useInfiniteQuery(fundsQuery);
  return (
    <div className={`${css.panel} ${css.stack}`}>
      <p className={css.lead}>{t('funds.lead')}</p>
      <QueryBoundary
        query={query}
        isEmpty={query.data?.length === 0}
        errorTitle={t('offers.failed')}
        empty={<EmptyState title={t('funds.noneOffered')} />}
      >
        {(rows) => (
          <div className={css.stack}>
            <Card isPadded={false}>
              <List>
                {rows.map((fund) => (
                  <li key={fund.id}>
                    <FundRow fund={fund} />
                  </li>
                ))}
              </List>
            </Card>
            {query.hasNextPage && (
              <Button
                variant="secondary"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('funds.more')}
              </Button>
            )}
          </div>
        )}
      </QueryBoundary>
    </div>
  );
}

function OwnFunds() {
  const t = useT();
  const query = useQuery(fundHoldingsQuery(useSessionScope()));
  return (
    <div className={css.panel}>
      <div className={css.stack}>
        <QueryBoundary query={query} errorTitle={t('offers.failed')}>
          {(rows) =>
            rows.length === 0 ? (
              <NothingHere
                title={t('funds.none')}
                hint={t('funds.noneHint')}
                to={PATH}
                search={{ tab: 'market' }}
                replace
                action={t('funds.browse')}
              />
            ) : (
              <Card isPadded={false}>
                <List heading={t('funds.holdings')}>
                  {rows.map((holding) => (
                    <li key={holding.fundId}>
                      <HoldingRow holding={holding} />
                    </li>
                  ))}
                </List>
              </Card>
            )
          }
        </QueryBoundary>
        <FundOrders />
      </div>
    </div>
  );
}

interface HoldingRowProps {
  holding: {
    fundId: string;
    name: string;
    currency: string;
    units: string;
    value: string;
    profit: string;
    profitPercentage: string;
  };
}

function HoldingRow({ holding }: HoldingRowProps) {
  const t = useT();
  const units = useUnits();
  const cover = useCover();
  const figures = useFigures(holding.currency, { money: 2, price: 2 });
  return (
    <CellLink
      as={Link<'/pages/fund/detail'>}
      to="/pages/fund/detail"
      search={{ id: holding.fundId }}
      title={holding.name}
      note={t('funds.units', {
        // The dots of hidden balances are no number, and so plural: the word does not reveal whether it is one.
        count: Number(cover(holding.units)),
        units: cover(units(holding.units)),
      })}
      end={
        <span className={css.end}>
          <span className={css.endFigure}>
            <Own>{figures.money(holding.value)}</Own>
          </span>
          <Change percent={holding.profitPercentage} />
        </span>
      }
    />
  );
}
