import { FormField } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { FormWords } from '../../components/FormWords.js';
import * as offers from '../../components/offers/Offers.css.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useT } from '../../i18n/index.js';
import { CostBox } from './CostBox.js';
import type { Loan, LoanProduct } from './loanQueries.js';
import { useLoanForm } from './useLoanForm.js';
import { LoanReview } from './reviewAndReceipt.js';
import { SigningFields } from './SigningFields.js';
import * as css from './Loan.css.js';
import { useLoanText } from './useLoanText.js';
import { fieldError } from './FieldError.css.js';

export interface LoanFormProps {
  products: readonly LoanProduct[];
  money: MoneyActionHandle<Loan>;
}

/** An application for a loan. The full cost is above the signature and follows the input. */
export function LoanForm({ products, money }: LoanFormProps) {
  const t = useT();
  const text = useLoanText();
  const { form, product, isAsked, quote, agreement, review } = useLoanForm(products, money);
  return (
    <FormWords>
      <form className={offers.page} noValidate onSubmit={(event) => void form.submit(event)}>
        <div className={offers.body}>
          <div className={css.form}>
            <h2 className={offers.heading}>{t('loan.ask')}</h2>
            <FormField form={form} name="productId">
              {(field) => (
                <div>
                  <SegmentedControl
                    label={t('loan.cycle')}
                    isLabelHidden={false}
                    value={field.value}
                    onValueChange={field.onValueChange}
                    options={products.map((each) => ({
                      value: each.id,
                      label: t('loan.days', { days: each.periodDays }),
                    }))}
                  />
                  <FieldError>{field.error}</FieldError>
                </div>
              )}
            </FormField>
            <FormField form={form} name="amount">
              {(field) => (
                <NumberInput
                  {...field}
                  label={t('balance.amount')}
                  hint={
                    product === undefined
                      ? t('loan.whole')
                      : t('loan.limits', {
                          min: text.money(product.minAmount, product.currency),
                          max: text.money(product.maxAmount, product.currency),
                        })
                  }
                  min="0"
                  decimals={2}
                  unit={products[0]?.currency}
                  enterKeyHint="next"
                  required
                />
              )}
            </FormField>
            <CostBox quote={isAsked ? quote.data : undefined} />
            {isAsked && <Refusal title={t('loan.noCost')} failure={quote.error} />}
            <SigningFields form={form} version={agreement.data?.version} />
            <Refusal title={t('loan.notReady')} failure={form.failure} />
          </div>
        </div>
        <ReviewFooter action={money.action} buttonLabel={t('loan.review')} busy={form.isSubmitting} />
        {review.of !== undefined && (
          <LoanReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            application={review.of}
            money={money}
          />
        )}
      </form>
    </FormWords>
  );
}

/** The error of a control that cannot show one itself. */
function FieldError({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={fieldError}>
      {children}
    </div>
  );
}
