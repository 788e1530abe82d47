import type { Schemas } from '@fairlot/api-client';
import type { MessageId } from '../../i18n/index.js';

/** The keys of a list that the contract knows today. */
type Known<Key> = Key extends string ? (string extends Key ? never : Key) : never;
type Words<Key> = Readonly<Record<Known<Key>, MessageId>>;

/**
 * A sentence for each reason of each list of the contract. `path`: the page of what is refused. A product without that
 * page is built without the list.
 */
const reasonWords = {
  deposit: {
    path: '/pages/deposit/record',
    words: {
      amount_differs: 'reason.deposit.amount_differs',
      bank_fee: 'reason.deposit.bank_fee',
      not_arrived: 'reason.deposit.not_arrived',
      name_differs: 'reason.deposit.name_differs',
      reference_missing: 'reason.deposit.reference_missing',
      proof_unreadable: 'reason.deposit.proof_unreadable',
      proof_incomplete: 'reason.deposit.proof_incomplete',
      duplicate: 'reason.deposit.duplicate',
      other: 'reason.deposit.other',
    } satisfies Words<Schemas['DepositReason']>,
  },
  withdrawal: {
    path: '/pages/withdraw/record',
    words: {
      name_differs: 'reason.withdrawal.name_differs',
      payee_invalid: 'reason.withdrawal.payee_invalid',
      network_unavailable: 'reason.withdrawal.network_unavailable',
      origin_unclear: 'reason.withdrawal.origin_unclear',
      not_confirmed: 'reason.withdrawal.not_confirmed',
      other: 'reason.withdrawal.other',
    } satisfies Words<Schemas['WithdrawalReason']>,
  },
  kyc: {
    path: '/pages/kycverify/index',
    words: {
      blurred: 'reason.kyc.blurred',
      dark: 'reason.kyc.dark',
      overexposed: 'reason.kyc.overexposed',
      too_small: 'reason.kyc.too_small',
      covered: 'reason.kyc.covered',
      background: 'reason.kyc.background',
      held: 'reason.kyc.held',
      expired: 'reason.kyc.expired',
      wrong_document: 'reason.kyc.wrong_document',
      details_differ: 'reason.kyc.details_differ',
      other: 'reason.kyc.other',
    } satisfies Words<Schemas['KycReason']>,
  },
  close: {
    path: '/pages/main/trade/index',
    words: {
      unlisted: 'reason.close.unlisted',
      instrument_halted: 'reason.close.instrument_halted',
      price_unclear: 'reason.close.price_unclear',
      other: 'reason.close.other',
    } satisfies Words<Schemas['CloseReason']>,
  },
  loan: {
    path: '/pages/borrow/history',
    words: {
      amount_too_high: 'reason.loan.amount_too_high',
      income_too_low: 'reason.loan.income_too_low',
      income_unproven: 'reason.loan.income_unproven',
      debt_too_high: 'reason.loan.debt_too_high',
      image_unreadable: 'reason.loan.image_unreadable',
      signature_unclear: 'reason.loan.signature_unclear',
      other: 'reason.loan.other',
    } satisfies Words<Schemas['LoanReason']>,
  },
  ipo: {
    path: '/pages/product/ipo/index',
    words: {
      audit_overdue: 'reason.ipo.audit_overdue',
      not_eligible: 'reason.ipo.not_eligible',
      details_missing: 'reason.ipo.details_missing',
      offer_withdrawn: 'reason.ipo.offer_withdrawn',
      other: 'reason.ipo.other',
    } satisfies Words<Schemas['IpoReason']>,
  },
  order: {
    path: '/pages/history/order',
    words: {
      insufficient_funds: 'reason.order.insufficient_funds',
      instrument_halted: 'reason.order.instrument_halted',
      price_band: 'reason.order.price_band',
      unlisted: 'reason.order.unlisted',
      seller_withdrew: 'reason.order.seller_withdrew',
      shares_gone: 'reason.order.shares_gone',
      price_moved: 'reason.order.price_moved',
      block_refused: 'reason.order.block_refused',
    } satisfies Words<Schemas['OrderReason']>,
  },
};

export type ReasonList = keyof typeof reasonWords;

/** The sentence of a reason; undefined for a key that this version of the app does not know. */
export function sentenceOf(list: ReasonList, key: string): MessageId | undefined {
  const lists: Readonly<Partial<Record<ReasonList, { words: Readonly<Record<string, MessageId>> }>>> =
    reasonWords;
  const words = lists[list]?.words ?? {};
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
