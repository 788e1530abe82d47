import { elided } from '@fairlot/money';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import type { FieldCode } from './errorCatalogue.js';
import { writeFigure, type FigureKind } from './messageFigures.js';
import type { Locale } from './operation.js';
import type { MessageParams } from './messageParams.js';

type Catalogue = Readonly<Record<FieldCode, string>>;

const catalogues: Readonly<Record<Locale, Catalogue>> = { en, de, es, fr, it };

/**
 * The text of a code in a language, with its placeholders filled. A placeholder without a value becomes empty.
 * `{max, number}` is grouped for the language, `{needed, money}` has the currency from the same params,
 * `{until, instant}` is a date and time in UTC.
 */
export function messageFor(code: FieldCode, locale: Locale, params: MessageParams = {}): string {
  const pattern = catalogues[locale][code];
  const text = pattern
    .replace(/\{(\w+)(?:, (money|number|instant))?\}/g, (_match, name: string, kind?: FigureKind) => {
      const value = params[name] ?? '';
      return kind === undefined ? value : writeFigure(value, kind, locale, params['currency']);
    })
    .trim();
  return elided(text, locale);
}
