import { FormField } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { RemainingAfter } from '../../components/estimate/RemainingAfter.js';
import { FormWords } from '../../components/FormWords.js';
import * as offers from '../../components/offers/Offers.css.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { QuantReview } from './reviewAndReceipt.js';
import type { Quant } from './quantQueries.js';
import { useQuantForm } from './useQuantForm.js';
import { useQuantText } from './useQuantText.js';

export interface QuantTicketProps {
  quant: Quant;
  onLeave: () => void;
}

/** The amount of a subscription; the server's preview explains it before consent. */
export function QuantTicket({ quant, onLeave }: QuantTicketProps) {
  const t = useT();
  const text = useQuantText();
  const { currency, minAmount: min, maxAmount: max } = quant;
  const { form, amount, places, account, available, money, review } = useQuantForm(quant);
  return (
    <FormWords>
      <form className={offers.page} noValidate onSubmit={(event) => void form.submit(event)}>
        <div className={offers.body}>
          <p className={offers.lead}>{t('quant.how')}</p>
          <FormField form={form} name="amount">
            {(field) => (
              <NumberInput
                {...field}
                label={t('balance.amount')}
                hint={t('quant.limits', { min: text.money(min, currency), max: text.money(max, currency) })}
                min="0"
                decimals={places}
                unit={currency}
                enterKeyHint="done"
                required
              />
            )}
          </FormField>
          <p className={offers.lead}>
            <>
              {t('quant.paidFrom')}{' '}
              <Link to="/pages/profile/transfer" search={account === undefined ? {} : { to: account.id }}>
                {t('quant.transfer')}
              </Link>
            </>
          </p>
          <Refusal title={t('quant.notReady')} failure={form.failure} />
        </div>
        <ReviewFooter
          action={money.action}
          buttonLabel={t('quant.review')}
          busy={form.isSubmitting}
          summary={
            <RemainingAfter
              money={(value) => text.money(value, currency)}
              available={available}
              amount={amount}
              accountId={account?.id}
            />
          }
        >
          <Button variant="quiet" fullWidth onClick={onLeave}>
            {t('quant.back')}
          </Button>
        </ReviewFooter>
        {review.of !== undefined && (
          <QuantReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            quant={quant}
            preview={review.of}
            money={money}
          />
        )}
      </form>
    </FormWords>
  );
}
