import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RemainingAfter } from '../../components/estimate/RemainingAfter.js';
import { useFigures } from '../../components/figures.js';
import { canReach } from '../../components/reach.js';
import { AmountField } from '../../components/moneyForm/AmountField.js';
import { canPay } from '../../components/moneyForm/canPay.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { useAmountSchema } from '../../components/moneyForm/useAmountSchema.js';
import { refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Account } from '../../queries/tradingQueries.js';
import type { Transfer } from '../../queries/transferQueries.js';
import { EndsFields } from './EndsFields.js';
import { RecentTransfers } from './RecentTransfers.js';
import { isReducible } from './isReducible.js';
import { ReduceOffer } from './ReduceOffer.js';
import type { Ends } from './transferEnds.js';
import { lazySheet } from '../../components/lazyPart.js';
import { useFormDraft } from '../../components/useFormDraft.js';

const TransferReview = lazySheet({
  load: async () => (await import('../../components/transfers/TransferReview.js')).TransferReview,
  words: ['balance', 'review', 'transfer'],
});

export interface TransferFormProps {
  accounts: readonly Account[];
  first: Ends;
  money: MoneyActionHandle<Transfer>;
}

/** The source, the target and the amount. */
export function TransferForm({ accounts, first, money }: TransferFormProps) {
  const t = useT();
  const [ends, setEnds] = useState(first);
  const review = useReview<string>(money);
  const from = accounts.find(({ id }) => id === ends.from);
  const to = accounts.find(({ id }) => id === ends.to);
  const currency = from?.currency ?? '';
  const available = from?.availableFunds ?? '0';
  // An amount above the available one leads to the choice of the positions that are closed for it.
  const hasMoney = canPay(available) || (canReach('/pages/main/trade/index') && isReducible(from));
  const places = useMoneyPlaces(currency);
  const figures = useFigures(currency, { price: places, money: places });
  const schema = useAmountSchema({ currency, places, min: null, available });
  const form = useZodForm(schema, {
    defaultValues: { amount: '' },
    onSubmit: ({ amount }) => {
      review.restart();
      review.open(amount);
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['amount'], `${ends.from} ${ends.to}`);
  const { amount = '' } = useWatch({ control: form.control });
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <EndsFields accounts={accounts} value={ends} onValueChange={setEnds} />
        {from !== undefined && (
          <>
            <AmountField
              form={form}
              account={from}
              available={available}
              places={places}
              hint={t('transfer.amountHint')}
              canPay={hasMoney}
            />
            {canReach('/pages/main/trade/index') && (
              <ReduceOffer key={from.id} account={from} amount={amount} figures={figures} />
            )}
          </>
        )}
        <p className={css.quiet}>
          {t.rich('transfer.otherCurrency', {
            link: (words) => (
              <Link to="/pages/profile/exchange" search={{ from: currency }}>
                {words}
              </Link>
            ),
          })}
        </p>
        <RecentTransfers />
      </div>
      <ReviewFooter
        action={money.action}
        buttonLabel={t('transfer.review')}
        busy={form.isSubmitting}
        disabled={!hasMoney}
        summary={
          <RemainingAfter money={figures.money} available={available} amount={amount} accountId={from?.id} />
        }
      />
      {review.of !== undefined && from !== undefined && to !== undefined && (
        <TransferReview
          key={review.key}
          isOpen={review.isOpen}
          onClose={review.close}
          {...{ from, to, amount: review.of, money, figures }}
        />
      )}
    </form>
  );
}
