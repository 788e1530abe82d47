import type { Schemas } from '@fairlot/api-client';
import { useZodForm } from '@fairlot/forms/react';
import { parseDecimal } from '@fairlot/money';
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
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { Refusal } from '../../components/review/Refusal.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import {
  type Conversion,
  type ConversionQuote,
  recentConversionsQuery,
} from '../../queries/transferQueries.js';
import { ExchangeReview } from './reviewAndReceipt.js';
import { Balance } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { amount } from '../../components/moneyForm/MoneyForm.css.js';
import { useSessionScope } from '../../state/session.js';
import { useTimeText } from '../../components/useTimeText.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export interface ExchangeFormProps {
  accounts: readonly Schemas['Account'][];
  currencies: readonly Schemas['Currency'][];
  money: MoneyActionHandle<Conversion>;
}

/** The two currencies and the amount; the server's quote is valid for 30 seconds. */
export function ExchangeForm({ accounts, currencies, money }: ExchangeFormProps) {
  const t = useT();
  const search = useSearch('/pages/profile/exchange');
  const codes = currencies.map(({ code }) => code);
  const known = (code: string | undefined) => codes.find((each) => each === code);
  const [pair, setPair] = useState(() => {
    const from = known(search.from) ?? known('USD') ?? codes[0] ?? '';
    const to = known(search.to) ?? codes.find((code) => code !== from) ?? '';
    return to === from ? { from: codes.find((code) => code !== to) ?? '', to } : { from, to };
  });
  const review = useReview<ConversionQuote>(money);
  const places = currencies.find(({ code }) => code === pair.from)?.scale ?? 2;
  const figures = useFigures(pair.from, { price: places, money: places });
  const account = accounts.find(({ kind, currency }) => kind === 'cash' && currency === pair.from);
  const available = account?.availableFunds ?? '0';
  const hasMoney = canPay(available);
  const schema = useAmountSchema({ currency: pair.from, places, min: null, available });
  const ask = (amount: string) =>
    api.post('/fx/quote', { body: { fromCurrency: pair.from, toCurrency: pair.to, fromAmount: amount } });
  const form = useZodForm(schema, {
    defaultValues: { amount: parseDecimal(search.amount ?? '') === null ? '' : (search.amount ?? '') },
    onSubmit: async ({ amount }) => {
      review.restart();
      review.open(await ask(amount));
    },
  });
  const { amount: typed = '' } = useWatch({ control: form.control });
  const option = (value: string) => ({ value, label: value });
  useFormDraft(form, ['amount'], `${pair.from} ${pair.to}`);
  const choose = (part: Partial<typeof pair>) => {
    const next = { ...pair, ...part };
    // Choosing the same currency on both sides swaps them.
    setPair(next.from === next.to ? { from: pair.to, to: pair.from } : next);
  };
  const quote = review.of;
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <div className={css.ends}>
          <div className={css.endsFields}>
            <Select
              label={t('exchange.from')}
              value={pair.from}
              onValueChange={(from) => choose({ from })}
              hint={t('exchange.paidFrom')}
              options={codes.map(option)}
            />
            <Select
              label={t('exchange.to')}
              value={pair.to}
              onValueChange={(to) => choose({ to })}
              options={codes.map(option)}
            />
          </div>
          <IconButton
            icon={<TransferIcon />}
            label={t('exchange.swap')}
            onClick={() => setPair({ from: pair.to, to: pair.from })}
          />
        </div>
        <AmountField
          form={form}
          account={{ kind: 'cash', currency: pair.from }}
          available={available}
          places={places}
          hint={t('exchange.amountHint')}
          canPay={hasMoney}
        />
        <Refusal title={t('exchange.noQuote')} failure={form.failure} />
        <RecentExchanges />
      </div>
      <ReviewFooter
        action={money.action}
        buttonLabel={t('exchange.getQuote')}
        busy={form.isSubmitting}
        disabled={!hasMoney}
        summary={
          <RemainingAfter
            money={figures.money}
            available={available}
            amount={typed}
            accountId={account?.id}
          />
        }
      />
      {quote !== undefined && (
        <ExchangeReview
          isOpen={review.isOpen}
          onClose={review.close}
          quote={quote}
          onAskAgain={async () => review.open(await ask(quote.fromAmount))}
          money={money}
        />
      )}
    </form>
  );
}

/** The latest exchanges; renders nothing if there are none. */
function RecentExchanges() {
  const t = useT();
  const timeText = useTimeText();
  const { data = [] } = useQuery(recentConversionsQuery(useSessionScope()));
  if (data.length === 0) return null;
  return (
    <Card isPadded={false}>
      <List heading={t('exchange.recent')}>
        {data.map((each) => (
          <li key={each.id}>
            <Cell
              title={<Balance value={each.fromAmount} currency={each.fromCurrency} />}
              note={<time dateTime={each.createdAt}>{timeText(each.createdAt)}</time>}
              end={
                <span className={amount}>
                  <Explained figure="exchange_received" of={{ conversionId: each.id }}>
                    <Balance value={each.toAmount} currency={each.toCurrency} />
                  </Explained>
                </span>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
