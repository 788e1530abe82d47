import { aboutLoanAmount, loanForm } from '@fairlot/forms/loans';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ApiError, isApiError } from '@fairlot/api-client';
import { documentQuery } from '../../components/documents/documentQueries.js';
import { FormWords } from '../../components/FormWords.js';
import { useSettled } from '../../components/useSettled.js';
import * as offers from '../../components/offers/Offers.css.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import { CostBox } from './CostBox.js';
import { quoteQuery, type Loan, type LoanProduct } from './loanQueries.js';
import { LoanReview } from './reviewAndReceipt.js';
import type { LoanApplication } from './LoanReview.js';
import { SigningFields } from './SigningFields.js';
import * as css from './Loan.css.js';
import { useLoanText } from './useLoanText.js';
import { fieldError } from './FieldError.css.js';
import { uploadImage } from '../../queries/uploadQueries.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export interface LoanFormProps {
  products: readonly LoanProduct[];
  money: MoneyActionHandle<Loan>;
}

/** An application for a loan. The full cost is above the signature and follows the input. */
export function LoanForm({ products, money }: LoanFormProps) {
  const t = useT();
  const locale = useLocale();
  const text = useLoanText();
  const first = useSearch('/pages/borrow/index');
  const agreement = useQuery(documentQuery('loan_agreement', locale));
  const review = useReview<LoanApplication>(money);
  const form = useZodForm(loanForm(products), {
    defaultValues: {
      productId: products.find(({ id }) => id === first.product)?.id ?? '',
      amount: first.amount ?? '',
      imageUploadId: '',
      agree: false,
      signature: null,
    },
    onSubmit: async ({ productId, amount, imageUploadId, signature }) => {
      review.restart();
      const read = agreement.data ?? (await agreement.refetch({ throwOnError: true })).data;
      const [quote, signatureUploadId] = await Promise.all([
        api.post('/loan/quote', { body: { productId, amount } }),
        sendSignature(signature),
      ]);
      review.open({
        quote,
        imageUploadId,
        signatureUploadId,
        agreementVersion: read?.version ?? quote.agreementVersion,
      });
    },
  });
  const { productId, amount } = useWatch({ control: form.control }) as { productId: string; amount: string };
  useFormDraft(form, ['productId', 'amount']);
  const product = products.find(({ id }) => id === productId);
  const asked = useSettled(amount);
  const isAsked = product !== undefined && aboutLoanAmount(asked, product) === undefined;
  const quote = useQuery(quoteQuery(useSessionScope(), productId, asked, isAsked));
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
                    showLabel
                    value={field.value}
                    onValueChange={field.onValueChange}
                    items={products.map((each) => ({
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
        <ReviewFooter action={money.action} submit={t('loan.review')} busy={form.isSubmitting} />
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

const uploadSignature = uploadImage('signature');

/**
 * Uploads the signature. A refusal of the picture is shown at the pad, where a new one can be made.
 * @returns the server's id of it
 */
async function sendSignature(signature: File): Promise<string> {
  try {
    const { id } = await uploadSignature(signature, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    return id;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const fieldErrors = error.fieldErrors.map((each) => ({ ...each, path: 'signature' }));
    throw new ApiError({ ...error, fieldErrors, cause: error });
  }
}
