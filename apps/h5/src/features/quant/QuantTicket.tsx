import type { Schemas } from '@fairlot/api-client';
import { quantForm } from '@fairlot/forms/quant';
import { FormField, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RemainingAfter } from '../../components/estimate/RemainingAfter.js';
import { FormWords } from '../../components/FormWords.js';
import * as offers from '../../components/offers/Offers.css.js';
import { refusalOf, useMoneyAction } from '../../components/review/moneyActions.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { QuantReview } from './reviewAndReceipt.js';
import type { Quant, QuantSubscription } from './quantQueries.js';
import { useQuantText } from './useQuantText.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export type QuantPreview = Schemas['QuantPreview'];

export interface QuantTicketProps {
  quant: Quant;
  onLeave: () => void;
}

/** The amount of a subscription; the server's preview explains it before consent. */
export function QuantTicket({ quant, onLeave }: QuantTicketProps) {
  const t = useT();
  const text = useQuantText();
  const { id, currency, minAmount: min, maxAmount: max } = quant;
  const places = useMoneyPlaces(currency);
  const money = useMoneyAction<QuantSubscription>(`quant ${id}`);
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const account = accounts?.data.find((each) => each.kind === 'fund' && each.currency === currency);
  const available = accounts === undefined ? null : (account?.availableFunds ?? '0');
  const review = useReview<QuantPreview>(money);
  const schema = useMemo(
    () => quantForm({ min, max, currency, places, available }),
    [min, max, currency, places, available],
  );
  const form = useZodForm(schema, {
    defaultValues: { amount: min },
    onSubmit: async ({ amount }) => {
      review.restart();
      review.open(
        await api.post('/quant/{id}/subscription/preview', { params: { path: { id } }, body: { amount } }),
      );
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount']);
  const { amount } = useWatch({ control: form.control }) as { amount: string };
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
