import { Banner } from '@fairlot/ui-kit/banner';
import { buttonClass } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { Countdown } from '@fairlot/ui-kit/countdown';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Steps, type StepItem } from '@fairlot/ui-kit/steps';
import { useQuery } from '@tanstack/react-query';
import { useFigures } from '../../components/figures.js';
import * as css from '../../components/offers/Offers.css.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { SubscriptionCard } from '../../components/offers/SubscriptionCard.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { StickyFooter } from '../../components/review/StickyFooter.js';
import { Link, useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Schemas } from '@fairlot/api-client';
import { useBusinessNow } from '../../queries/businessClock.js';
import { ipoQuery, subscriptionsQuery } from '../../queries/offerQueries.js';
import { useSessionScope } from '../../state/session.js';

type IpoDetail = Schemas['IpoDetail'];

/** An IPO: its dates, its price, its description, its risks, and how shares are allotted. */
export function IpoPage() {
  const t = useT();
  const { id } = useSearch('/pages/product/newstock');
  const query = useQuery(ipoQuery(id));
  return (
    <div className={css.page}>
      <PageHeading>{query.data?.name ?? t('manifest.newStock')}</PageHeading>
      <OneRecord
        query={query}
        errorTitle={t('offers.failed')}
        nowhere={t('offers.nowhere')}
        list={{ to: '/pages/product/ipo/index', label: t('offers.browse') }}
      >
        {(ipo) => <Details ipo={ipo} />}
      </OneRecord>
    </div>
  );
}

function Details({ ipo }: { ipo: IpoDetail }) {
  const t = useT();
  const locale = useLocale();
  const scope = useSessionScope();
  const figures = useFigures(ipo.currency, { money: 2, price: placesOf(ipo.issuePrice) });
  const { data: subscriptions = [] } = useQuery(subscriptionsQuery(scope));
  const mine = subscriptions.find(
    ({ ipoId, status }) => ipoId === ipo.id && status !== 'canceled' && status !== 'refused',
  );
  const row = (label: string, value: string) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  return (
    <>
      <div className={css.body}>
        <p className={css.lead}>
          {[ipo.marketId, ipo.symbol, t(`ipo.state.${ipo.state as 'open'}`)].join(' · ')}
        </p>
        <Card>
          <Steps label={t('ipo.dates')} items={useSteps(ipo)} />
        </Card>
        <Card>
          <KeyValue>
            {row(t('offers.issuePrice'), figures.price(ipo.issuePrice))}
            {row(t('ipo.lot'), figures.quantity(ipo.lotSize))}
            {row(t('ipo.max'), figures.quantity(ipo.maxQuantity))}
            {row(t('ipo.issueAmount'), figures.money(ipo.issueAmount))}
            {row(t('ipo.sharesIssued'), figures.quantity(ipo.sharesIssued))}
            {row(t('ipo.publicShares'), figures.quantity(ipo.publicQuantity))}
            {ipo.state !== 'upcoming' &&
              row(
                t('ipo.demand'),
                t('ipo.demandTimes', { times: formatDecimal(ipo.demand, { locale, decimals: 1 }) }),
              )}
          </KeyValue>
        </Card>
        {mine !== undefined && <SubscriptionCard subscription={mine} />}
        <Banner tone="info" title={t('ipo.rule.title')}>
          {t('ipo.rule.text')}
        </Banner>
        <section>
          <h2 className={css.heading}>{t('ipo.prospectus')}</h2>
          <div className={css.prose}>
            {ipo.prospectus.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section>
          <h2 className={css.heading}>{t('ipo.risks')}</h2>
          <ul className={css.bullets}>
            {ipo.risks.map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        </section>
      </div>
      <Action ipo={ipo} isSubscribed={mine !== undefined} />
    </>
  );
}

function Action({ ipo, isSubscribed }: { ipo: IpoDetail; isSubscribed: boolean }) {
  const t = useT();
  const now = useBusinessNow();
  const big = buttonClass({ size: 'large', fullWidth: true });
  if (ipo.state === 'listed') {
    return (
      <StickyFooter>
        <Link to="/pages/quote/stock" search={{ symbol: ipo.symbol }} className={big}>
          {t('ipo.openQuote', { symbol: ipo.symbol })}
        </Link>
      </StickyFooter>
    );
  }
  if (ipo.state !== 'open' || isSubscribed) return null;
  return (
    <StickyFooter>
      {now !== undefined && (
        <span className={css.closing}>
          <span>{t('offers.closesIn')}</span>
          <Countdown until={new Date(ipo.closeAt)} now={now} label={t('offers.closesIn')} />
        </span>
      )}
      <Link to="/pages/payment/newstock" search={{ id: ipo.id }} className={big}>
        {t('manifest.subscribe')}
      </Link>
    </StickyFooter>
  );
}

/** The five stages, each with its date. */
function useSteps(ipo: IpoDetail): StepItem[] {
  const t = useT();
  const moment = useMoment();
  const now = useBusinessNow()?.();
  const stages: readonly (readonly [string, string, string])[] = [
    [t('ipo.step.open'), moment.at(ipo.openAt), ipo.openAt],
    [t('ipo.step.close'), moment.at(ipo.closeAt), ipo.closeAt],
    [
      t('ipo.step.audit'),
      t('ipo.step.until', { date: moment.on(ipo.auditDate) }),
      `${ipo.auditDate}T23:59:59Z`,
    ],
    [t('ipo.step.allotment'), moment.at(ipo.allotmentAt), ipo.allotmentAt],
    [t('ipo.step.listing'), moment.at(ipo.listingAt), ipo.listingAt],
  ];
  const done = now === undefined ? 0 : stages.filter(([, , at]) => Date.parse(at) <= now).length;
  return stages.map(([label, note], index) => ({
    label,
    note,
    state: index < done ? 'done' : index === done ? 'current' : 'upcoming',
  }));
}
