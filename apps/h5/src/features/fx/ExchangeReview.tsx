import { formatDecimal } from '@fairlot/ui-kit/format';
import { OrderSummary } from '@fairlot/ui-kit/order-summary';
import { useState, type ReactNode } from 'react';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { refreshTransfers, type Conversion, type ConversionQuote } from '../../queries/transferQueries.js';
import { QuoteTime } from './QuoteTime.js';

export interface ExchangeReviewProps {
  isOpen: boolean;
  onClose: () => void;
  quote: ConversionQuote;
  onAskAgain: () => Promise<void>;
  money: MoneyActionHandle<Conversion>;
}

/** Fraction digits of a displayed rate; the server computes with all eight. */
const RATE_PLACES = 6;

/** The quote with its remaining time; after that only a new quote can be requested. */
export function ExchangeReview({ isOpen, onClose, quote, onAskAgain, money }: ExchangeReviewProps) {
  const t = useT();
  const locale = useLocale();
  const from = useFigures(quote.fromCurrency, both(useMoneyPlaces(quote.fromCurrency)));
  const to = useFigures(quote.toCurrency, both(useMoneyPlaces(quote.toCurrency)));
  const [endedId, setEndedId] = useState<string>();
  const isOver = endedId === quote.quoteId;
  const rate = (value: string) =>
    t('exchange.rateText', {
      from: quote.fromCurrency,
      to: quote.toCurrency,
      rate: formatDecimal(value, { locale, decimals: RATE_PLACES }),
    });
  const explained = (figure: FigureNode['figure'], text: string) => (
    <ExplainedByTree tree={treeOf(quote.explained, figure)}>{text}</ExplainedByTree>
  );
  const verb = t('exchange.verb', {
    from: from.money(quote.fromAmount),
    to: to.money(quote.toAmount),
  });
  const isShort = quote.availableAfter === null;
  const send = () =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/fx/conversion', {
          params: { header: { 'Idempotency-Key': key } },
          body: { quoteId: quote.quoteId },
        }),
      onDone: () => void refreshTransfers(),
    });
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('exchange.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={send}
      isReady={!isOver && !isShort}
    >
      <QuoteTime
        quote={quote}
        isOver={isOver}
        onEnd={() => setEndedId(quote.quoteId)}
        onAskAgain={onAskAgain}
      />
      <OrderSummary
        lines={[
          row(t('exchange.pay'), from.money(quote.fromAmount)),
          row(t('exchange.midRate'), rate(quote.midRate)),
          row(
            t('exchange.spread', { percent: to.rate(quote.spread) }),
            explained('exchange_cost', to.money(quote.cost)),
          ),
          row(t('exchange.rate'), explained('exchange_rate', rate(quote.rate))),
        ]}
        total={row(t('balance.receive'), explained('exchange_received', to.money(quote.toAmount)))}
        afterwards={[
          row(t('balance.availableNow'), explained('available_funds', from.money(quote.available))),
          row(t('balance.availableAfter'), explained('available_after', from.money(quote.availableAfter))),
        ]}
        notes={[t('exchange.note.instant'), t('exchange.note.noUndo')]}
      />
    </ReviewSheet>
  );
}

const row = (label: string, value: ReactNode) => ({ label, value });
const both = (places: number) => ({ price: places, money: places });
