import type { Schemas } from '@fairlot/api-client';
import { blockForm, type BlockFormValues } from '@fairlot/forms/blocks';
import { FormField, refusedFieldsOf, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { compare, decimal } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { formatPercentChange } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { percentFrom } from '../../components/blockDiscount.js';
import { describeError } from '../../components/describeError.js';
import { Remaining } from '../../components/estimate/Remaining.js';
import { usePreview } from '../../components/estimate/usePreview.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { missingFor, missingMessage } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, refusalOf, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useReview } from '../../components/review/useReview.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { BlockOffer } from '../../queries/blockOfferQueries.js';
import { useQuote } from '../../queries/quotes.js';
import { marketsQuery, useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Order } from '../../queries/tradingQueries.js';
import { BlockReview } from './reviewAndReceipt.js';
import * as css from './BlockTrade.css.js';
import { dateFormat } from '../../i18n/formatters.js';
import { useFormDraft } from '../../components/useFormDraft.js';

/** The date and time formats in the customer's zone and, if it differs, in the market's; each names its zone. */
const untilParts = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

export interface BlockFormProps {
  offer: BlockOffer;
  money: MoneyActionHandle<Order>;
}

/** Takes shares of a block offer at its fixed price. */
export function BlockForm({ offer, money }: BlockFormProps) {
  const t = useT();
  const locale = useLocale();
  const places = useMoneyPlaces(offer.currency);
  const figures = useFigures(offer.currency, { price: places, money: places });
  const { minQuantity: min, maxQuantity: max, lotSize } = offer;
  const bodyOf = (values: BlockFormValues) => ({ blockOfferId: offer.id, ...values });
  const schema = useMemo(() => blockForm({ min, max, lotSize }), [min, max, lotSize]);
  const review = useReview<{ body: BlockFormValues; preview: Schemas['OrderPreview'] }>(money);
  const form = useZodForm(schema, {
    defaultValues: { quantity: min },
    onSubmit: async (body): Promise<void> => {
      review.restart();
      const preview = await api.post('/block_trade/preview', { body: bodyOf(body) });
      const message = missingMessage(preview);
      if (message !== undefined) {
        form.setError('quantity', { message }, { shouldFocus: true });
        return;
      }
      review.open({ body, preview });
    },
  });
  const { quantity } = useWatch({ control: form.control }) as { quantity: string };
  useFormDraft(form, ['quantity']);
  const last = useQuote(offer.symbol)?.last ?? offer.last;
  const percent = percentFrom(offer.discountBuyingPrice, last);
  const estimate = usePreview(
    `block ${offer.id}`,
    schema.safeParse({ quantity }).success ? bodyOf({ quantity }) : null,
    (body, signal) => api.post('/block_trade/preview', { body, signal }),
  );
  const { data, terms, error } = estimate;
  useRefusedFields(form, error);
  useRefusedFields(form, refusalOf(money.action));
  const { data: markets = [] } = useQuery(marketsQuery);
  const zone = markets.find(({ id }) => id === offer.marketId)?.timezone;
  const until = (timeZone?: string) =>
    dateFormat(locale, {
      ...untilParts,
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(new Date(offer.expiresAt));
  const [here, there] = [until(), until(zone)];
  return (
    <FormWords>
      <form className={css.form} noValidate onSubmit={(event) => void form.submit(event)}>
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
