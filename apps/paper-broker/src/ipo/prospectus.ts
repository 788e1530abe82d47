import { fromInteger, multiply, toText } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { writeMoney } from '../http/messageFigures.js';
import type { Locale } from '../http/operation.js';
import type { Offering } from '../market/offerings/offering.js';
import { marketNames } from '../reference/names.js';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

interface ProspectusWords {
  /** What a company does, by sector. Each text continues a sentence that begins with "It". */
  readonly business: Readonly<Record<string, string>>;
  readonly prospectus: readonly string[];
  readonly risks: readonly string[];
}

const words: Readonly<Record<Locale, ProspectusWords>> = { en, de, es, fr, it };

/** A prospectus in the customer's language: what the company does and offers, and the risks. */
export function prospectusOf(
  offering: Offering,
  locale: Locale,
): { readonly prospectus: string[]; readonly risks: string[] } {
  const { instrument, issuePrice, sharesIssued, publicLots, lotSize } = offering;
  const { business, prospectus, risks } = words[locale];
  const amount = multiply(issuePrice, fromInteger(sharesIssued), 'down');
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const { currency } = instrument;
  const values: Readonly<Record<string, string>> = {
    name: instrument.name,
    business: business[instrument.sector] ?? '',
    shares: number.format(sharesIssued),
    public: number.format(publicLots * lotSize),
    price: writeMoney(toText(issuePrice), currency, locale, scaleOf(currency)),
    amount: writeMoney(toText(amount), currency, locale, 0),
    market: marketNames[instrument.marketId]?.[locale] ?? instrument.marketId,
    symbol: instrument.symbol,
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { prospectus: prospectus.map(fill), risks: [...risks] };
}
