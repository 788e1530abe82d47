import type { Wire } from '@fairlot/api-client/wire';
import { decimal, toText } from '@fairlot/money';
import { plain } from '../db/exactText.js';
import type { Locale } from '../http/operation.js';
import { MINUTE_MS } from '../util/durations.js';
import type { Rates } from '../rates/rates.js';
import { addressOf, referenceOf, type Channel } from './channels.js';
import { convertedAmount } from './depositMoney.js';
import { toStatusNumber } from './depositStatus.js';
import type { DepositRow } from './depositRow.js';
import { REVIEW_PROMISE_MS } from './reviewPolicy.js';
import { viewReason } from '../reasons/reasons.js';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

const text = (value: string | null): string | null => (value === null ? null : plain(value));
const instant = (value: Date | null): string | null => value?.toISOString() ?? null;

/** A deposit as the wire has it. A waiting one is converted at the rate of `at`. */
export function viewDeposit(row: DepositRow, rates: Rates, at: Date): Wire['Deposit'] {
  const isWaiting = row.status === 'wait';
  const rateNow = rates.midRate(row.currency, row.converted_currency, at);
  const rate = row.rate === null ? rateNow : decimal(row.rate);
  const estimate = convertedAmount({
    amount: decimal(row.amount),
    currency: row.currency,
    fee: decimal(row.fee),
    rate,
    convertedCurrency: row.converted_currency,
  });
  return {
    id: row.id,
    type: row.type,
    channel_id: row.channel_id,
    network: row.network,
    amount: plain(row.amount),
    currency: row.currency,
    fee: plain(row.fee),
    rate: toText(rate),
    converted_currency: row.converted_currency,
    estimated_amount: isWaiting ? toText(estimate) : null,
    audit_amount: text(row.audit_amount),
    converted_amount: text(row.converted_amount),
    status: toStatusNumber(row.status),
    status_key: row.status,
    ...viewReason(row, row.refuse_reason),
    reference: row.reference,
    tx_hash: row.tx_hash,
    confirmations: row.confirmed_at.length,
    confirmations_required: row.confirmations_required,
    confirmed_at: row.confirmed_at.map((at) => at.toISOString()),
    proof_upload_ids: row.proof_upload_ids,
    timezone: row.timezone,
    submitted_at: row.submitted_at.toISOString(),
    review_due_at: instant(row.review_due_at),
    audited_at: instant(row.audited_at),
    canceled_at: instant(row.canceled_at),
  };
}

const channelWords: Readonly<Record<Locale, typeof en>> = { en, de, es, fr, it };

/** What channels are called in the language of a reader. */
export interface ChannelWords {
  readonly account_name: string;
  readonly bank_name: string;
}

/** The words for channels of the app `appName`. */
export function wordsOfChannels(appName: string, locale: Locale): ChannelWords {
  const { account_name, bank_name } = channelWords[locale];
  return { account_name: account_name.replace('{app}', appName), bank_name };
}

interface ChannelView {
  readonly memberId: string;
  readonly isOpen: boolean;
  readonly rates: Rates;
  readonly at: Date;
  readonly words: ChannelWords;
}

/** A channel as the wire has it, with the customer's reference and address. */
export function viewChannel(
  channel: Channel,
  { memberId, isOpen, rates, at, words }: ChannelView,
): Wire['DepositChannel'] {
  const address = channel.network === null ? null : addressOf(memberId, channel.network);
  const [accountCurrency] = channel.accountCurrencies;
  const rateTo = (currency: string): string => toText(rates.midRate(channel.currency, currency, at));
  return {
    id: channel.id,
    type: channel.type,
    status: isOpen ? 'open' : 'closed',
    currency: channel.currency,
    network: channel.network,
    address,
    address_qr: address,
    bank_details:
      channel.bank === null
        ? null
        : {
            ...channel.bank,
            ...words,
          },
    reference: referenceOf(memberId),
    min: toText(channel.min),
    max: toText(channel.max),
    fee: toText(channel.fee),
    account_currency: accountCurrency,
    rate_to_account: rateTo(accountCurrency),
    account_currencies: channel.accountCurrencies.map((currency) => ({ currency, rate: rateTo(currency) })),
    confirmations: channel.confirmations,
    confirmation_seconds: channel.confirmationMs / 1000,
    review_minutes: REVIEW_PROMISE_MS / MINUTE_MS,
    note: channel.note,
  };
}
