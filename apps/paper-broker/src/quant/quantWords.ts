import { toText, type Decimal } from '@fairlot/money';
import { numberFormat } from '../http/formats.js';
import type { Locale } from '../http/operation.js';
import type { Market } from '../market/market.js';
import { marketNames } from '../reference/names.js';
import type { Strategy } from './strategies.js';
import { basketOf } from './trades.js';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

const words: Readonly<Record<Locale, typeof en>> = { en, de, es, fr, it };

/** Describes in the customer's language how a strategy trades: the rule that `trades.ts` implements. */
export function strategyText(strategy: Strategy, market: Market, locale: Locale): string {
  const { rules, size, bounds, simulated } = words[locale];
  const values: Readonly<Record<string, string>> = {
    count: String(basketOf(market, strategy).length),
    market: marketNames[strategy.marketId]?.[locale] ?? strategy.marketId,
    exposure: percent(strategy.exposure, locale),
    min: percent(strategy.profitRateMin, locale, 'exceptZero'),
    max: percent(strategy.profitRateMax, locale, 'exceptZero'),
  };
  return [rules[strategy.type], size, bounds, simulated]
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export const riskTexts = (locale: Locale): string[] => [...words[locale].risks];

/** The minus sign is that of the app's figures; a hyphen may end a line. */
const percent = (rate: Decimal, locale: Locale, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay })
    // Decimal text keeps every digit, and the formatter accepts it.
    .format(toText(rate) as Intl.StringNumericLiteral)
    .replace('-', '\u2212');
