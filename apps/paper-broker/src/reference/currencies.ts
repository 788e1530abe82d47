import type { Wire } from '@fairlot/api-client/wire';
import { currencies } from '../currencies.js';
import type { Locale } from '../http/operation.js';

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
