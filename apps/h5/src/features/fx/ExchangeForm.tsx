import type { Schemas } from '@fairlot/api-client';
import { useZodForm } from '@fairlot/forms/react';
import { parseDecimal } from '@fairlot/money';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import type { Conversion, ConversionQuote } from '../../queries/transferQueries.js';
import { CurrencyFields } from './CurrencyFields.js';
import { choosePair, firstPair } from './currencyPair.js';
import { RecentExchanges } from './RecentExchanges.js';
import { ExchangeReview } from './reviewAndReceipt.js';
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
  const [pair, setPair] = useState(() => firstPair(codes, search));
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
  useFormDraft(form, ['amount'], `${pair.from} ${pair.to}`);
  const quote = review.of;
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <CurrencyFields
          codes={codes}
          value={pair}
          onValueChange={(part) => setPair(choosePair(pair, part))}
        />
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
