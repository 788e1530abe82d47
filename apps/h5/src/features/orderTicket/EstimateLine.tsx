import type { Direction } from '../../components/profitAndLoss.js';
import { describeError } from '../../components/describeError.js';
import { useT, type Translate } from '../../i18n/index.js';
import type { Figures } from '../../components/figures.js';
import { estimate as list, quiet } from './OrderTicket.css.js';
import { isMinimumFee } from './ticketMath.js';
import type { OrderPreview } from './useEstimate.js';

export interface EstimateLineProps {
  estimate: { data: OrderPreview | undefined; error: unknown };
  figures: Figures;
  direction: Direction;
}

/** What the order would cost now, as the server counts it; or why it would be refused. */
export function EstimateLine({ estimate: { data, error }, figures, direction }: EstimateLineProps) {
  const t = useT();
  const refusal = error === null ? [] : describeError(error);
  return (
    <>
      <dl className={list}>
        <dt data-total>{t(`orderTicket.total.${direction}`)}</dt>
        <dd data-total>{figures.money(refusal.length > 0 ? null : data?.totalAmount)}</dd>
        <dt>{feeLabel(t, figures, data)}</dt>
        <dd>{figures.money(refusal.length > 0 ? null : data?.handlingFee)}</dd>
        <dt>{t('orderTicket.availableAfter')}</dt>
        <dd>{figures.money(refusal.length > 0 ? null : data?.availableAfter)}</dd>
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
export function feeLabel(t: Translate, figures: Figures, preview: OrderPreview | undefined): string {
  if (preview === undefined) return t('orderTicket.fee');
  if (isMinimumFee(preview)) return t('orderTicket.feeMinimum');
  return t('orderTicket.feeRate', { percent: figures.rate(preview.feeRate) });
}
