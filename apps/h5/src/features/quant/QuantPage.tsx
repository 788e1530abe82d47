import { Card } from '@fairlot/ui-kit/card';
import { KeyValue } from '@fairlot/ui-kit/key-value';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { PayPasswordGate } from '../../components/gates/index.js';
import * as offers from '../../components/offers/Offers.css.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { StickyFooter } from '../../components/review/StickyFooter.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { QuantReceipt } from './reviewAndReceipt.js';
import { Outcomes } from './Outcomes.js';
import { QuantFacts } from './QuantFacts.js';
import { quantQuery, type QuantDetail, type QuantSubscription } from './quantQueries.js';
import { TradeFacts } from './TradeFacts.js';
import { lazyPart } from '../../components/lazyPart.js';
import { useLeave } from '../../components/useLeave.js';
import * as css from './Quant.css.js';
import { useQuantText } from './useQuantText.js';

const QuantTicket = lazyPart({
  load: async () => (await import('./QuantTicket.js')).QuantTicket,
  words: ['balance', 'forms', 'quant', 'review'],
});

/** A product: its strategy, its cost, its past profits and losses, and the ticket. */
export function QuantPage() {
  const t = useT();
  // In the address, so that Back, a reload and a login return to the ticket or leave it.
  const { id, subscribe: isSubscribing } = useSearch('/pages/quantify/detail');
  const query = useQuery(quantQuery(useSessionScope(), id));
  const money = useMoneyAction<QuantSubscription>(`quant ${id}`);
  const leave = useLeave('subscribe', { to: '/pages/quantify/detail', search: { id } });
  if (money.result !== undefined) {
    const close = () => {
      money.dismiss();
      leave();
    };
    return <QuantReceipt subscription={money.result} onAgain={close} />;
  }
  return (
    <div className={offers.page}>
      <PageHeading>{query.data?.name ?? t('manifest.quantDetail')}</PageHeading>
      <OneRecord
        query={query}
        errorTitle={t('offers.failed')}
        nowhere={t('offers.nowhere')}
        list={{ to: '/pages/quantify/index', label: t('quant.browse') }}
      >
        {(quant) =>
          isSubscribing ? (
            <PayPasswordGate>
              <Suspense fallback={<LoadingState />}>
                <QuantTicket key={id} quant={quant} onLeave={leave} />
              </Suspense>
            </PayPasswordGate>
          ) : (
            <Details quant={quant} />
          )
        }
      </OneRecord>
    </div>
  );
}

function Details({ quant }: { quant: QuantDetail }) {
  const t = useT();
  const moment = useMoment();
  const { id, currency, lastTrade, status } = quant;
  return (
    <>
      <div className={offers.body}>
        <Section title={t('quant.strategy')}>
          <p className={offers.lead}>{quant.strategy}</p>
        </Section>
        <QuantFacts quant={quant} outcomes={quant.outcomes} />
        <Section title={t('quant.example')}>
          <Outcomes outcomes={quant.outcomes} currency={currency} />
        </Section>
        <Section title={t('quant.past')}>
          <PastResults quant={quant} />
        </Section>
        {lastTrade !== null && (
          <Section title={t('quant.lastTrade')}>
            <KeyValue>
              <TradeFacts trade={lastTrade} currency={currency} />
            </KeyValue>
          </Section>
        )}
        <Section title={t('quant.risks')}>
          <ul className={offers.bullets}>
            {quant.risks.map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        </Section>
      </div>
      <StickyFooter>
        {status === 'open' ? (
          <ButtonLink size="large" fullWidth to="/pages/quantify/detail" search={{ id, subscribe: true }}>
            {t('quant.subscribe')}
          </ButtonLink>
        ) : (
          <p className={offers.lead}>
            {status === 'upcoming'
              ? t('quant.notYet', { time: moment.at(quant.subscriptionStartAt) })
              : t('quant.isClosed')}
          </p>
        )}
      </StickyFooter>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className={offers.heading}>
          {title}
        </h2>
        <div className={offers.stack}>{children}</div>
      </Card>
    </section>
  );
}

/** The results of the last rounds, and how many of them lost. */
function PastResults({ quant }: { quant: QuantDetail }) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const { pastResults } = quant;
  const lost = pastResults.filter(({ profitRate }) => profitRate.startsWith('-')).length;
  return (
    <>
      <p className={css.quiet}>
        {t('quant.lostRounds', {
          lost,
          rounds: pastResults.length,
          average: text.signed(quant.pastProfitRate),
        })}
      </p>
      <div className={css.tableFrame}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('quant.period')}</th>
              <th scope="col">{t('quant.losingDays')}</th>
              <th scope="col">{t('quant.result')}</th>
            </tr>
          </thead>
          <tbody>
            {pastResults.map((result) => (
              <tr key={result.name}>
                <td>
                  {moment.on(result.startDate)}
                  <span>{moment.on(result.endDate)}</span>
                </td>
                <td>{t('quant.partOf', { part: result.losingDays, whole: result.tradingDays })}</td>
                <td>{text.signed(result.profitRate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.quiet}>{t('quant.pastNote')}</p>
    </>
  );
}
