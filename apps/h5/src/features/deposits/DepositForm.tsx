import { FormField } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { TextField } from '@fairlot/ui-kit/text-field';
import { FormWords } from '../../components/FormWords.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import * as css from './Deposit.css.js';
import type { Channel, Deposit } from './depositQueries.js';
import { EstimateLine } from './EstimateLine.js';
import { ProofField } from './ProofField.js';
import { DepositReview } from './reviewAndReceipt.js';
import { useDepositForm } from './useDepositForm.js';
import { useMoneyText } from './useMoneyText.js';

export interface DepositFormProps {
  channel: Channel;
  money: MoneyActionHandle<Deposit>;
  /** Decimal text, or ''. */
  firstAmount: string;
  /** The transaction hash of the previous report. */
  firstTxHash?: string | undefined;
}

/** Reports money that was sent: the amount, the target account, and the proof. */
export function DepositForm(props: DepositFormProps) {
  const { channel, money } = props;
  const t = useT();
  const text = useMoneyText();
  const { currency, min, max, accountCurrencies } = channel;
  const places = useMoneyPlaces(currency);
  const { form, amount, accountCurrency, review } = useDepositForm(props);
  return (
    <FormWords>
      <form className={css.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <h2 className={css.formHeading}>{t('deposit.form.title')}</h2>
        <FormField form={form} name="amount">
          {(field) => (
            <NumberInput
              {...field}
              label={t('deposit.amount')}
              hint={t('deposit.limits', { min: text(min, currency), max: text(max, currency) })}
              min={min}
              max={max}
              decimals={places}
              unit={currency}
              enterKeyHint="done"
              required
            />
          )}
        </FormField>
        {accountCurrencies.length > 1 && (
          <FormField form={form} name="accountCurrency">
            {(field) => (
              <SegmentedControl
                label={t('deposit.creditIn')}
                isLabelHidden={false}
                value={field.value}
                onValueChange={field.onValueChange}
                options={accountCurrencies.map((each) => ({ value: each.currency, label: each.currency }))}
              />
            )}
          </FormField>
        )}
        <EstimateLine channel={channel} amount={amount} accountCurrency={accountCurrency} />
        {channel.type === 'wallet' && (
          <FormField form={form} name="txHash">
            {(field) => (
              <TextField
                {...field}
                label={t('deposit.txHash')}
                hint={t('deposit.txHashHint')}
                autoCapitalize="none"
                autoComplete="off"
              />
            )}
          </FormField>
        )}
        <FormField form={form} name="proofUploadId">
          {(field) => (
            <ProofField onValueChange={(image) => field.onValueChange(image?.id ?? '')} error={field.error} />
          )}
        </FormField>
        <ActionNote action={money.action} />
        <Button type="submit" size="large" fullWidth disabled={isUnsettled(money.action)}>
          {t('deposit.review')}
        </Button>
        {review.of !== undefined && (
          <DepositReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            deposit={review.of}
            money={money}
          />
        )}
      </form>
    </FormWords>
  );
}
