import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useT } from '../../i18n/index.js';
import type { Quant, QuantOutcome } from './quantQueries.js';
import { useMarketName } from './useMarketName.js';
import { useQuantText } from './useQuantText.js';

export interface QuantFactsProps {
  quant: Quant;
  /** What the minimum may become. */
  outcomes: readonly QuantOutcome[];
}

/** Terms, dates and every cost of a product. */
export function QuantFacts({ quant, outcomes }: QuantFactsProps) {
  const t = useT();
  const text = useQuantText();
  const moment = useMoment();
  const marketName = useMarketName();
  const { currency, earlyExitFeeRate } = quant;
  /** What is estimated is the past average of the minimum. */
  const estimate = outcomes.find((each) => each.case === 'mid' && each.profit === quant.estimatedProfit);
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  return (
    <>
      <Card>
        <KeyValue>
          {row(t('quant.range'), text.range(quant))}
          {row(
            t('quant.estimated'),
            <ExplainedByTree tree={treeOf(estimate?.explained, 'quant_outcome')}>
              {text.profit(quant.estimatedProfit, currency)}
            </ExplainedByTree>,
          )}
          {row(t('quant.riskLabel'), text.risk(quant.riskRating))}
          {row(t('quant.typeLabel'), text.type(quant.type))}
          {row(t('quant.market'), `${marketName(quant.marketId)} · ${currency}`)}
          {row(t('quant.institution'), quant.institution)}
          {row(t('quant.period'), t('quant.days', { days: quant.periodDays }))}
          {row(t('quant.min'), text.money(quant.minAmount, currency))}
          {row(t('quant.max'), text.money(quant.maxAmount, currency))}
        </KeyValue>
      </Card>
      <Card>
        <KeyValue>
          {row(t('quant.opensAt'), moment.at(quant.subscriptionStartAt))}
          {row(t('quant.closesAt'), moment.at(quant.subscriptionEndAt))}
          {row(t('quant.startAt'), moment.at(quant.startAt))}
          {row(t('quant.endAt'), moment.at(quant.endAt))}
        </KeyValue>
      </Card>
      <Card>
        <KeyValue>
          {row(t('quant.subscriptionFee'), text.rate(quant.subscriptionFeeRate))}
          {row(t('quant.dailyFee'), text.rate(quant.dailyFeeRate))}
          {row(t('quant.exitBefore'), t('quant.free'))}
          {row(
            t('quant.exitAfter'),
            earlyExitFeeRate === null
              ? t('quant.exitNever')
              : t('quant.exitCost', { rate: text.rate(earlyExitFeeRate) }),
          )}
        </KeyValue>
      </Card>
    </>
  );
}
