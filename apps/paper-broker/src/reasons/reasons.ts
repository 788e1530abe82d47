import type { Wire } from '@fairlot/api-client/wire';
import { decimal, toText } from '@fairlot/money';
import { refuseInvalid } from '../http/refusal.js';

/** A value that the sentence of a reason names, and that its reviewer has to give. */
type ReasonParam = 'amount';

/** The keys of a list in openapi.yaml that are known today. */
type Known<Key> = Key extends string ? (string extends Key ? never : Key) : never;

/** For each key of a list the values that it needs. */
type ReasonList<Key> = Readonly<Record<Known<Key>, readonly ReasonParam[]>>;

export type OrderReason = Known<Wire['OrderReason']>;

/** The block trade's own part of the list of orders. */
type BlockReason = Exclude<
  OrderReason,
  'insufficient_funds' | 'instrument_halted' | 'price_band' | 'unlisted'
>;

/** The reasons that a reviewer can choose. If the reviewer chooses none, the last one of the list applies. */
const lists = {
  deposit: {
    amount_differs: ['amount'],
    bank_fee: [],
    not_arrived: [],
    name_differs: [],
    reference_missing: [],
    proof_unreadable: [],
    proof_incomplete: [],
    duplicate: [],
    other: [],
  } satisfies ReasonList<Wire['DepositReason']>,
  withdrawal: {
    name_differs: [],
    payee_invalid: [],
    network_unavailable: [],
    origin_unclear: [],
    not_confirmed: [],
    other: [],
  } satisfies ReasonList<Wire['WithdrawalReason']>,
  kyc: {
    blurred: [],
    dark: [],
    overexposed: [],
    too_small: [],
    covered: [],
    background: [],
    held: [],
    expired: [],
    wrong_document: [],
    details_differ: [],
    other: [],
  } satisfies ReasonList<Wire['KycReason']>,
  close: {
    unlisted: [],
    instrument_halted: [],
    price_unclear: [],
    other: [],
  } satisfies ReasonList<Wire['CloseReason']>,
  loan: {
    amount_too_high: ['amount'],
    income_too_low: [],
    income_unproven: [],
    debt_too_high: [],
    image_unreadable: [],
    signature_unclear: [],
    other: [],
  } satisfies ReasonList<Wire['LoanReason']>,
  ipo: {
    audit_overdue: [],
    not_eligible: [],
    details_missing: [],
    offer_withdrawn: [],
    other: [],
  } satisfies ReasonList<Wire['IpoReason']>,
  block: {
    seller_withdrew: [],
    shares_gone: [],
    price_moved: [],
    block_refused: [],
  } satisfies Readonly<Record<BlockReason, readonly ReasonParam[]>>,
};

export type ReasonKind = keyof typeof lists;
export type ReasonKey<Kind extends ReasonKind> = Extract<keyof (typeof lists)[Kind], string>;

export type ReasonParams = Wire['ReasonParams'];

/** Why something was refused: a key of its list, the values that its sentence names, and a reviewer's own words. */
export interface Reason<Key extends string = string> {
  readonly key: Key;
  readonly params: ReasonParams;
  /** As the reviewer wrote them, never translated. Null when the reviewer added none. */
  readonly words: string | null;
}

/** What a reviewer says about a refusal. */
export interface SaidReason {
  readonly reasonKey?: string | undefined;
  readonly reasonParams?: { readonly amount?: string | undefined } | undefined;
  /** The reviewer's own words. */
  readonly reason: string | undefined;
}

/** A choice of a reviewer: the key, and the values that it needs. */
export interface ReasonChoice {
  readonly key: string;
  readonly params: readonly string[];
}

/** The reasons of a kind of case, in the order of the contract. */
export const reasonChoices = (kind: ReasonKind): readonly ReasonChoice[] =>
  Object.entries<readonly ReasonParam[]>(lists[kind]).map(([key, params]) => ({ key, params }));

export function isReasonKey<Kind extends ReasonKind>(
  kind: Kind,
  key: string | undefined,
): key is ReasonKey<Kind> {
  return key !== undefined && Object.hasOwn(lists[kind], key);
}

/** A reason that no reviewer chose. */
export const reasonOf = <Key extends string>(key: Key): Reason<Key> => ({ key, params: {}, words: null });

/**
 * The reason that a reviewer chose for a case.
 * @param currency that of the case's amounts
 * @throws Refusal at `reason_key` for an unknown key, at `reason_params.amount` for an amount that is missing or that
 * the key does not take
 */
export function readReason<Kind extends ReasonKind>(
  kind: Kind,
  { reasonKey, reasonParams, reason }: SaidReason,
  currency: string | null,
): Reason<ReasonKey<Kind>> {
  const key = reasonKey ?? reasonChoices(kind).at(-1)?.key;
  if (!isReasonKey(kind, key)) throw refuseInvalid('reason_key', 'invalid_choice');
  const needs = reasonChoices(kind)
    .find((choice) => choice.key === key)
    ?.params.includes('amount');
  const amount = reasonParams?.amount;
  const words = reason === undefined || reason === '' ? null : reason;
  if (needs !== (amount !== undefined))
    throw refuseInvalid('reason_params.amount', needs ? 'required' : 'unknown_field');
  if (amount === undefined || currency === null) return { key, params: {}, words };
  return { key, params: { amount: toText(decimal(amount)), currency }, words };
}

/** The columns of a reason beside the words, which have a column of their own in every table. */
export interface ReasonColumns {
  /** Null where nothing was refused, and in rows of servers before migration 0315, which had words only. */
  reason_key: string | null;
  reason_params: ReasonParams | null;
}

export const NO_REASON = { reason_key: null, reason_params: null } as const;

/** The columns of a reason, without its words. */
export const reasonColumns = (reason: Reason | null): ReasonColumns =>
  reason === null ? NO_REASON : { reason_key: reason.key, reason_params: reason.params };

/**
 * A reason as the wire has it.
 * @param words the reviewer's; in rows of earlier versions the whole reason
 */
export function viewReason({ reason_key, reason_params }: ReasonColumns, words: string | null) {
  if (Array.isArray(reason_params) || !['object', 'undefined'].includes(typeof reason_params))
    throw new TypeError('The values of a reason have no names.');
  return { refuse_reason_key: reason_key, refuse_reason_params: reason_params, refuse_reason: words };
}
