import { depositForm } from '@fairlot/forms/deposits';
import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { refusalOf } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { ownZone } from '../../i18n/formatters.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { api } from '../../state/client.js';
import type { DepositFormProps } from './DepositForm.js';
import type { ReviewedDeposit } from './DepositReview.js';
import { useMoneyText } from './useMoneyText.js';

/** The form that reports a deposit: its values and the review. */
export function useDepositForm({ channel, money, firstAmount, firstTxHash = '' }: DepositFormProps) {
  const t = useT();
  const text = useMoneyText();
  const { currency, min, max } = channel;
  const places = useMoneyPlaces(currency);
  const review = useReview<ReviewedDeposit>(money);
  const schema = useMemo(() => depositForm({ min, max, currency, places }), [min, max, currency, places]);
  const form = useZodForm(schema, {
    defaultValues: {
      amount: firstAmount,
      accountCurrency: channel.accountCurrency,
      txHash: firstTxHash,
      proofUploadId: '',
    },
    onSubmit: (output) => {
      review.restart();
      review.open({
        channel,
        ...output,
        verb: t('deposit.verb', { amount: text(output.amount, currency) }),
        send: (key) =>
          api.post('/deposit', {
            params: { header: { 'Idempotency-Key': key } },
            body: { channelId: channel.id, timezone: ownZone(), ...output },
          }),
      });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount', 'accountCurrency', 'txHash'], channel.id);
  const { amount, accountCurrency } = useWatch({ control: form.control }) as {
    amount: string;
    accountCurrency: string;
  };
  return { form, amount, accountCurrency, review };
}
