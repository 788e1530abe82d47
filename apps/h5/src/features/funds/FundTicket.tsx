import { FormField } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { leftAfter, Remaining } from '../../components/estimate/Remaining.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures, type Figures } from '../../components/figures.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { lacking } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import { outcome } from '../../components/moneyForm/MoneyForm.css.js';
import * as css from '../../components/offers/Offers.css.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useT } from '../../i18n/index.js';
import type { FundOrder } from '../../queries/offerQueries.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { FundPreview } from './FundReview.js';
import { FundReview } from './reviewAndReceipt.js';
import { useFundForm, type FundSide, type FundSubject } from './useFundForm.js';

export interface FundTicketProps extends FundSubject {
  onLeave: () => void;
}

/** Subscribes to or redeems a fund: the amount and its review. */
export const FundTicket = (props: FundTicketProps) => (
  <FormWords>
    <Fields {...props} />
  </FormWords>
);

function Fields({ fund, side, holding, onLeave }: FundTicketProps) {
  const t = useT();
  const money = useMoneyAction<FundOrder>(`fund ${fund.id}`);
  const places = useMoneyPlaces(fund.currency);
  const figures = useFigures(fund.currency, { money: places, price: places });
  const { form, values, review, send, ...ticket } = useFundForm({ fund, side, holding }, money);
  const { mode, amount } = values;
  const reviewed = review.of;
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.body}>
        <p className={css.lead}>{t(`funds.how.${side}`)}</p>
        {side === 'redeem' && (
          <FormField form={form} name="mode">
            {(field) => (
              <SegmentedControl
                label={t('funds.mode')}
                value={field.value}
                onValueChange={field.onValueChange}
                options={[
                  { value: 'amount', label: t('funds.byAmount') },
                  { value: 'all', label: t('funds.all') },
                ]}
              />
            )}
          </FormField>
        )}
        {mode === 'amount' && (
          <FormField form={form} name="amount">
            {(field) => (
              <NumberInput
                {...field}
                label={t('balance.amount')}
                hint={
                  side === 'subscribe'
                    ? t('funds.from', { min: figures.money(fund.minAmount) })
                    : t('funds.worth', { amount: figures.money(holding?.value) })
                }
                decimals={places}
                min="0"
                step="100"
                unit={fund.currency}
                required
              />
            )}
          </FormField>
        )}
        <MissingFunds missing={lacking(amount, ticket.spendable, fund.currency)} target="fund" />
        <FormFailure error={form.failure} fields={mode === 'all' ? {} : form.getValues()} />
      </div>
      <ReviewFooter
        action={money.action}
        buttonLabel={t(`funds.review.${side}`)}
        busy={form.isSubmitting}
        summary={
          <Outcome {...ticket} side={side} figures={figures} left={leftAfter(ticket.spendable, amount)} />
        }
      >
        <Button variant="quiet" fullWidth onClick={onLeave}>
          {t('funds.back')}
        </Button>
      </ReviewFooter>
      {reviewed !== undefined && (
        <FundReview
          key={review.key}
          isOpen={review.isOpen}
          onClose={review.close}
          preview={reviewed.preview}
          fund={fund}
          side={side}
          onConfirm={(label) => send(label, reviewed.asked)}
        />
      )}
    </form>
  );
}

interface OutcomeProps {
  side: FundSide;
  /** The preview of the amount; undefined while unknown. */
  preview: FundPreview | undefined;
  accountId: string | undefined;
  /** What the account has available; null while unknown. */
  available: string | null;
  /** What a subscription leaves; undefined for a redemption, and while unknown. */
  left: string | undefined;
  figures: Figures;
}

/** The fee, the total and what remains; dashes while unknown. */
function Outcome({ side, preview, accountId, available, left, figures }: OutcomeProps) {
  const t = useT();
  return (
    <dl className={outcome}>
      <dt>{t('balance.fee')}</dt>
      <dd>
        <ExplainedByTree tree={treeOf(preview?.explained, 'order_fee')}>
          {figures.money(preview?.handlingFee)}
        </ExplainedByTree>
      </dd>
      <dt data-total>{t(`funds.total.${side}`)}</dt>
      <dd data-total>
        <ExplainedByTree tree={treeOf(preview?.explained, side === 'redeem' ? 'fund_net' : 'order_total')}>
          {figures.money(side === 'redeem' ? preview?.netAmount : preview?.amount)}
        </ExplainedByTree>
      </dd>
      <dt>{t('balance.available')}</dt>
      <dd>
        <Remaining
          money={figures.money}
          before={available}
          accountId={accountId}
          after={preview?.availableAfter ?? left}
          tree={treeOf(preview?.explained, 'available_after')}
        />
      </dd>
    </dl>
  );
}
