import { localeOf, nameIn, warnOfValue } from '../checks/usable.js';
import type { DecimalInput } from './digits.js';
import { withMinus } from './formatChange.js';
import { formatDecimal, UNKNOWN, type FormatDecimalOptions } from './formatDecimal.js';

export interface FormatMoneyOptions extends FormatDecimalOptions {
  /** ISO 4217 code or a coin's name, such as `USD` or `USDT`. */
  currency: string;
  /**
   * `symbol` distinguishes dollars (`US$` where `$` means another one), `narrowSymbol` does not, `code` is `USD`.
   * @default 'symbol'
   */
  currencyDisplay?: CurrencyDisplay | undefined;
}

export type CurrencyDisplay = 'symbol' | 'narrowSymbol' | 'code';

/** A currency's sign in a locale, and its side of the figure. */
export interface CurrencySign {
  sign: string;
  isBefore: boolean;
  /** The separator between sign and figure: empty or a no-break space. */
  gap: string;
}

const DISPLAYS = { symbol: 1, narrowSymbol: 1, code: 1 };

const signs = new Map<string, CurrencySign>();

/** How `locale` writes `currency`. Codes that Intl rejects, such as USDT, stand unchanged after the figure. */
export function currencySignOf(
  currency: string,
  locale = 'en',
  currencyDisplay: CurrencyDisplay = 'symbol',
): CurrencySign {
  const key = `${locale}|${currency}|${currencyDisplay}`;
  let found = signs.get(key);
  if (found === undefined) {
    found = /^[A-Za-z]{3}$/.test(currency)
      ? signFromIntl(currency, localeOf('formatMoney', locale), currencyDisplay)
      : { sign: currency, isBefore: false, gap: '\u00A0' };
    signs.set(key, found);
  }
  return found;
}

function signFromIntl(currency: string, locale: string, currencyDisplay: CurrencyDisplay): CurrencySign {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
  }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  const isBefore = at < parts.findIndex((part) => part.type === 'integer');
  const neighbour = parts[isBefore ? at + 1 : at - 1];
  const sign = parts[at]?.value ?? currency;
  const gap =
    neighbour?.type === 'literal' ? neighbour.value : isBefore && /[A-Za-z]$/.test(sign) ? '\u00A0' : '';
  return { sign, isBefore, gap };
}

/**
 * An amount with its currency, as the locale writes it, cut (never rounded) to `decimals`, 2 by default. The minus is
 * U+2212 and stands first. An unknown value gives an en dash.
 * @example formatMoney('-1234.567', { currency: 'USD' }) // '−$1,234.56'
 */
export function formatMoney(value: DecimalInput, options: FormatMoneyOptions): string {
  // JavaScript may pass no options; then the currency is missing.
  const given = Object(options) as Partial<FormatMoneyOptions>;
  const { currency, currencyDisplay = 'symbol', decimals = 2, fallback = 'dash' } = given;
  const figure = formatDecimal(value, { ...given, decimals, fallback });
  if (figure === UNKNOWN) return UNKNOWN;
  const minus = figure.startsWith('-') ? withMinus('-') : '';
  const amount = figure.replace('-', '');
  // A figure without its currency is incomplete, but the customer must not read "undefined".
  if (typeof currency !== 'string' || currency === '') {
    warnOfValue('formatMoney', 'currency', currency, [
      'is no currency.',
      'The figure stands alone.',
      'Pass an ISO 4217 code, such as "EUR", or the name of a coin.',
    ]);
    return minus + amount;
  }
  const display = nameIn('formatMoney', 'currencyDisplay', DISPLAYS, currencyDisplay, 'symbol');
  const { sign, isBefore, gap } = currencySignOf(currency, given.locale, display);
  return minus + (isBefore ? sign + gap + amount : amount + gap + sign);
}
