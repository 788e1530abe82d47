import { FormField, refusedFieldsOf } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { NothingHere } from '../../components/NothingHere.js';
import { describeError } from '../../components/describeError.js';
import { Remaining } from '../../components/estimate/Remaining.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures, type Figures } from '../../components/figures.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { KycGate, PayPasswordGate } from '../../components/gates/index.js';
import { missingFor } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import * as css from '../../components/offers/Offers.css.js';
import { OneRecord } from '../../components/records/OneRecord.js';
import { useMoment } from '../../components/offers/useMoment.js';
import { PageHeading } from '../../components/PageHeading.js';
import { placesOf } from '../../components/records/placesOf.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { ipoQuery, type Ipo, type IpoSubscription } from '../../queries/offerQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { useSubscriptionForm, type IpoPreview } from './useSubscriptionForm.js';
import { SubscribeReceipt, SubscribeReview } from './reviewAndReceipt.js';

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
          <OneRecord
            query={query}
            errorTitle={t('offers.failed')}
            nowhere={t('offers.nowhere')}
            list={{ to: '/pages/product/ipo/index', label: t('offers.browse') }}
          >
            {(ipo) =>
              ipo.state === 'open' ? (
                <FormWords>
                  <Form key={id} ipo={ipo} firstMode={mode} />
                </FormWords>
              ) : (
                <NotOpen ipo={ipo} />
              )
            }
          </OneRecord>
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
  const money = useMoneyAction<IpoSubscription>(`ipo ${ipo.id}`);
  const figures = useFigures(ipo.currency, {
    money: useMoneyPlaces(ipo.currency),
    price: placesOf(ipo.issuePrice),
  });
  const { form, values, estimate, review } = useSubscriptionForm({ ipo, firstMode, money });
  const { lotSize, maxQuantity: max } = ipo;
  const { mode } = values;
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
              options={[
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
        <Sums ipo={ipo} sums={sums} figures={figures} />
        <p className={css.lead}>{t('ipo.rule.text')}</p>
        {estimate.error === null && <FormFailure error={form.failure} fields={fields} />}
      </div>
      <ReviewFooter action={money.action} buttonLabel={t('ipo.reviewTitle')} busy={form.isSubmitting} />
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

interface SumsProps {
  ipo: Ipo;
  /** The preview of the quantity; undefined while unknown. */
  sums: IpoPreview | undefined;
  figures: Figures;
}

/** What is subscribed, held and left, and until when; dashes while unknown. */
function Sums({ ipo, sums, figures }: SumsProps) {
  const t = useT();
  const moment = useMoment();
  return (
    <Card>
      <KeyValue>
        <KeyValueRow label={t('offers.issuePrice')}>{figures.price(ipo.issuePrice)}</KeyValueRow>
        <KeyValueRow label={t('offers.quantity')}>{figures.quantity(sums?.quantity)}</KeyValueRow>
        <KeyValueRow label={t('balance.fee')}>
          <ExplainedByTree tree={treeOf(sums?.explained, 'order_fee')}>{figures.money('0')}</ExplainedByTree>
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
  );
}
