import { add, decimal, subtract, toText } from '@fairlot/money';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import type { Figures } from '../figures.js';
import type { MoneyActionHandle } from '../review/moneyActions.js';
import { ReviewNotes, ReviewSheet } from '../review/ReviewSheet.js';
import { useAccountWord } from '../useAccountWord.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { refreshTransfers, type Transfer } from '../../queries/transferQueries.js';
import type { Account } from '../../queries/tradingQueries.js';

export interface TransferReviewProps {
  isOpen: boolean;
  onClose: () => void;
  from: Account;
  to: Account;
  /** Decimal text. */
  amount: string;
  money: MoneyActionHandle<Transfer>;
  figures: Figures;
  /** Called once the money has arrived. */
  onDone?: (() => void) | undefined;
}

/** The source, the target, and what is available on both sides afterwards. */
export function TransferReview(props: TransferReviewProps) {
  const { isOpen, onClose, from, to, amount, money, figures, onDone } = props;
  const t = useT();
  const word = useAccountWord();
  const verb = t('transfer.verb', { amount: figures.money(amount) });
  const send = () =>
    money.send({
      label: verb,
      send: (key) =>
        api.post('/transfer', {
          params: { header: { 'Idempotency-Key': key } },
          body: { fromAccountId: from.id, toAccountId: to.id, amount },
        }),
      onDone: () => {
        void refreshTransfers();
        onDone?.();
      },
    });
  const after = (account: Account, change: typeof add) =>
    figures.money(toText(change(decimal(account.availableFunds), decimal(amount))));
  return (
    <ReviewSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('transfer.reviewTitle')}
      action={money.action}
      verb={verb}
      onConfirm={send}
    >
      <KeyValue>
        <KeyValueRow label={t('transfer.from')}>{word(from)}</KeyValueRow>
        <KeyValueRow label={t('transfer.to')}>{word(to)}</KeyValueRow>
        <KeyValueRow label={t('balance.fee')}>{figures.money('0')}</KeyValueRow>
        <KeyValueRow label={t('balance.amount')} isTotal>
          {figures.money(amount)}
        </KeyValueRow>
        <KeyValueRow label={t('transfer.fromAfter')}>{after(from, subtract)}</KeyValueRow>
        <KeyValueRow label={t('transfer.toAfter')}>{after(to, add)}</KeyValueRow>
      </KeyValue>
      <ReviewNotes notes={[t('transfer.note.instant'), t('transfer.note.undo')]} />
    </ReviewSheet>
  );
}
