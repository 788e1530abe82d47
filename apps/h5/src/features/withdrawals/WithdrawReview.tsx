import { Banner } from '@fairlot/ui-kit/banner';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useState } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import type { Figures } from '../../components/figures.js';
import { Address } from '../../components/payees/Address.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { api } from '../../state/client.js';
import { refreshWithdrawals, type Withdrawal, type WithdrawalQuote } from './withdrawalQueries.js';
import { useArrival } from './useArrival.js';
import type { PayeeChoice } from './withdrawSubject.js';

export interface WithdrawReviewProps {
  isOpen: boolean;
  onClose: () => void;
  /** A quote for a specific amount. */
  quote: WithdrawalQuote;
  payee: PayeeChoice;
  money: MoneyActionHandle<Withdrawal>;
  figures: Figures;
}

/** The full cost and the dates before consent; the payment password is asked for after the button. */
export function WithdrawReview({ isOpen, onClose, quote, payee, money, figures }: WithdrawReviewProps) {
  const t = useT();
  const arrival = useArrival();
  const [isChecked, setIsChecked] = useState(false);
  const { currency, amount } = quote;
  const type = quote.type === 'bank' ? 'bank' : 'crypto';
  const verb = t('withdraw.verb', { amount: figures.money(amount) });
  const explained = (figure: FigureNode['figure'], value: string | null) => (
    <ExplainedByTree tree={treeOf(quote.explained, figure)}>{figures.money(value)}</ExplainedByTree>
  );
  const send = (payPassword: string) => {
    if (amount === null) return;
    const to = type === 'bank' ? { bankCardId: payee.id } : { cryptoWalletId: payee.id };
    money.send({
      label: verb,
      send: (key) =>
        api.post('/withdrawal', {
          params: { header: { 'Idempotency-Key': key } },
          body: { type, currency, amount, ...to, payPassword },
        }),
      onDone: () => void refreshWithdrawals(),
    });
  };
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('withdraw.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={send}
      isReady={!payee.isNew || isChecked}
      needsPayPassword
    >
      {payee.isNew && (
        <Banner tone="caution" title={t('withdraw.firstUse.title')}>
          {t('withdraw.firstUse.text', { network: payee.network ?? '', currency })}
        </Banner>
      )}
      <KeyValue>
        <KeyValueRow label={t('withdraw.to')}>{payee.label}</KeyValueRow>
        {payee.address !== undefined && (
          <KeyValueRow label={t('payees.address')}>
            <Address>{payee.address}</Address>
          </KeyValueRow>
        )}
        <KeyValueRow label={t('balance.amount')}>{figures.money(amount)}</KeyValueRow>
        <KeyValueRow label={t('balance.fee')}>{explained('withdrawal_fee', quote.fee)}</KeyValueRow>
        <KeyValueRow label={t('balance.receive')} isTotal>
          {explained('withdrawal_net', quote.netAmount)}
        </KeyValueRow>
        <KeyValueRow label={t('withdraw.processing')}>{arrival.processing(quote)}</KeyValueRow>
        <KeyValueRow label={t('withdraw.arrivesBy')}>{arrival.arrives(quote)}</KeyValueRow>
        <KeyValueRow label={t('balance.availableNow')}>{explained('available_funds', quote.max)}</KeyValueRow>
        <KeyValueRow label={t('balance.availableAfter')}>
          {explained('available_after', quote.availableAfter)}
        </KeyValueRow>
      </KeyValue>
      <ReviewNotes
        notes={[
          t('withdraw.note.days', { time: quote.cutoffTime }),
          t(type === 'bank' ? 'withdraw.note.bank' : 'withdraw.note.crypto'),
          t('withdraw.note.cancel'),
        ]}
      />
      {payee.isNew && (
        <Checkbox label={t('withdraw.firstUse.consent')} value={isChecked} onValueChange={setIsChecked} />
      )}
    </ReviewSheet>
  );
}
