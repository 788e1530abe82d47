import type { Schemas } from '@fairlot/api-client';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import type { Fund, FundOrder } from '../../queries/offerQueries.js';
import type { FundSide } from './useFundForm.js';
import { useUnits } from './useUnits.js';

export type FundPreview = Schemas['FundPreview'];

export interface FundReviewProps {
  isOpen: boolean;
  onClose: () => void;
  preview: FundPreview;
  fund: Fund;
  side: FundSide;
  onConfirm: (label: string) => void;
}

/** An order's figures at the last price, before consent; each opens its sum. */
export function FundReview({ isOpen, onClose, preview, fund, side, onConfirm }: FundReviewProps) {
  const t = useT();
  const moment = useMoment();
  const money = useMoneyAction<FundOrder>(`fund ${fund.id}`);
  const units = useUnits();
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  const verb = t(`funds.verb.${side}`, { amount: figures.money(preview.amount) });
  const row = (label: string, value: ReactNode) => <KeyValueRow label={label}>{value}</KeyValueRow>;
  const explained = (figure: FigureNode['figure'], text: string) => (
    <ExplainedByTree tree={treeOf(preview.explained, figure)}>{text}</ExplainedByTree>
  );
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('funds.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={() => onConfirm(verb)}
    >
      <KeyValue>
        {row(t('funds.fund'), fund.name)}
        {row(t('funds.priceBasis'), t('funds.priceOf', { date: moment.on(preview.dealingDate) }))}
        {row(t('funds.lastNav'), figures.price(preview.nav))}
        {row(t('funds.estimate'), explained('fund_units', units(preview.estimatedUnits)))}
        {row(t('balance.fee'), explained('order_fee', figures.money(preview.handlingFee)))}
        <KeyValueRow label={t(`funds.total.${side}`)} isTotal>
          {side === 'subscribe'
            ? explained('order_total', figures.money(preview.amount))
            : explained('fund_net', figures.money(preview.netAmount))}
        </KeyValueRow>
        {row(t('balance.availableNow'), explained('available_funds', figures.money(preview.availableBefore)))}
        {row(
          t(side === 'redeem' ? 'funds.paidAvailable' : 'balance.availableAfter'),
          explained('available_after', figures.money(preview.availableAfter)),
        )}
        {row(t('funds.pricedAt'), moment.at(preview.pricedAt))}
        {row(t('funds.settlesAt'), moment.at(preview.settlesAt))}
      </KeyValue>
      <ReviewNotes
        notes={[
          t(`funds.note.${side}`),
          t('funds.note.risk'),
          t('funds.note.cancel', { time: moment.at(preview.cutOffAt) }),
        ]}
      />
    </ReviewSheet>
  );
}
