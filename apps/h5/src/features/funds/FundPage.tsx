import type { Schemas } from '@fairlot/api-client';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { CellLink, List } from '@fairlot/ui-kit/list';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Change } from '@fairlot/ui-kit/price';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { BalanceChange, Own } from '../../components/Balance.js';
import { cityOf } from '../../components/cityOf.js';
import { Explained } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import * as css from '../../components/offers/Offers.css.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { StickyFooter } from '../../components/review/StickyFooter.js';
import { Link, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { fundHoldingsQuery, fundQuery, type FundOrder } from '../../queries/offerQueries.js';
import { useSessionScope } from '../../state/session.js';
import { FundReceipt } from './reviewAndReceipt.js';
import { FundState } from './FundState.js';
import { lazyPart } from '../../components/lazyPart.js';
import { useLeave } from '../../components/useLeave.js';
import { useUnits } from './useUnits.js';

/** Loaded when somebody subscribes or redeems, because the ticket and its review are larger than the page. */
const FundTicket = lazyPart({
  load: async () => (await import('./FundTicket.js')).FundTicket,
  words: ['balance', 'forms', 'funds', 'review'],
});

/** A fund: its price and date, its cost, its holdings, and its orders. */
export function FundPage() {
  const t = useT();
  // In the address, so that Back, a reload and a login return to the ticket or leave it.
  const { id, side } = useSearch('/pages/fund/detail');
  const query = useQuery(fundQuery(id));
  const holdings = useQuery(fundHoldingsQuery(useSessionScope()));
  const money = useMoneyAction<FundOrder>(`fund ${id}`);
  const leave = useLeave('side', { to: '/pages/fund/detail', search: { id } });
  if (money.result !== undefined) return <FundReceipt order={money.result} />;
  return (
    <div className={css.page}>
      <PageHeading>{query.data?.name ?? t('manifest.fundDetail')}</PageHeading>
      <OneRecord
        // What the customer holds stands above the rest, which it would move if it came later.
        query={holdings.isPending ? { ...query, data: undefined, isPending: true } : query}
        errorTitle={t('offers.failed')}
        nowhere={t('offers.nowhere')}
        list={{ to: '/pages/fund/index', label: t('funds.browse') }}
      >
        {(fund) => {
          const mine = holdings.data?.find(({ fundId }) => fundId === fund.id);
          const canRedeem = mine !== undefined && mine.redeemableUnits !== '0';
          return side === 'subscribe' || (side === 'redeem' && canRedeem) ? (
            <Suspense fallback={<LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />}>
              <FundTicket key={id} fund={fund} side={side} holding={mine} onLeave={leave} />
            </Suspense>
          ) : (
            <Details fund={fund} mine={mine} canRedeem={canRedeem} />
          );
        }}
      </OneRecord>
    </div>
  );
}

interface DetailsProps {
  fund: Schemas['FundDetail'];
  /** What the customer has of it; undefined for nothing. */
  mine: Schemas['FundHolding'] | undefined;
  canRedeem: boolean;
}

function Details({ fund, mine, canRedeem }: DetailsProps) {
  const t = useT();
  const moment = useMoment();
  const { id } = fund;
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  return (
    <>
      <div className={css.body}>
        <FundState fund={fund} />
        <p className={css.lead}>{fund.description}</p>
        <Card>
          <KeyValue>
            {row(t('funds.nav'), figures.price(fund.nav))}
            {row(
              t('funds.change'),
              <Explained figure="day_change_percentage" of={{ symbol: fund.id }}>
                <Change percent={fund.changePercentage} />
              </Explained>,
            )}
            {row(t('funds.navDate'), moment.on(fund.navDate))}
            {row(t('funds.risk'), t(`funds.risk.${fund.riskRating as 'medium'}`))}
            {row(t('funds.min'), figures.money(fund.minAmount))}
          </KeyValue>
        </Card>
        {mine !== undefined && <Holding fund={fund} holding={mine} />}
        <Costs fund={fund} />
        <LargestHoldings fund={fund} />
      </div>
      <StickyFooter>
        <ButtonLink size="large" fullWidth to="/pages/fund/detail" search={{ id, side: 'subscribe' }}>
          {t('funds.subscribe')}
        </ButtonLink>
        {canRedeem && (
          <ButtonLink
            variant="secondary"
            size="large"
            fullWidth
            to="/pages/fund/detail"
            search={{ id, side: 'redeem' }}
          >
            {t('funds.redeem')}
          </ButtonLink>
        )}
      </StickyFooter>
    </>
  );
}

/** What the customer has of the fund. */
function Holding({ fund, holding }: { fund: Schemas['FundDetail']; holding: Schemas['FundHolding'] }) {
  const t = useT();
  const units = useUnits();
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  return (
    <Card>
      <div className={css.cardHead}>
        <h2>{t('funds.mine')}</h2>
        <Explained figure="fund_profit_percentage" of={{ fundId: fund.id }}>
          <Change percent={holding.profitPercentage} />
        </Explained>
      </div>
      <KeyValue>
        {row(t('funds.unitsLabel'), <Own>{units(holding.units)}</Own>)}
        {row(
          t('funds.value'),
          <Explained figure="fund_value" of={{ fundId: fund.id }}>
            <Own>{figures.money(holding.value)}</Own>
          </Explained>,
        )}
        {row(
          t('funds.cost'),
          <Explained figure="fund_cost" of={{ fundId: fund.id }}>
            <Own>{figures.money(holding.cost)}</Own>
          </Explained>,
        )}
        {row(
          t('funds.profit'),
          <Explained figure="fund_profit" of={{ fundId: fund.id }}>
            <BalanceChange value={holding.profit} currency={fund.currency} />
          </Explained>,
        )}
      </KeyValue>
    </Card>
  );
}

function Costs({ fund }: { fund: Schemas['FundDetail'] }) {
  const t = useT();
  const moment = useMoment();
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  return (
    <section>
      <h2 className={css.heading}>{t('funds.costs')}</h2>
      <Card>
        <KeyValue>
          {row(t('funds.subscriptionFee'), figures.rate(fund.subscriptionFeeRate))}
          {row(t('funds.redemptionFee'), figures.rate(fund.redemptionFeeRate))}
          {row(t('funds.managementFee'), figures.rate(fund.managementFeeRate))}
          {row(t('funds.cutOff'), `${fund.cutOff} · ${cityOf(t, fund.timezone)}`)}
          {row(t('funds.nextCutOff'), moment.at(fund.cutOffAt))}
          {row(t('funds.settlement'), t('funds.settlementDays', { days: fund.settlementDays }))}
        </KeyValue>
      </Card>
    </section>
  );
}

function LargestHoldings({ fund }: { fund: Schemas['FundDetail'] }) {
  const t = useT();
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  return (
    <section>
      <h2 className={css.heading}>{t('funds.top')}</h2>
      <Card isPadded={false}>
        <List>
          {fund.holdings.map(({ symbol, name, weight }) => (
            <li key={symbol}>
              <CellLink
                as={Link<'/pages/quote/stock'>}
                to="/pages/quote/stock"
                search={{ symbol }}
                title={name}
                note={symbol}
                end={<span className={css.endFigure}>{figures.share(weight)}</span>}
              />
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
}

const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
