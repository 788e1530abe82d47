import { isApiError, type Schemas } from '@fairlot/api-client';
import { compare, decimal } from '@fairlot/money';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { formatPercentChange } from '@fairlot/ui-kit/format';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { percentFrom } from '../../components/blockDiscount.js';
import { describeError } from '../../components/describeError.js';
import { useFigures } from '../../components/figures.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import { useSteadyError } from '../../components/useSteadyError.js';
import { ActionNote } from '../../components/review/ActionNote.js';
import { isUnsettled, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import type { BlockOffer } from '../../stores/blockOffers.js';
import { useQuote } from '../../stores/quotes.js';
import { marketsQuery, useMoneyPlaces } from '../../stores/reference.js';
import { useSessionScope } from '../../stores/session.js';
import type { Order } from '../../stores/trading.js';
import { BlockReview } from './consent.js';
import * as css from './BlockTrade.css.js';

/** What a block costs, as the server counts it, while its figures are typed. */
function useBlockPreview(body: Schemas['BlockTicket'], isEnabled: boolean) {
  const scope = useSessionScope();
  return useQuery({
    queryKey: [scope, 'account', 'blockPreview', body],
    queryFn: ({ signal }) => api.post('/block_trade/preview', { body, signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    // A refusal is an answer: it says what is wrong with these figures.
    retry: false,
  });
}

/** In the customer's zone, and in the market's where its clock reads another time: each names its own. */
const untilParts = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const;

export interface BlockFormProps {
  offer: BlockOffer;
  money: MoneyActionHandle<Order>;
}

/** Takes shares of one offer, at its fixed price. */
export function BlockForm({ offer, money }: BlockFormProps) {
  const t = useT();
  const locale = useLocale();
  const places = useMoneyPlaces(offer.currency);
  const figures = useFigures(offer.currency, { price: places, money: places });
  const [quantity, setQuantity] = useState(offer.minQuantity);
  const [isReviewing, setIsReviewing] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const last = useQuote(offer.symbol)?.last ?? offer.last;
  const percent = percentFrom(offer.discountBuyingPrice, last);
  const preview = useBlockPreview({ blockOfferId: offer.id, quantity }, quantity !== '');
  const { data } = preview;
  const error = useSteadyError(preview);
  const isAboutQuantity = isApiError(error, 'block_minimum', 'block_size_left', 'lot_size', 'minimum_unit');
  const isCurrent = preview.isSuccess && !preview.isPlaceholderData;
  const { data: markets = [] } = useQuery(marketsQuery);
  const zone = markets.find(({ id }) => id === offer.marketId)?.timezone;
  const until = (timeZone?: string) =>
    new Intl.DateTimeFormat(locale, {
      ...untilParts,
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(new Date(offer.expiresAt));
  const [here, there] = [until(), until(zone)];

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isCurrent) return;
    money.dismiss();
    setIsOpened(true);
    setIsReviewing(true);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
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
      <NumberInput
        label={t('block.quantity')}
        hint={t('block.quantityHint', { min: figures.quantity(offer.minQuantity) })}
        value={quantity}
        onValueChange={setQuantity}
        error={isAboutQuantity ? describeError(error).join(' ') : undefined}
        min={offer.minQuantity}
        max={offer.maxQuantity}
        step={offer.lotSize}
        decimals={0}
        locale={locale}
        unit={t('block.shares')}
        maxAction={offer.maxQuantity}
        required
      />
      <Card>
        <KeyValue>
          <KeyValueRow
            label={
              data === undefined
                ? t('block.fee')
                : t('block.feeRate', { percent: figures.rate(data.feeRate) })
            }
          >
            {figures.money(data?.handlingFee)}
          </KeyValueRow>
          <KeyValueRow label={t('block.available')}>{figures.money(data?.availableBefore)}</KeyValueRow>
          <KeyValueRow label={t('block.availableAfter')}>{figures.money(data?.availableAfter)}</KeyValueRow>
          <KeyValueRow label={t('block.total')} isTotal>
            {figures.money(data?.totalAmount)}
          </KeyValueRow>
        </KeyValue>
      </Card>
      {error !== null && !isAboutQuantity && (
        <Banner tone="caution" role="alert">
          {describeError(error).join(' ')}
        </Banner>
      )}
      <MissingFunds error={error} target="trade" />
      <ActionNote action={money.action} />
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={!isCurrent || isUnsettled(money.action)}
        busy={preview.isFetching && !isCurrent && error === null}
      >
        {t('block.review')}
      </Button>
      {isOpened && data !== undefined && (
        <BlockReview
          isOpen={isReviewing}
          onClose={() => setIsReviewing(false)}
          offer={offer}
          quantity={quantity}
          preview={data}
          money={money}
        />
      )}
    </form>
  );
}
