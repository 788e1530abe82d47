import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { TransferIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Select } from '@fairlot/ui-kit/select';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Card } from '@fairlot/ui-kit/card';
import { Cell, List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { RemainingAfter } from '../../components/estimate/RemainingAfter.js';
import { useFigures } from '../../components/figures.js';
import { AmountField } from '../../components/moneyForm/AmountField.js';
import { canPay } from '../../components/moneyForm/canPay.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { useAmountSchema } from '../../components/moneyForm/useAmountSchema.js';
import { refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Account } from '../../queries/tradingQueries.js';
import { type Transfer, recentTransfersQuery } from '../../queries/transferQueries.js';
import { isReducible, ReduceOffer } from './ReduceOffer.js';
import { targetsOf, withFrom, type Ends } from './transferEnds.js';
import { lazySheet } from '../../components/lazyPart.js';
import { Balance } from '../../components/Balance.js';
import { amount } from '../../components/moneyForm/MoneyForm.css.js';
import { useSessionScope } from '../../state/session.js';
import { useTimeText } from '../../components/useTimeText.js';
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
  const word = useAccountWord();
  const [ends, setEnds] = useState(first);
  const review = useReview<string>(money);
  const from = accounts.find(({ id }) => id === ends.from);
  const to = accounts.find(({ id }) => id === ends.to);
  const currency = from?.currency ?? '';
  const available = from?.availableFunds ?? '0';
  // An amount above the available one leads to the choice of the positions that are closed for it.
  const hasMoney = canPay(available) || isReducible(from);
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
  const option = (account: Account) => ({ value: account.id, label: word(account) });
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <div className={css.ends}>
          <div className={css.endsFields}>
            <Select
              label={t('transfer.from')}
              value={ends.from}
              onValueChange={(id) => setEnds(withFrom(accounts, ends, id))}
              options={accounts.map(option)}
            />
            <Select
              label={t('transfer.to')}
              value={ends.to}
              onValueChange={(id) => setEnds({ ...ends, to: id })}
              hint={t('transfer.available', { amount: figures.money(to?.availableFunds) })}
              options={targetsOf(accounts, ends.from).map(option)}
            />
          </div>
          <IconButton
            icon={<TransferIcon />}
            label={t('transfer.swap')}
            onClick={() => setEnds({ from: ends.to, to: ends.from })}
          />
        </div>
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
            <ReduceOffer key={from.id} account={from} amount={amount} figures={figures} />
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

/** The latest transfers; renders nothing if there are none. */
function RecentTransfers() {
  const t = useT();
  const timeText = useTimeText();
  const word = useAccountWord();
  const { data = [] } = useQuery(recentTransfersQuery(useSessionScope()));
  if (data.length === 0) return null;
  return (
    <Card isPadded={false}>
      <List heading={t('transfer.recent')}>
        {data.map((each) => (
          <li key={each.id}>
            <Cell
              title={t('transfer.fromTo', {
                from: word({ kind: each.fromKind, currency: each.currency }),
                to: word({ kind: each.toKind, currency: each.currency }),
              })}
              note={<time dateTime={each.createdAt}>{timeText(each.createdAt)}</time>}
              end={
                <span className={amount}>
                  <Balance value={each.amount} currency={each.currency} />
                </span>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
