import type { Schemas } from '@fairlot/api-client';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Change } from '@fairlot/ui-kit/price';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Balance, BalanceChange, BalanceFlow } from '../../components/Balance.js';
import { BalancesEye } from '../../components/BalancesEye.js';
import { Explained } from '../../components/explain/Explained.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import { PerformanceChart } from './PerformanceChart.js';
import * as css from './Performance.css.js';
import { dateFormat } from '../../i18n/formatters.js';

const PATH = '/pages/profile/performance';
const periods = ['1w', '1m', '3m', '1y', 'all'] as const;

type CurrencyPerformance = Schemas['Performance'];

/** The performance of the customer's money: its value, and the return without deposits and withdrawals. */
export function Performance() {
  const t = useT();
  const { period } = useSearch(PATH);
  const navigate = useNavigate();
  const scope = useSessionScope();
  const query = useQuery({
    queryKey: [scope, 'account', 'performance', period],
    queryFn: ({ signal }) => api.get('/performance', { params: { query: { period } }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const performances = query.data?.data.filter(hasHadMoney);
  return (
    <>
      <PageHeading>{t('manifest.performance')}</PageHeading>
      <div className={css.page}>
        <SegmentedControl
          label={t('performance.period')}
          value={period}
          onValueChange={(next) => void navigate({ to: PATH, search: { period: next }, replace: true })}
          options={periods.map((value) => ({ value, label: t(`performance.period.${value}`) }))}
        />
        <QueryBoundary
          query={query}
          isEmpty={performances?.length === 0}
          skeleton={<Skeleton shape="block" height="22rem" />}
          errorTitle={t('performance.failed')}
          empty={<EmptyState title={t('performance.empty')} hint={t('performance.emptyHint')} />}
        >
          {performances?.map((performance, index) => (
            <PerformanceCard key={performance.currency} performance={performance} hasEye={index === 0} />
          ))}
          <p className={css.method}>
            <strong>{t('performance.method')}</strong> {t('performance.methodText')}
          </p>
        </QueryBoundary>
      </div>
    </>
  );
}

/** Whether a currency ever had money; accounts without any have no performance. */
const hasHadMoney = ({ openingValue, closingValue, netDeposits }: CurrencyPerformance): boolean =>
  [openingValue, closingValue, netDeposits].some((value) => value !== '0');

function PerformanceCard({ performance, hasEye }: { performance: CurrencyPerformance; hasEye: boolean }) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [figure, setFigure] = useState<'return' | 'value'>('return');
  const { currency } = performance;
  const { period } = useSearch(PATH);
  const of = { currency, period };
  const day = dateFormat(locale, { dateStyle: 'medium' });
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className={css.head}>
          <h2 id={id} className={css.label}>
            {t('performance.value', { currency })}
          </h2>
          {hasEye && <BalancesEye />}
        </div>
        <Explained figure="closing_value" of={of}>
          <Balance size="display" value={performance.closingValue} currency={currency} />
        </Explained>
        <p className={css.result}>
          <Explained figure="performance_percentage" of={of}>
            <Change percent={performance.returnPercentage} />
          </Explained>
          <span className={css.label}>{t('performance.twr')}</span>
        </p>
        <PerformanceChart performance={performance} figure={figure} />
        <p className={css.ends}>
          <span>{day.format(new Date(performance.from))}</span>
          <span>{day.format(new Date(performance.to))}</span>
        </p>
        <SegmentedControl
          label={t('performance.shown')}
          value={figure}
          onValueChange={setFigure}
          options={[
            { value: 'return', label: t('performance.shown.return') },
            { value: 'value', label: t('performance.shown.value') },
          ]}
        />
        <div className={css.sums}>
          <KeyValue>
            <KeyValueRow label={t('performance.opening')}>
              <Explained figure="opening_value" of={of}>
                <Balance value={performance.openingValue} currency={currency} />
              </Explained>
            </KeyValueRow>
            <KeyValueRow label={t('performance.deposits')}>
              <Explained figure="net_deposits" of={of}>
                <BalanceFlow value={performance.netDeposits} currency={currency} />
              </Explained>
            </KeyValueRow>
            <KeyValueRow label={t('performance.profit')}>
              <Explained figure="performance_profit" of={of}>
                <BalanceChange value={performance.profit} currency={currency} />
              </Explained>
            </KeyValueRow>
            <KeyValueRow label={t('performance.closing')} isTotal>
              <Explained figure="closing_value" of={of}>
                <Balance value={performance.closingValue} currency={currency} />
              </Explained>
            </KeyValueRow>
          </KeyValue>
        </div>
      </Card>
    </section>
  );
}
