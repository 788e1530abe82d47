import type { Schemas } from '@fairlot/api-client';
import { subscriptionForm, type SubscriptionFormValues, type SubscriptionTicket } from '@fairlot/forms/ipo';
import { FormField, refusedFieldsOf, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { NothingHere } from '../../components/NothingHere.js';
import { describeError } from '../../components/describeError.js';
import { Remaining } from '../../components/estimate/Remaining.js';
import { usePreview } from '../../components/estimate/usePreview.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { KycGate, PayPasswordGate } from '../../components/gates/index.js';
import { missingFor, missingMessage } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import * as css from '../../components/offers/Offers.css.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { refusalOf, useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { ipoQuery, type Ipo, type IpoSubscription } from '../../queries/offerQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { SubscribeReceipt, SubscribeReview } from './reviewAndReceipt.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export type IpoPreview = Schemas['IpoPreview'];

/** Subscribes to an IPO: the quantity, the hold and its end; or the receipt. */
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
          <QueryBoundary query={query} errorTitle={t('offers.failed')}>
            {(ipo) =>
              ipo.state === 'open' ? (
                <FormWords>
                  <Form key={id} ipo={ipo} firstMode={mode} />
                </FormWords>
              ) : (
                <NotOpen ipo={ipo} />
              )
            }
          </QueryBoundary>
        </PayPasswordGate>
      </KycGate>
    </div>
  );
}

function NotOpen({ ipo }: { ipo: Ipo }) {
  const t = useT();
  return (
    <NothingHere
      title={t('ipo.notOpen')}
      to="/pages/product/newstock"
      search={{ id: ipo.id }}
      action={t('ipo.openOffer')}
    />
  );
}

function Form({ ipo, firstMode }: { ipo: Ipo; firstMode: 'max' | 'partial' }) {
  const t = useT();
  const moment = useMoment();
  const money = useMoneyAction<IpoSubscription>(`ipo ${ipo.id}`);
  const figures = useFigures(ipo.currency, {
    money: useMoneyPlaces(ipo.currency),
    price: placesOf(ipo.issuePrice),
  });
  const review = useReview<{ ticket: SubscriptionTicket; preview: IpoPreview }>(money);
  const { lotSize, maxQuantity: max } = ipo;
  const schema = useMemo(() => subscriptionForm({ min: lotSize, max, lotSize }), [lotSize, max]);
  const ask = (body: SubscriptionTicket, signal?: AbortSignal) =>
    api.post('/ipo/{id}/subscription/preview', {
      params: { path: { id: ipo.id } },
      body,
      ...(signal === undefined ? {} : { signal }),
    });
  const form = useZodForm(schema, {
    defaultValues: { mode: firstMode, quantity: lotSize },
    onSubmit: async (ticket) => {
      review.restart();
      const preview = await ask(ticket);
      const message = missingMessage({ ...preview, holdAmount: preview.totalAmount });
      if (message !== undefined) {
        // With `max` there is no quantity; the offer of money below says it.
        if (ticket.mode === 'partial') form.setError('quantity', { message }, { shouldFocus: true });
        return;
      }
      review.open({ ticket, preview });
    },
  });
  const values = useWatch({ control: form.control }) as SubscriptionFormValues;
  useFormDraft(form, ['mode', 'quantity']);
  const { mode } = values;
  const reading = schema.safeParse(values);
  const estimate = usePreview(`ipo ${ipo.id}`, reading.success ? reading.data : null, ask);
  useRefusedFields(form, estimate.error);
  useRefusedFields(form, refusalOf(money.action));
  const sums = estimate.error === null ? estimate.data : undefined;
  const missing = missingFor(sums);
  const fields = mode === 'max' ? {} : values;
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.body}>
        <FormField form={form} name="mode">
          {(field) => (
            <SegmentedControl
              label={t('ipo.mode')}
              value={field.value}
              onValueChange={field.onValueChange}
              items={[
                { value: 'max', label: t('ipo.mode.max') },
                { value: 'partial', label: t('ipo.mode.partial') },
              ]}
            />
          )}
        </FormField>
        {mode === 'max' ? (
          <p className={css.lead}>
            {sums === undefined || missing !== undefined
              ? t('ipo.maxRule')
              : t('ipo.maxSum', {
                  available: figures.money(sums.availableBefore),
                  lots: sums.lots,
                  quantity: figures.quantity(sums.quantity),
                })}
          </p>
        ) : (
          <FormField form={form} name="quantity">
            {(field) => (
              <NumberInput
                {...field}
                label={t('offers.quantity')}
                hint={t('ipo.quantityHint', {
                  lot: figures.quantity(lotSize),
                  max: figures.quantity(max),
                })}
                min={lotSize}
                max={max}
                step={lotSize}
                decimals={0}
                required
              />
            )}
          </FormField>
        )}
        {estimate.error !== null && refusedFieldsOf(estimate.error, fields).length === 0 && (
          <Banner tone="critical" role="alert" title={t('ipo.cannot')}>
            {describeError(estimate.error).join(' ')}
          </Banner>
        )}
        <MissingFunds missing={missing} target="trade" />
        <Card>
          <KeyValue>
            <KeyValueRow label={t('offers.issuePrice')}>{figures.price(ipo.issuePrice)}</KeyValueRow>
            <KeyValueRow label={t('offers.quantity')}>{figures.quantity(sums?.quantity)}</KeyValueRow>
            <KeyValueRow label={t('balance.fee')}>
              <ExplainedByTree tree={treeOf(sums?.explained, 'order_fee')}>
                {figures.money('0')}
              </ExplainedByTree>
            </KeyValueRow>
            <KeyValueRow label={t('offers.total')} isTotal>
              <ExplainedByTree tree={treeOf(sums?.explained, 'ipo_total')}>
                {figures.money(sums?.totalAmount)}
              </ExplainedByTree>
            </KeyValueRow>
            <KeyValueRow label={t('balance.available')}>
              <Remaining
                money={figures.money}
                before={sums?.availableBefore}
                after={sums?.availableAfter}
                tree={treeOf(sums?.explained, 'available_after')}
              />
            </KeyValueRow>
            <KeyValueRow label={t('ipo.heldUntil')}>{moment.at(ipo.allotmentAt)}</KeyValueRow>
            <KeyValueRow label={t('ipo.refundOn')}>{moment.on(ipo.expirationDate)}</KeyValueRow>
          </KeyValue>
        </Card>
        <p className={css.lead}>{t('ipo.rule.text')}</p>
        {estimate.error === null && <FormFailure error={form.failure} fields={fields} />}
      </div>
      <ReviewFooter action={money.action} submit={t('ipo.reviewTitle')} busy={form.isSubmitting} />
      {review.of !== undefined && (
        <SubscribeReview
          key={review.key}
          isOpen={review.isOpen}
          onClose={review.close}
          ipo={ipo}
          ticket={review.of.ticket}
          preview={review.of.preview}
        />
      )}
    </form>
  );
}
