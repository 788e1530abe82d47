import { createContext, use } from 'react';
import type { CurrencyDisplay } from '../format/formatMoney.js';
import type { KitMessages } from '../messages/kitMessages.js';

/** What a part needs for localized output. */
export interface KitLanguage {
  /** BCP 47, such as `de` or `en-IN`; for figures, dates, units and sorting. */
  readonly locale: string;
  /** The kit's own sentences; missing ones are English. */
  readonly messages: Partial<KitMessages>;
  /** The text direction. */
  readonly direction: 'ltr' | 'rtl';
  /** IANA, such as `Europe/Berlin`; decides which day is today. @default the device's */
  readonly timeZone?: string | undefined;
  /** How a currency is shown with a figure: `$` or `US$`, always `$`, or `USD`. @default 'symbol' */
  readonly currencyDisplay?: CurrencyDisplay | undefined;
}

/**
 * The language of parts outside of a `KitProvider`. It is constant, so that a server can render several languages at
 * once.
 */
export const englishLanguage: KitLanguage = {
  locale: 'en',
  messages: {},
  direction: 'ltr',
};

export const KitContext = createContext(englishLanguage);

/** The language of the nearest `KitProvider`; English without one. */
export const useKitLocale = (): KitLanguage => use(KitContext);
