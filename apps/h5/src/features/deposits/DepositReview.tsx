import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { add, decimal, toText } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { Explained } from '../../components/explain/Explained.js';
import type { MoneyActionHandle } from '../../components/review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../../components/review/ReviewSheet.js';
import { useT } from '../../i18n/index.js';
import { queryClient } from '../../queries/queryClient.js';
import { session, useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import type { Channel, Deposit } from './depositQueries.js';
import { useTypeWord } from './DepositRow.js';
import { estimateOf } from './estimate.js';
import { useChannelTime } from './useChannelTime.js';
import { useMoneyText, useRateText } from './useMoneyText.js';

/** The deposit to be reported. */
export interface ReviewedDeposit {
  readonly channel: Channel;
  readonly amount: string;
  readonly accountCurrency?: string;
  /** The button's label. @example 'Deposit $100.00' */
  readonly verb: string;
  /** Reports it. `key`: the idempotency key. */
  readonly send: (key: string) => Promise<Deposit>;
}

export interface DepositReviewProps {
  isOpen: boolean;
  onClose: () => void;
  deposit: ReviewedDeposit;
  money: MoneyActionHandle<Deposit>;
}

/** A deposit before it is reported: fee, rate, the approximate credit, and what may turn out differently. */
export function DepositReview({ isOpen, onClose, deposit, money }: DepositReviewProps) {
  const t = useT();
  const { verb, send } = deposit;
  const agree = () =>
    money.send({
      label: verb,
      send,
      onDone: () => void queryClient.invalidateQueries({ queryKey: [session.scope(), 'deposit'] }),
    });
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('deposit.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={agree}
    >
      <Rows deposit={deposit} />
      <ReviewNotes notes={[t('deposit.note.rate'), t('deposit.note.partial'), t('deposit.note.cancel')]} />
    </ReviewSheet>
  );
}

function Rows({ deposit }: { deposit: ReviewedDeposit }) {
  const t = useT();
  const text = useMoneyText();
  const rateText = useRateText();
  const typeWord = useTypeWord();
  const { data: accounts } = useQuery(accountsQuery(useSessionScope()));
  const { channel, amount } = deposit;
  const time = useChannelTime()(channel);
  const estimate = estimateOf(channel, amount, deposit.accountCurrency ?? '');
  const target = estimate?.currency ?? channel.accountCurrency;
  const account = accounts?.data.find(({ kind, currency }) => kind === 'cash' && currency === target);
  const before = accounts === undefined ? undefined : (account?.availableFunds ?? '0');
  const after =
    before === undefined || estimate === undefined
      ? undefined
      : toText(add(decimal(before), decimal(estimate.credited)));
  return (
    <KeyValue>
      <KeyValueRow label={t('deposit.by')}>{typeWord(channel.type, channel.network)}</KeyValueRow>
      <KeyValueRow label={t('deposit.reference')}>{channel.reference}</KeyValueRow>
      <KeyValueRow label={t('deposit.amount')}>{text(amount, channel.currency)}</KeyValueRow>
      <KeyValueRow label={t('balance.fee')}>{text(channel.fee, channel.currency)}</KeyValueRow>
      {target !== channel.currency && estimate !== undefined && (
        <KeyValueRow label={t('deposit.rateNow')}>
          {rateText(estimate.rate, channel.currency, target)}
        </KeyValueRow>
      )}
      <KeyValueRow label={t('deposit.creditedAbout')} isTotal>
        {text(estimate?.credited, target)}
      </KeyValueRow>
      <KeyValueRow label={t('deposit.availableNow')}>
        <Explained figure="available_funds" of={account && { accountId: account.id }}>
          {text(before, target)}
        </Explained>
      </KeyValueRow>
      <KeyValueRow label={t('deposit.availableAfter')}>{text(after, target)}</KeyValueRow>
      <KeyValueRow label={t('deposit.when')}>{time}</KeyValueRow>
    </KeyValue>
  );
}
