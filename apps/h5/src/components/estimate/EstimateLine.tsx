import { Suspense } from 'react';
import { describeError } from '../describeError.js';
import { ExplainedByTree, treeOf } from '../explain/Explained.js';
import type { Schemas } from '@fairlot/api-client';
import { useT, type Translate } from '../../i18n/index.js';
import type { Figures } from '../figures.js';
import { estimate as list, note } from './Estimate.css.js';
import { lazyPart } from '../lazyPart.js';
import type { WarningTextProps } from '../orders/WarningText.js';
import { isMinimumFee, type FeeTerms } from './feeTerms.js';
import { Remaining } from './Remaining.js';

export interface EstimateLineProps {
  /** The market of the instrument. */
  marketId: string;
  figures: Figures;
  /** The result: its label, its amount once known, and its explained figure. */
  total: { label: string; amount: string | undefined; figure: 'order_total' | 'released_amount' };
  estimate: {
    data: Estimate | undefined;
    /** The last answer, while the next one is loading: its rows keep their places. */
    terms: Estimate | undefined;
    error: unknown;
  };
}

type Estimate = FeeTerms &
  Pick<Schemas['OrderPreview'], 'availableAfter' | 'availableBefore' | 'warnings' | 'explained'> & {
    holdAmount?: string;
  };

/** The server's current estimate of an order's cost or a close's proceeds, or why it would be refused. */
export function EstimateLine({
  marketId,
  figures,
  total,
  estimate: { data, terms, error },
}: EstimateLineProps) {
  const t = useT();
  const refusal = error === null ? [] : describeError(error);
  const known = refusal.length > 0 ? undefined : data;
  return (
    <>
      <dl className={list}>
        <div data-total>
          <dt>{total.label}</dt>
          <dd>
            <ExplainedByTree tree={treeOf(known?.explained, total.figure)}>
              {figures.money(known === undefined ? null : total.amount)}
            </ExplainedByTree>
          </dd>
        </div>
        <div>
          <dt>{feeLabel(t, figures, terms)}</dt>
          <dd>
            <ExplainedByTree tree={treeOf(known?.explained, 'order_fee')}>
              {figures.money(known?.handlingFee)}
            </ExplainedByTree>
          </dd>
        </div>
        {refusal.length === 0 && terms?.holdAmount !== undefined && (
          <div>
            <dt>{t('orderTicket.heldNow')}</dt>
            <dd>
              <ExplainedByTree tree={treeOf(known?.explained, 'order_hold')}>
                {figures.money(known?.holdAmount)}
              </ExplainedByTree>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('balance.available')}</dt>
          <dd>
            <Remaining
              money={figures.money}
              before={known?.availableBefore}
              after={known?.availableAfter}
              tree={treeOf(known?.explained, 'available_after')}
            />
          </dd>
        </div>
      </dl>
      {refusal.length > 0 && <p className={note}>{refusal.join(' ')}</p>}
      {data?.warnings.map((warning) => (
        <p key={warning.code} className={note}>
          <OrderWarning warning={warning} marketId={marketId} />
        </p>
      ))}
    </>
  );
}

/** Loaded with the first warning: most orders have none. */
const WarningText = lazyPart({
  load: async () => (await import('../orders/WarningText.js')).WarningText,
  words: ['order'],
});

/** A warning about an order; until its text has loaded, in the words of the server. */
export function OrderWarning(props: WarningTextProps) {
  return (
    <Suspense fallback={props.warning.message}>
      <WarningText {...props} />
    </Suspense>
  );
}

/** "Fee (0.05 %)", and whether the minimum fee applies instead. */
export function feeLabel(t: Translate, figures: Figures, terms: FeeTerms | undefined): string {
  if (terms === undefined) return t('balance.fee');
  const id = isMinimumFee(terms) ? 'orderTicket.feeMinimum' : 'balance.feeRate';
  return t(id, { percent: figures.rate(terms.feeRate) });
}
