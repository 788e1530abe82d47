import { useT } from '../../i18n/index.js';

/**
 * Kinds of entries with texts of their own, and the page of their records. The server may have more; those have a
 * general text.
 */
export const entryKinds = [
  { kind: 'opening', words: 'ledger.kind.opening' },
  { kind: 'order_hold', path: '/pages/payment/stock', words: 'ledger.kind.order_hold' },
  { kind: 'order_fill', path: '/pages/payment/stock', words: 'ledger.kind.order_fill' },
  { kind: 'order_release', path: '/pages/payment/stock', words: 'ledger.kind.order_release' },
  { kind: 'deposit_pass', words: 'ledger.kind.deposit_pass' },
  { kind: 'deposit_partial', words: 'ledger.kind.deposit_partial' },
  { kind: 'withdrawal_hold', words: 'ledger.kind.withdrawal_hold' },
  { kind: 'withdrawal_return', words: 'ledger.kind.withdrawal_return' },
  { kind: 'transfer', words: 'ledger.kind.transfer' },
  { kind: 'fx_conversion', words: 'ledger.kind.fx_conversion' },
  { kind: 'quant_subscribe', words: 'ledger.kind.quant_subscribe' },
  { kind: 'quant_end', words: 'ledger.kind.quant_end' },
  { kind: 'quant_exit', words: 'ledger.kind.quant_exit' },
  { kind: 'loan_disburse', path: '/pages/borrow/index', words: 'ledger.kind.loan_disburse' },
  { kind: 'loan_repay', path: '/pages/borrow/index', words: 'ledger.kind.loan_repay' },
  { kind: 'ipo_hold', path: '/pages/payment/newstock', words: 'ledger.kind.ipo_hold' },
  { kind: 'ipo_allot', path: '/pages/payment/newstock', words: 'ledger.kind.ipo_allot' },
  { kind: 'ipo_release', path: '/pages/payment/newstock', words: 'ledger.kind.ipo_release' },
  { kind: 'fund_hold', words: 'ledger.kind.fund_hold' },
  { kind: 'fund_release', words: 'ledger.kind.fund_release' },
  { kind: 'fund_pay', words: 'ledger.kind.fund_pay' },
] as const;

/** Returns the text of a memo key; an unknown one has a general text. */
export function useKindWord(): (memoKey: string) => string {
  const t = useT();
  return (memoKey) => t(entryKinds.find(({ kind }) => kind === memoKey)?.words ?? 'ledger.kind.other');
}
