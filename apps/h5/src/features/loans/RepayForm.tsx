import { repaymentForm } from '@fairlot/forms/loans';
import { FormField, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { decimal, minimum, toText } from '@fairlot/money';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RemainingAfter } from '../../components/estimate/RemainingAfter.js';
import { FormWords } from '../../components/FormWords.js';
import * as offers from '../../components/offers/Offers.css.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { Refusal } from '../../components/review/Refusal.js';
import { useReview } from '../../components/review/useReview.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import * as css from './Loan.css.js';
import { RepayReview } from './repayConsent.js';
import type { Loan, LoanRepaid, RepaymentPreview } from './loanQueries.js';
import { useLoanText } from './useLoanText.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export interface RepayFormProps {
  loan: Loan;
  money: MoneyActionHandle<LoanRepaid>;
}

/** Repays a loan, in part or in full, on any day. */
export function RepayForm({ loan, money }: RepayFormProps) {
  const t = useT();
  const text = useLoanText();
  const { id, currency, outstandingAmount: outstanding } = loan;
  const places = useMoneyPlaces(currency);
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const account = accounts?.data.find((each) => each.kind === 'cash' && each.currency === currency);
  const available = accounts === undefined ? null : (account?.availableFunds ?? '0');
  const most = available === null ? outstanding : toText(minimum(decimal(available), decimal(outstanding)));
  const review = useReview<RepaymentPreview>(money);
  const schema = useMemo(
    () => repaymentForm({ currency, places, outstanding, available }),
    [currency, places, outstanding, available],
  );
  const form = useZodForm(schema, {
    defaultValues: { amount: '' },
    onSubmit: async ({ amount }) => {
      review.restart();
      review.open(
        await api.post('/loan/{id}/repayment/preview', { params: { path: { id } }, body: { amount } }),
      );
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount']);
  const { amount } = useWatch({ control: form.control }) as { amount: string };
  return (
    <FormWords>
      <Card>
        <form className={offers.stack} noValidate onSubmit={(event) => void form.submit(event)}>
          <h2 className={offers.heading}>{t('loan.repay')}</h2>
          <FormField form={form} name="amount">
            {(field) => (
              <NumberInput
                {...field}
                label={t('loan.repayAmount')}
                hint={t('loan.repayHint')}
                min="0"
                decimals={places}
                unit={currency}
                maxAction={most}
                enterKeyHint="done"
                required
              />
            )}
          </FormField>
          <p className={css.quiet}>
            <>
              {t('loan.paidFrom')}{' '}
              <Link to="/pages/profile/transfer" search={account === undefined ? {} : { to: account.id }}>
                {t('loan.transfer')}
              </Link>
            </>
          </p>
          <RemainingAfter
            money={(value) => text.money(value, currency)}
            available={available}
            amount={amount}
            accountId={account?.id}
          />
          <Refusal title={t('loan.notReady')} failure={form.failure} />
          <ActionNote action={money.action} />
          <Button type="submit" fullWidth busy={form.isSubmitting} disabled={isUnsettled(money.action)}>
            {t('loan.repayTitle')}
          </Button>
        </form>
        {review.of !== undefined && (
          <RepayReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            loanId={id}
            preview={review.of}
            money={money}
          />
        )}
      </Card>
    </FormWords>
  );
}
