import { useT } from '../../i18n/index.js';

/** Kinds of entries that there are words for. The server may name more; those are said in general words. */
export const entryKinds = [
  'opening',
  'order_hold',
  'order_fill',
  'order_release',
  'deposit_pass',
  'deposit_partial',
  'withdrawal_hold',
  'withdrawal_return',
  'transfer',
  'fx_conversion',
  'quant_subscribe',
  'quant_end',
  'quant_exit',
  'loan_disburse',
  'loan_repay',
  'ipo_hold',
  'ipo_allot',
  'ipo_release',
  'fund_hold',
  'fund_release',
  'fund_pay',
] as const;
type EntryKind = (typeof entryKinds)[number];

const isEntryKind = (kind: string): kind is EntryKind => entryKinds.some((known) => known === kind);

/** Says what happened; `memoKey` names the sentence, and one that is not known is said in general words. */
export function useKindWord(): (memoKey: string) => string {
  const t = useT();
  return (memoKey) => (isEntryKind(memoKey) ? t(`ledger.kind.${memoKey}`) : t('ledger.kind.other'));
}
