import type { Schemas } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button, buttonClass } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { useFigures } from '../../components/figures.js';
import * as css from '../../components/offers/Offers.css.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { Receipt, RecordNumber } from '../../components/review/Receipt.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import type { Fund, FundOrder } from '../../stores/offers.js';
import { queryClient } from '../../stores/queryClient.js';
import { session } from '../../stores/session.js';
import { FundOrderCard } from './FundOrders.js';
import { useUnits } from './useUnits.js';

export type FundSide = 'subscribe' | 'redeem';
type FundPreview = Schemas['FundPreview'];

export interface FundTicketProps {
  fund: Fund;
  side: FundSide;
  holding: Schemas['FundHolding'] | undefined;
  onLeave: () => void;
}

/** Puts money into a fund or takes it out: the amount, its review, and the receipt in its place. */
export function FundTicket({ fund, side, holding, onLeave }: FundTicketProps) {
  const t = useT();
  const locale = useLocale();
  const money = useMoneyAction<FundOrder>(`fund ${fund.id} ${side}`);
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  const [mode, setMode] = useState<'amount' | 'all'>('amount');
  const [amount, setAmount] = useState(side === 'subscribe' ? fund.minAmount : '');
  const [preview, setPreview] = useState<FundPreview>();
  const [isReviewing, setIsReviewing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (money.result !== undefined) return <FundReceipt order={money.result} />;

  const path = { id: fund.id };
  const redemption = mode === 'all' ? { mode } : { mode, amount };
  const review = async () => {
    money.dismiss();
    setIsAsking(true);
    setRefusal(undefined);
    try {
      setPreview(
        side === 'subscribe'
          ? await api.post('/fund/{id}/subscription/preview', { params: { path }, body: { amount } })
          : await api.post('/fund/{id}/redemption/preview', { params: { path }, body: redemption }),
      );
      setIsReviewing(true);
    } catch (error) {
      setRefusal(describeError(error).join(' '));
    } finally {
      setIsAsking(false);
    }
  };
  const send = (label: string) =>
    money.send({
      label,
      send: (key) => {
        const params = { path, header: { 'Idempotency-Key': key } };
        return side === 'subscribe'
          ? api.post('/fund/{id}/subscription', { params, body: { amount } })
          : api.post('/fund/{id}/redemption', { params, body: redemption });
      },
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] }),
    });
  return (
    <form
      className={css.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void review();
      }}
    >
      <div className={css.body}>
        <p className={css.lead}>{t(`funds.how.${side}`)}</p>
        {side === 'redeem' && (
          <SegmentedControl
            label={t('funds.mode')}
            value={mode}
            onValueChange={setMode}
            items={[
              { value: 'amount', label: t('funds.byAmount') },
              { value: 'all', label: t('funds.all') },
            ]}
          />
        )}
        {mode === 'amount' && (
          <NumberInput
            label={t('funds.amount')}
            hint={
              side === 'subscribe'
                ? t('funds.from', { min: figures.money(fund.minAmount) })
                : t('funds.worth', { amount: figures.money(holding?.value) })
            }
            value={amount}
            onValueChange={setAmount}
            decimals={2}
            min="0"
            step="100"
            unit={fund.currency}
            locale={locale}
            error={refusal}
            required
          />
        )}
        {mode === 'all' && refusal !== undefined && <Banner tone="critical" role="alert" title={refusal} />}
      </div>
      <ReviewFooter
        action={money.action}
        submit={t(`funds.review.${side}`)}
        busy={isAsking}
        disabled={mode === 'amount' && amount === ''}
      >
        <Button variant="quiet" fullWidth onClick={onLeave}>
          {t('funds.back')}
        </Button>
      </ReviewFooter>
      {preview !== undefined && (
        <FundReview
          isOpen={isReviewing}
          onClose={() => setIsReviewing(false)}
          preview={preview}
          fund={fund}
          side={side}
          onConfirm={send}
        />
      )}
    </form>
  );
}

interface FundReviewProps {
  isOpen: boolean;
  onClose: () => void;
  preview: FundPreview;
  fund: Fund;
  side: FundSide;
  onConfirm: (label: string) => void;
}

function FundReview({ isOpen, onClose, preview, fund, side, onConfirm }: FundReviewProps) {
  const t = useT();
  const moment = useMoment();
  const money = useMoneyAction<FundOrder>(`fund ${fund.id} ${side}`);
  const units = useUnits();
  const figures = useFigures(fund.currency, { money: 2, price: 2 });
  const verb = t(`funds.verb.${side}`, { amount: figures.money(preview.amount) });
  const row = (label: string, value: string) => <KeyValueRow label={label}>{value}</KeyValueRow>;
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
        {row(t('funds.estimate'), units(preview.estimatedUnits))}
        {row(t('funds.fee'), figures.money(preview.handlingFee))}
        <KeyValueRow label={t(`funds.total.${side}`)} isTotal>
          {figures.money(side === 'subscribe' ? preview.amount : preview.netAmount)}
        </KeyValueRow>
        {row(t('funds.before'), figures.money(preview.availableBefore))}
        {row(t('funds.after'), figures.money(preview.availableAfter))}
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

function FundReceipt({ order }: { order: FundOrder }) {
  const t = useT();
  return (
    <Receipt
      heading={t('funds.received')}
      lead={t('funds.receivedLead')}
      actions={
        <Link
          to="/pages/fund/index"
          search={{ tab: 'mine' }}
          className={buttonClass({ size: 'large', fullWidth: true })}
        >
          {t('funds.openMine')}
        </Link>
      }
    >
      <FundOrderCard order={order} />
      <RecordNumber>{order.id}</RecordNumber>
    </Receipt>
  );
}
