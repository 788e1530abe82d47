import { describeError } from '../../components/describeError.js';
import { useT, type Translate } from '../../i18n/index.js';
import type { Figures } from '../../components/figures.js';
import { estimate as list, quiet } from './OrderTicket.css.js';
import { isMinimumFee, type FeeTerms } from './ticketMath.js';
import type { OrderPreview } from './useEstimate.js';

export interface EstimateLineProps {
  figures: Figures;
  /** What it comes to: the label and, once known, the amount. */
  total: { label: string; amount: string | undefined };
  estimate: {
    data: (FeeTerms & Pick<OrderPreview, 'availableAfter' | 'warnings'>) | undefined;
    error: unknown;
  };
}

/** What an order would cost or a close would bring now, as the server counts it; or why it would be refused. */
export function EstimateLine({ figures, total, estimate: { data, error } }: EstimateLineProps) {
  const t = useT();
  const refusal = error === null ? [] : describeError(error);
  const known = refusal.length > 0 ? undefined : data;
  return (
    <>
      <dl className={list}>
        <dt data-total>{total.label}</dt>
        <dd data-total>{figures.money(known === undefined ? null : total.amount)}</dd>
        <dt>{feeLabel(t, figures, data)}</dt>
        <dd>{figures.money(known?.handlingFee)}</dd>
        <dt>{t('orderTicket.availableAfter')}</dt>
        <dd>{figures.money(known?.availableAfter)}</dd>
      </dl>
      {refusal.length > 0 && <p className={quiet}>{refusal.join(' ')}</p>}
      {data?.warnings.map(({ code, message }) => (
        <p key={code} className={quiet}>
          {message}
        </p>
      ))}
    </>
  );
}

/** "Fee (0.05 %)", or that the least fee applies. */
export function feeLabel(t: Translate, figures: Figures, terms: FeeTerms | undefined): string {
  if (terms === undefined) return t('orderTicket.fee');
  if (isMinimumFee(terms)) return t('orderTicket.feeMinimum');
  return t('orderTicket.feeRate', { percent: figures.rate(terms.feeRate) });
}
