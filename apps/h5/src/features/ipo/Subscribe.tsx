import type { Schemas } from '@fairlot/api-client';
import { Banner } from '@fairlot/ui-kit/banner';
import { buttonClass } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { useFigures } from '../../components/figures.js';
import { KycGate, PayPasswordGate } from '../../components/gates/index.js';
import * as css from '../../components/offers/Offers.css.js';
import { QueryState } from '../../components/offers/QueryState.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { Link, useSearch } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import { ipoQuery, type Ipo, type IpoSubscription } from '../../stores/offers.js';
import { useMoneyPlaces } from '../../stores/reference.js';
import { useSessionScope } from '../../stores/session.js';
import { SubscribeReceipt, SubscribeReview } from './consent.js';

export type IpoPreview = Schemas['IpoPreview'];
export type Ticket = { mode: 'max' } | { mode: 'partial'; quantity: string };

/** Subscribes for new shares: how many, what is held and until when, and the receipt in its place. */
export function Subscribe() {
  const t = useT();
  const { id, mode } = useSearch('/pages/payment/newstock');
  const query = useQuery(ipoQuery(id));
  const money = useMoneyAction<IpoSubscription>(`ipo ${id}`);
  if (money.result !== undefined) {
    return <SubscribeReceipt subscription={money.result} />;
  }
  return (
    <div className={css.page}>
      <PageHeading>
        {query.data === undefined ? t('manifest.subscribe') : t('ipo.subscribeTo', { name: query.data.name })}
      </PageHeading>
      <KycGate>
        <PayPasswordGate>
          <QueryState query={query}>
            {(ipo) =>
              ipo.state === 'open' ? <Form key={id} ipo={ipo} firstMode={mode} /> : <NotOpen ipo={ipo} />
            }
          </QueryState>
        </PayPasswordGate>
      </KycGate>
    </div>
  );
}

function NotOpen({ ipo }: { ipo: Ipo }) {
  const t = useT();
  return (
    <EmptyState
      title={t('ipo.notOpen')}
      action={
        <Link
          to="/pages/product/newstock"
          search={{ id: ipo.id }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('ipo.openOffer')}
        </Link>
      }
    />
  );
}

function Form({ ipo, firstMode }: { ipo: Ipo; firstMode: 'max' | 'partial' }) {
  const t = useT();
  const locale = useLocale();
  const scope = useSessionScope();
  const moment = useMoment();
  const money = useMoneyAction<IpoSubscription>(`ipo ${ipo.id}`);
  const figures = useFigures(ipo.currency, {
    money: useMoneyPlaces(ipo.currency),
    price: placesOf(ipo.issuePrice),
  });
  const [mode, setMode] = useState(firstMode);
  const [quantity, setQuantity] = useState(ipo.lotSize);
  const [isReviewing, setIsReviewing] = useState(false);
  const ticket: Ticket = mode === 'max' ? { mode } : { mode, quantity };
  const isAsked = mode === 'max' || quantity !== '';
  const preview = useQuery({
    queryKey: [scope, 'account', 'ipo preview', ipo.id, ticket],
    queryFn: ({ signal }) =>
      api.post('/ipo/{id}/subscription/preview', { params: { path: { id: ipo.id } }, body: ticket, signal }),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const sums = preview.isError ? undefined : preview.data;
  const refusal = preview.isError ? describeError(preview.error).join(' ') : undefined;
  return (
    <form
      className={css.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        money.dismiss();
        if (sums !== undefined && !preview.isPlaceholderData) setIsReviewing(true);
      }}
    >
      <div className={css.body}>
        <SegmentedControl
          label={t('ipo.mode')}
          value={mode}
          onValueChange={setMode}
          items={[
            { value: 'max', label: t('ipo.mode.max') },
            { value: 'partial', label: t('ipo.mode.partial') },
          ]}
        />
        {mode === 'max' ? (
          <p className={css.lead}>
            {sums === undefined
              ? t('ipo.maxRule')
              : t('ipo.maxSum', {
                  available: figures.money(sums.availableBefore),
                  lots: sums.lots,
                  quantity: figures.quantity(sums.quantity),
                })}
          </p>
        ) : (
          <NumberInput
            label={t('offers.quantity')}
            hint={t('ipo.quantityHint', {
              lot: figures.quantity(ipo.lotSize),
              max: figures.quantity(ipo.maxQuantity),
            })}
            value={quantity}
            onValueChange={setQuantity}
            min={ipo.lotSize}
            max={ipo.maxQuantity}
            step={ipo.lotSize}
            decimals={0}
            locale={locale}
            error={refusal}
            required
          />
        )}
        {mode === 'max' && refusal !== undefined && (
          <Banner tone="critical" role="alert" title={t('ipo.cannot')}>
            {refusal}
          </Banner>
        )}
        <Card>
          <KeyValue>
            <KeyValueRow label={t('offers.issuePrice')}>{figures.price(ipo.issuePrice)}</KeyValueRow>
            <KeyValueRow label={t('offers.quantity')}>{figures.quantity(sums?.quantity)}</KeyValueRow>
            <KeyValueRow label={t('offers.fee')}>{figures.money('0')}</KeyValueRow>
            <KeyValueRow label={t('offers.total')} isTotal>
              {figures.money(sums?.totalAmount)}
            </KeyValueRow>
            <KeyValueRow label={t('ipo.heldUntil')}>{moment.at(ipo.allotmentAt)}</KeyValueRow>
            <KeyValueRow label={t('ipo.refundOn')}>{moment.on(ipo.expirationDate)}</KeyValueRow>
          </KeyValue>
        </Card>
        <p className={css.lead}>{t('ipo.rule.text')}</p>
      </div>
      <ReviewFooter
        action={money.action}
        submit={t('ipo.review')}
        busy={preview.isFetching}
        disabled={sums === undefined}
      />
      {sums !== undefined && (
        <SubscribeReview
          key={sums.totalAmount}
          isOpen={isReviewing}
          onClose={() => setIsReviewing(false)}
          ipo={ipo}
          ticket={ticket}
          preview={sums}
        />
      )}
    </form>
  );
}
