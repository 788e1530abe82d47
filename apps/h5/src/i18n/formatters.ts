import { createIntl, createIntlCache } from 'react-intl/server';

/** Formatters are costly to make: all languages share those that there are. */
export const intlCache = createIntlCache();

/** react-intl's formatters, each made once: `dateFormat(locale, { dateStyle: 'medium' }).format(date)`. */
export const {
  getDateTimeFormat: dateFormat,
  getNumberFormat: numberFormat,
  getDisplayNames: displayNames,
} = createIntl({ locale: 'en' }, intlCache).formatters;
