import type { Schemas } from '@fairlot/api-client';
import { FormField, refusedFieldsOf } from '@fairlot/forms/react';
import { compare, decimal } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { formatPercentChange } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useQuery } from '@tanstack/react-query';
import { percentFrom } from '../../components/blockDiscount.js';
import { describeError } from '../../components/describeError.js';
import { Remaining } from '../../components/estimate/Remaining.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures, type Figures } from '../../components/figures.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { missingFor } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { BlockOffer } from '../../queries/blockOfferQueries.js';
import { useQuote } from '../../queries/quotes.js';
import { marketsQuery, useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Order } from '../../queries/tradingQueries.js';
import { BlockReview } from './reviewAndReceipt.js';
import * as css from './BlockTrade.css.js';
import { useBlockForm } from './useBlockForm.js';
import { dateFormat } from '../../i18n/formatters.js';

export interface BlockFormProps {
  offer: BlockOffer;
  money: MoneyActionHandle<Order>;
}

/** Takes shares of a block offer at its fixed price. */
export function BlockForm({ offer, money }: BlockFormProps) {
  const t = useT();
  const places = useMoneyPlaces(offer.currency);
  const figures = useFigures(offer.currency, { price: places, money: places });
  const { minQuantity: min, maxQuantity: max, lotSize } = offer;
  const { form, quantity, review, estimate } = useBlockForm(offer, money);
  const { data, error } = estimate;
  return (
    <FormWords>
      <form className={css.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <Offered offer={offer} figures={figures} />
        <FormField form={form} name="quantity">
          {(field) => (
            <NumberInput
              {...field}
              label={t('block.quantity')}
              hint={t('block.quantityHint', { min: figures.quantity(min) })}
              min={min}
              max={max}
              step={lotSize}
              decimals={0}
              unit={t('block.shares')}
              maxAction={max}
              required
            />
          )}
        </FormField>
        <Sums {...estimate} figures={figures} />
        {error !== null && refusedFieldsOf(error, { quantity }).length === 0 && (
          <Banner tone="caution" role="alert">
            {describeError(error).join(' ')}
          </Banner>
        )}
        <FormFailure error={form.failure} fields={{ quantity }} />
        <MissingFunds missing={missingFor(data)} target="trade" />
        <ActionNote action={money.action} />
        <Button
          type="submit"
          size="large"
          fullWidth
          disabled={isUnsettled(money.action)}
          busy={form.isSubmitting}
        >
          {t('block.review')}
        </Button>
        {review.of !== undefined && (
          <BlockReview
            key={review.key}
            isOpen={review.isOpen}
            onClose={review.close}
            offer={offer}
            quantity={review.of.body.quantity}
            preview={review.of.preview}
            money={money}
          />
        )}
      </form>
    </FormWords>
  );
}

/** The offer beside the market: its price, its discount, its end. */
function Offered({ offer, figures }: { offer: BlockOffer; figures: Figures }) {
  const t = useT();
  const locale = useLocale();
  const last = useQuote(offer.symbol)?.last ?? offer.last;
  const percent = percentFrom(offer.discountBuyingPrice, last);
  const [here, there] = useUntil(offer);
  return (
    <>
      <Card>
        <KeyValue>
          <KeyValueRow label={t('block.price')}>{figures.price(offer.discountBuyingPrice)}</KeyValueRow>
          <KeyValueRow label={t('block.last')}>{figures.price(last)}</KeyValueRow>
          <KeyValueRow label={t('block.discount')}>{formatPercentChange(percent, { locale })}</KeyValueRow>
          <KeyValueRow label={t('block.left')}>{figures.quantity(offer.maxQuantity)}</KeyValueRow>
          <KeyValueRow label={t('block.until')}>
            {here}
            {there !== here && <div>{there}</div>}
          </KeyValueRow>
        </KeyValue>
      </Card>
      {compare(decimal(offer.discountBuyingPrice), decimal(last)) > 0 && (
        <Banner tone="caution">{t('block.dearer')}</Banner>
      )}
    </>
  );
}

interface SumsProps {
  /** The preview of the quantity; undefined while unknown. */
  data: Schemas['OrderPreview'] | undefined;
  /** A preview of any quantity. */
  terms: Schemas['OrderPreview'] | undefined;
  figures: Figures;
}

/** The fee, what remains and the total; dashes while unknown. */
function Sums({ data, terms, figures }: SumsProps) {
  const t = useT();
  return (
    <Card>
      <KeyValue>
        <KeyValueRow
          label={
            terms === undefined
              ? t('balance.fee')
              : t('balance.feeRate', { percent: figures.rate(terms.feeRate) })
          }
        >
          <ExplainedByTree tree={treeOf(data?.explained, 'order_fee')}>
            {figures.money(data?.handlingFee)}
          </ExplainedByTree>
        </KeyValueRow>
        <KeyValueRow label={t('balance.available')}>
          <Remaining
            money={figures.money}
            before={data?.availableBefore}
            after={data?.availableAfter}
            tree={treeOf(data?.explained, 'available_after')}
          />
        </KeyValueRow>
        <KeyValueRow label={t('block.total')} isTotal>
          <ExplainedByTree tree={treeOf(data?.explained, 'order_total')}>
            {figures.money(data?.totalAmount)}
          </ExplainedByTree>
        </KeyValueRow>
      </KeyValue>
    </Card>
  );
}

/** The date and time formats in the customer's zone and, if it differs, in the market's; each names its zone. */
const untilParts = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The end of the offer in the customer's zone and in the market's. */
function useUntil(offer: BlockOffer): readonly [string, string] {
  const locale = useLocale();
  const { data: markets = [] } = useQuery(marketsQuery);
  const zone = markets.find(({ id }) => id === offer.marketId)?.timezone;
  const until = (timeZone?: string) =>
    dateFormat(locale, {
      ...untilParts,
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(new Date(offer.expiresAt));
  return [until(), until(zone)];
}
