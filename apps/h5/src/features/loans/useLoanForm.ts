import { ApiError, isApiError } from '@fairlot/api-client';
import { aboutLoanAmount, loanForm } from '@fairlot/forms/loans';
import { useZodForm } from '@fairlot/forms/react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { documentQuery } from '../../components/documents/documentQueries.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { useSettled } from '../../components/useSettled.js';
import { useSearch } from '../../engine/index.js';
import { useLocale } from '../../i18n/index.js';
import { uploadImage } from '../../queries/uploadQueries.js';
import { api } from '../../state/client.js';
import { useSessionScope } from '../../state/session.js';
import { quoteQuery, type Loan, type LoanProduct } from './loanQueries.js';
import type { LoanApplication } from './LoanReview.js';

/** The form of an application: its input, the quote of its cost, the agreement, and the review. */
export function useLoanForm(products: readonly LoanProduct[], money: MoneyActionHandle<Loan>) {
  const locale = useLocale();
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
  return {
    form,
    /** The chosen product; undefined while there is none. */
    product,
    /** Whether product and amount can be quoted. */
    isAsked,
    quote,
    agreement,
    review,
  };
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
