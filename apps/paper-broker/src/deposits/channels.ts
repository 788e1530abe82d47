import { createHash } from 'node:crypto';
import { decimal, type Decimal } from '@fairlot/money';
import type { ChannelType, Network } from './schema.js';

/** A channel for deposits, the same for every customer. */
export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  /** The currency of the transfer. */
  readonly currency: string;
  readonly network: Network | null;
  /** The currencies that can be credited; the first one unless the customer chooses. */
  readonly accountCurrencies: readonly [string, ...string[]];
  /** The limits of one deposit in `currency`, inclusive. The minimum is above the fee. */
  readonly min: Decimal;
  readonly max: Decimal;
  /** In `currency`. */
  readonly fee: Decimal;
  /** The confirmations of the network that the review waits for. */
  readonly confirmations: number;
  /** The time between two confirmations, in business time. */
  readonly confirmationMs: number;
  readonly bank: BankDetails | null;
  /** Selects the hint that the app shows. */
  readonly note: 'quote_reference' | 'one_network' | 'agree_first';
}

interface BankDetails {
  /** `XX` is no country and the check digits do not match, so no bank accepts it as an account. */
  readonly iban: string;
  readonly bic: string;
}

const FREE = decimal('0');

function card(currency: string, min: string, max: string, iban: string): Channel {
  return {
    id: `card_${currency.toLowerCase()}`,
    type: 'card',
    currency,
    network: null,
    accountCurrencies: currency === 'USD' ? ['USD'] : ['USD', currency],
    min: decimal(min),
    max: decimal(max),
    fee: FREE,
    confirmations: 0,
    confirmationMs: 0,
    bank: {
      iban,
      bic: 'SIMUXX00',
    },
    note: 'quote_reference',
  };
}

function wallet(network: Network, fee: string, confirmationMs: number): Channel {
  return {
    id: `wallet_usdt_${network.toLowerCase()}`,
    type: 'wallet',
    currency: 'USDT',
    network,
    accountCurrencies: ['USD'],
    min: decimal('10'),
    max: decimal('100000'),
    fee: decimal(fee),
    confirmations: 3,
    confirmationMs,
    bank: null,
    note: 'one_network',
  };
}

/** In the order in which they are offered. */
export const channels: readonly Channel[] = [
  card('USD', '10', '250000', 'XX00 SIMU LATE D000 0000 0001'),
  card('EUR', '10', '250000', 'XX00 SIMU LATE D000 0000 0002'),
  card('HKD', '80', '2000000', 'XX00 SIMU LATE D000 0000 0003'),
  card('SGD', '15', '350000', 'XX00 SIMU LATE D000 0000 0004'),
  wallet('TRC20', '1', 10_000),
  wallet('ERC20', '3', 20_000),
  {
    id: 'custom_usd',
    type: 'custom',
    currency: 'USD',
    network: null,
    accountCurrencies: ['USD'],
    min: decimal('10'),
    max: decimal('1000000'),
    fee: FREE,
    confirmations: 0,
    confirmationMs: 0,
    bank: null,
    note: 'agree_first',
  },
];

export const findChannel = (id: string): Channel | undefined => channels.find((each) => each.id === id);

/** Digits and capital letters, without those that are easily confused. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** An eight-character code for a customer, stable for each purpose. */
function codeOf(memberId: string, purpose: string): string {
  const digest = createHash('sha256').update(`${purpose} ${memberId}`).digest();
  return Array.from(
    digest.subarray(0, CODE_LENGTH),
    (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
  ).join('');
}

/** The reference that a customer states in a transfer, for example `FL-7Q2M-4K9D`. It identifies the customer. */
export function referenceOf(memberId: string): string {
  const code = codeOf(memberId, 'reference');
  return `FL-${code.slice(0, 4)}-${code.slice(4)}`;
}

/**
 * The customer's simulated address on a network. It says that it is not real and contains characters that no
 * address may have, so a real wallet refuses to send to it.
 */
export function addressOf(memberId: string, network: Network): string {
  const prefix = network === 'ERC20' ? '0xSIMULATED' : 'TSIMULATED';
  return `${prefix}-NOT-REAL-${codeOf(memberId, `address ${network}`)}`;
}
