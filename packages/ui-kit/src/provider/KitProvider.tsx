import { useMemo, type ReactNode } from 'react';
import { localeOf, nameIn, warnOfValue } from '../checks/usable.js';
import { warnOnce } from '../checks/warnOnce.js';
import { kitLocales } from '../messages/kitLocales.js';
import type { KitMessages } from '../messages/kitMessages.js';
import { languageOf, loadedMessages } from '../messages/loadedMessages.js';
import { KitContext, useKitLocale, type KitLanguage } from './kitLanguage.js';

export interface KitProviderProps {
  /** BCP 47, such as `de` or `en-IN`. */
  locale: string;
  /**
   * The kit's sentences in that language, or single ones that the product overrides. Those that `loadKitMessages`
   * loaded for the same language are used without being passed. @default English
   */
  messages?: Partial<KitMessages> | undefined;
  /** The text direction. @default the locale's */
  direction?: KitLanguage['direction'] | undefined;
  /**
   * IANA, such as `Europe/Berlin`; decides which day is today. @default that of the outer provider, else the device's
   */
  timeZone?: string | undefined;
  /** How a currency is shown with a figure. @default that of the outer provider, else 'symbol' */
  currencyDisplay?: KitLanguage['currencyDisplay'] | undefined;
  children?: ReactNode;
}

const CURRENCY_DISPLAYS = { symbol: 1, narrowSymbol: 1, code: 1 };

/** Scripts written from right to left, as Unicode has them, apart from those that nobody writes today. */
const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Armi|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syr[cejn]|Thaa|Yezi)$/;

/**
 * The direction of the script of a locale: that of its tag (`az-Arab`), else the usual one of its language and country.
 * `Intl` gives the direction itself in some browsers only, and wrongly for scripts that no language of theirs has.
 */
const directionOf = (locale: string) =>
  RIGHT_TO_LEFT.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';

/**
 * The language of all parts inside: their figures, dates and sentences. A part's own `locale` takes precedence. It
 * renders no element, so the element around the content needs `lang` and `dir`; dialogs set their own.
 */
export function KitProvider({ children, messages, ...props }: KitProviderProps) {
  const around = useKitLocale();
  const locale = localeOf('KitProvider', props.locale);
  const isSame = languageOf(locale) === languageOf(around.locale);
  const known = isSame ? around.messages : loadedMessages.get(languageOf(locale));
  if (process.env.NODE_ENV !== 'production' && known === undefined && messages === undefined) {
    const hasOwn = kitLocales.some((language) => language === languageOf(locale));
    warnOnce(
      `KitProvider: no messages for the locale "${locale}".`,
      "It writes figures and dates in that language, and the kit's own words in English.",
      hasOwn
        ? `Await loadKitMessages("${locale}") before the first rendering, or pass messages.`
        : `Pass your sentences as messages; the kit itself has them in ${kitLocales.join(', ')}.`,
    );
  }
  const direction = props.direction ?? directionOf(locale);
  const timeZone = zoneOf(props.timeZone) ?? around.timeZone;
  const currencyDisplay = nameIn(
    'KitProvider',
    'currencyDisplay',
    CURRENCY_DISPLAYS,
    props.currencyDisplay ?? around.currencyDisplay ?? 'symbol',
    'symbol',
  );
  const language = useMemo(
    () => ({ locale, messages: { ...known, ...textsOf(messages) }, direction, timeZone, currencyDisplay }),
    [locale, known, messages, direction, timeZone, currencyDisplay],
  );
  return <KitContext value={language}>{children}</KitContext>;
}

/** The messages that are texts: any other would leave a button or an announcement without words. */
function textsOf(messages: object | undefined): Partial<KitMessages> {
  return Object.fromEntries<string>(
    Object.entries(messages ?? {}).filter(([name, text]: [string, unknown]) => {
      const isText = typeof text === 'string';
      if (!isText && text !== undefined)
        warnOfValue('KitProvider', `messages.${name}`, text, [
          'is no text.',
          "The kit's own sentence is used.",
          'Pass a string, or leave it out.',
        ]);
      return isText;
    }),
  );
}

/** The time zone, or undefined if Intl would throw. */
function zoneOf(timeZone: string | undefined): string | undefined {
  try {
    if (timeZone !== undefined) new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    warnOfValue('KitProvider', 'timeZone', timeZone, [
      'is no time zone.',
      "It takes the device's instead.",
      'Pass a name of the IANA list, such as "Europe/Berlin".',
    ]);
    return undefined;
  }
}
