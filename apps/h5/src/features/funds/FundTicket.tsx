import type { Schemas } from '@fairlot/api-client';
import { fundForm, type FundAmount, type FundFormValues } from '@fairlot/forms/funds';
import { FormField, useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { Card } from '@fairlot/ui-kit/card';
import { KeyValue } from '@fairlot/ui-kit/key-value';
import { NumberInput } from '@fairlot/ui-kit/number-input';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ButtonLink } from '../../components/ButtonLink.js';
import { leftAfter, Remaining } from '../../components/estimate/Remaining.js';
import { usePreview } from '../../components/estimate/usePreview.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import { useFigures } from '../../components/figures.js';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { lacking } from '../../components/missingFunds/lacking.js';
import { MissingFunds } from '../../components/missingFunds/MissingFunds.js';
import { outcome } from '../../components/moneyForm/MoneyForm.css.js';
import * as css from '../../components/offers/Offers.css.js';
import { refusalOf, useMoneyAction, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { NumberRow } from '../../components/review/NumberRow.js';
import { Receipt } from '../../components/review/Receipt.js';
import { ReviewFooter } from '../../components/review/ReviewFooter.js';
import { useReview } from '../../components/review/useReview.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { Fund, FundOrder } from '../../queries/offerQueries.js';
import { queryClient } from '../../queries/queryClient.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import { session, useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import { FundOrderCard } from './FundOrders.js';
import { FundReview, type FundPreview } from './FundReview.js';
import { useFormDraft } from '../../components/useFormDraft.js';

export type FundSide = 'subscribe' | 'redeem';

export interface FundTicketProps {
  fund: Fund;
  side: FundSide;
  holding: Schemas['FundHolding'] | undefined;
  onLeave: () => void;
}

/** Subscribes to or redeems a fund: the amount and its review, or the receipt. */
export function FundTicket(props: FundTicketProps) {
  const money = useMoneyAction<FundOrder>(`fund ${props.fund.id} ${props.side}`);
  if (money.result !== undefined) return <FundReceipt order={money.result} />;
  return (
    <FormWords>
      <Fields {...props} money={money} />
    </FormWords>
  );
}

/** The account that pays a subscription and receives a redemption, with what is available; null while unknown. */
function useAvailable({ fund }: FundTicketProps): { id: string | undefined; available: string | null } {
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const account = accounts?.data.find((each) => each.kind === 'fund' && each.currency === fund.currency);
  return { id: account?.id, available: accounts === undefined ? null : (account?.availableFunds ?? '0') };
}

/**
 * The limits of an amount: for a subscription the minimum and the available funds, for a redemption the value of the
 * units.
 */
function useRules({ fund, side, holding }: FundTicketProps, available: string | null) {
  const { currency, minAmount } = fund;
  const isIn = side === 'subscribe';
  const places = useMoneyPlaces(currency);
  const min = isIn ? minAmount : null;
  const worth = isIn ? null : (holding?.value ?? null);
  return useMemo(
    () => fundForm({ currency, places, min, available, worth }),
    [currency, places, min, available, worth],
  );
}

function Fields(props: FundTicketProps & { money: MoneyActionHandle<FundOrder> }) {
  const { fund, side, holding, money, onLeave } = props;
  const t = useT();
  const places = useMoneyPlaces(fund.currency);
  const figures = useFigures(fund.currency, { money: places, price: places });
  const review = useReview<{ asked: FundAmount; preview: FundPreview }>(money);
  const params = { path: { id: fund.id } };
  const ask = (asked: FundAmount, signal?: AbortSignal) => {
    const by = { params, ...(signal && { signal }) };
    return side === 'redeem'
      ? api.post('/fund/{id}/redemption/preview', { ...by, body: asked })
      : api.post('/fund/{id}/subscription/preview', { ...by, body: amountOf(asked) });
  };
  const { id: accountId, available } = useAvailable(props);
  const spendable = side === 'subscribe' ? available : null;
  const schema = useRules(props, spendable);
  const form = useZodForm(schema, {
    defaultValues: {
      mode: 'amount',
      amount: side === 'subscribe' ? fund.minAmount : '',
    },
    onSubmit: async (asked) => {
      review.restart();
      review.open({ asked, preview: await ask(asked) });
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  useFormDraft(form, ['mode', 'amount'], `${fund.id} ${side}`);
  const values = useWatch({ control: form.control }) as FundFormValues;
  const { mode, amount } = values;
  const reading = schema.safeParse(values);
  const { data: preview } = usePreview(`fund ${fund.id} ${side}`, reading.success ? reading.data : null, ask);
  const send = (label: string, asked: FundAmount) =>
    money.send({
      label,
      send: (key) => {
        const once = { ...params, header: { 'Idempotency-Key': key } };
        return side === 'redeem'
          ? api.post('/fund/{id}/redemption', { params: once, body: asked })
          : api.post('/fund/{id}/subscription', { params: once, body: amountOf(asked) });
      },
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'subscription'] }),
    });
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
                items={[
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
        <MissingFunds missing={lacking(amount, spendable, fund.currency)} target="fund" />
        <FormFailure error={form.failure} fields={mode === 'all' ? {} : form.getValues()} />
      </div>
      <ReviewFooter
        action={money.action}
        submit={t(`funds.review.${side}`)}
        busy={form.isSubmitting}
        summary={
          <dl className={outcome}>
            <dt>{t('balance.fee')}</dt>
            <dd>
              <ExplainedByTree tree={treeOf(preview?.explained, 'order_fee')}>
                {figures.money(preview?.handlingFee)}
              </ExplainedByTree>
            </dd>
            <dt data-total>{t(`funds.total.${side}`)}</dt>
            <dd data-total>
              <ExplainedByTree
                tree={treeOf(preview?.explained, side === 'redeem' ? 'fund_net' : 'order_total')}
              >
                {figures.money(side === 'redeem' ? preview?.netAmount : preview?.amount)}
              </ExplainedByTree>
            </dd>
            <dt>{t('balance.available')}</dt>
            <dd>
              <Remaining
                money={figures.money}
                before={available}
                accountId={accountId}
                after={preview?.availableAfter ?? leftAfter(spendable, amount)}
                tree={treeOf(preview?.explained, 'available_after')}
              />
            </dd>
          </dl>
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

/** A subscription always has an amount. */
const amountOf = (asked: FundAmount) => ({ amount: asked.mode === 'all' ? '' : asked.amount });

function FundReceipt({ order }: { order: FundOrder }) {
  const t = useT();
  return (
    <Receipt
      heading={t('funds.received')}
      lead={t('funds.receivedLead')}
      actions={
        <ButtonLink size="large" fullWidth to="/pages/fund/index" search={{ tab: 'mine' }}>
          {t('funds.openMine')}
        </ButtonLink>
      }
    >
      <FundOrderCard order={order} />
      <Card>
        <KeyValue>
          <NumberRow>{order.id}</NumberRow>
        </KeyValue>
      </Card>
    </Receipt>
  );
}
