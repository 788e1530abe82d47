import { createContext, use } from 'react';
import type { CurrencyDisplay } from '../format/formatMoney.js';
import type { KitMessages } from '../messages/kitMessages.js';

/** What a part needs to know to write for a reader. */
export interface KitLanguage {
  /** BCP 47, such as `de` or `en-IN`: figures, dates, units, sorting. */
  readonly locale: string;
  /** The kit's own sentences; what is left out is English. */
  readonly messages: Partial<KitMessages>;
  /** The line of writing. */
  readonly direction: 'ltr' | 'rtl';
  /** IANA, such as `Europe/Berlin`: which day is today. @default the device's */
  readonly timeZone?: string | undefined;
  /** How a currency is named beside a figure: `$` or `US$`, always `$`, or `USD`. @default 'symbol' */
  readonly currencyDisplay?: CurrencyDisplay | undefined;
}

/** What parts speak outside of a `KitProvider`. It never changes: a server that speaks many languages has it too. */
export const englishLanguage: KitLanguage = {
  locale: 'en',
  messages: {},
  direction: 'ltr',
};

export const KitContext = createContext(englishLanguage);

/** The language of the nearest `KitProvider`; English outside of one. */
export const useKitLocale = (): KitLanguage => use(KitContext);
