import type { Wire } from '@fairlot/api-client/wire';
import type { Locale } from '../http/operation.js';

interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** Places that an amount may have. */
  readonly scale: number;
  readonly kind: 'fiat' | 'crypto';
  readonly networks: readonly string[];
}

const fiat = (code: string, symbol: string): Currency => ({
  code,
  symbol,
  scale: 2,
  kind: 'fiat',
  networks: [],
});

export const currencies: readonly Currency[] = [
  fiat('USD', '$'),
  fiat('EUR', '€'),
  fiat('CNY', 'CN¥'),
  fiat('HKD', 'HK$'),
  fiat('MYR', 'RM'),
  fiat('TWD', 'NT$'),
  fiat('SGD', 'S$'),
  { code: 'USDT', symbol: '₮', scale: 6, kind: 'crypto', networks: ['ERC20', 'TRC20'] },
];

/** The currencies with their names in a language. */
export function listCurrencies(locale: Locale): Wire['Currency'][] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  return currencies.map((currency) => ({
    code: currency.code,
    name: currency.kind === 'crypto' ? 'Tether' : (names.of(currency.code) ?? currency.code),
    symbol: currency.symbol,
    scale: currency.scale,
    kind: currency.kind,
    networks: [...currency.networks],
  }));
}
