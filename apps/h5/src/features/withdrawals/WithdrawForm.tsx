import { Banner } from '@fairlot/ui-kit/banner';
import { Select } from '@fairlot/ui-kit/select';
import { useState } from 'react';
import { leftAfter } from '../../components/estimate/Remaining.js';
import { useTimeText } from '../../components/useTimeText.js';
import { useReached } from '../../queries/businessClock.js';
import { useFigures } from '../../components/figures.js';
import { AmountField } from '../../components/moneyForm/AmountField.js';
import { canPay } from '../../components/moneyForm/canPay.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { isUnsettled, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Withdrawal, WithdrawalType } from './withdrawalQueries.js';
import { useWithdrawForm } from './useWithdrawForm.js';
import { WithdrawReview } from './reviewAndReceipt.js';
import { Elsewhere } from './Elsewhere.js';
import { NothingToWithdraw } from './NothingToWithdraw.js';
import { PayeeField } from './PayeeField.js';
import { PayeeNotes } from './PayeeNotes.js';
import { WithdrawOutcome } from './WithdrawOutcome.js';
import type { PayeeChoice, WithdrawSubject } from './withdrawSubject.js';

/** The input, kept while a payee is added. */
export interface WithdrawDraft {
  readonly amount: string;
  readonly currency: string;
}

export interface WithdrawFormProps {
  type: WithdrawalType;
  subject: WithdrawSubject;
  money: MoneyActionHandle<Withdrawal>;
  draft: WithdrawDraft;
  /** The payee on screen. */
  shown: PayeeChoice;
  onPayee: (id: string) => void;
  /** Called to add a payee, with the current input. */
  onAdd: (left: WithdrawDraft) => void;
}

/** The payee and the amount; the receipt and its date are shown while typing. */
export function WithdrawForm({ draft, ...props }: WithdrawFormProps) {
  const { type, shown } = props;
  const { payees, cash } = props.subject;
  const isUsable = useReached(payees.map(({ usableAt }) => usableAt));
  const [currency, setCurrency] = useState(draft.currency);
  const account = cash.find((each) => each.currency === currency) ?? cash[0];
  if (account === undefined) return <NothingToWithdraw type={type} />;
  const payee = payees.find(({ id }) => id === shown.id);
  return (
    <Fields
      // Another currency has other decimals, fees and calendars.
      key={account.id}
      {...props}
      {...{ account, payee }}
      isWaiting={payee !== undefined && !isUsable(payee.usableAt)}
      firstAmount={account.currency === draft.currency || draft.currency === '' ? draft.amount : ''}
      onCurrency={setCurrency}
    />
  );
}

interface FieldsProps extends Omit<WithdrawFormProps, 'draft'> {
  account: WithdrawSubject['cash'][number];
  /** The payee on screen; undefined once it was removed. */
  payee: PayeeChoice | undefined;
  /** Whether the payee was added too recently. */
  isWaiting: boolean;
  firstAmount: string;
  onCurrency: (currency: string) => void;
}

function Fields({ type, subject, money, onAdd, account, shown, payee, isWaiting, ...rest }: FieldsProps) {
  const t = useT();
  const timeText = useTimeText();
  const { payees, cash, accounts } = subject;
  const { currency, availableFunds } = account;
  const places = useMoneyPlaces(currency);
  const figures = useFigures(currency, { price: places, money: places });
  const { form, amount, terms, preview, review } = useWithdrawForm({
    type,
    account,
    payee: shown,
    firstAmount: rest.firstAmount,
    money,
  });
  const pausedUntil = terms?.possibleAt ?? null;
  const min = terms?.min ?? null;
  const hasMoney = canPay(availableFunds, min);
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        {pausedUntil !== null && (
          <Banner tone="caution" title={t('withdraw.paused.title')}>
            {t('withdraw.paused.text', { time: timeText(pausedUntil) })}
          </Banner>
        )}
        <PayeeField
          type={type}
          payees={payees}
          chosen={payee}
          onChoose={rest.onPayee}
          onAdd={() => onAdd({ amount, currency })}
        />
        {payee === undefined && (
          <Banner tone="caution" title={t('withdraw.gone.title')}>
            {t('withdraw.gone.text', { payee: shown.label })}
          </Banner>
        )}
        {cash.length > 1 && (
          <Select
            label={t('withdraw.fromAccount')}
            value={currency}
            onValueChange={(next) => next !== '' && rest.onCurrency(next)}
            options={cash.map((each) => ({ value: each.currency, label: each.currency }))}
          />
        )}
        <AmountField
          form={form}
          account={account}
          available={availableFunds}
          places={places}
          hint={t('withdraw.amountHint', { max: figures.money(availableFunds), min: figures.money(min) })}
          canPay={hasMoney}
          whyNot={
            canPay(availableFunds)
              ? t('withdraw.belowMin', {
                  available: figures.money(availableFunds),
                  min: figures.money(min),
                })
              : undefined
          }
        />
        <Elsewhere accounts={accounts} currency={currency} figures={figures} />
        {payee !== undefined && <PayeeNotes {...{ payee, currency, isWaiting }} />}
        <Refusal title={t('withdraw.notReady')} failure={form.failure} />
      </div>
      <ReviewFooter
        action={money.action}
        buttonLabel={t('withdraw.review')}
        busy={form.isSubmitting}
        disabled={isWaiting || pausedUntil !== null || payee === undefined || !hasMoney}
        summary={
          <WithdrawOutcome
            preview={preview}
            terms={terms}
            left={leftAfter(availableFunds, amount)}
            account={account}
            figures={figures}
          />
        }
      />
      {review.of !== undefined && (
        <WithdrawReview
          key={review.key}
          // A write under way shows its outcome.
          isOpen={review.isOpen && (payee?.id === review.of.payee.id || isUnsettled(money.action))}
          onClose={review.close}
          {...review.of}
          {...{ money, figures }}
        />
      )}
    </form>
  );
}
