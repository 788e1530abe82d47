import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';

type Formatters = IntlShape['formatters'];

/** Formatters are costly to make: all languages share those that there are. */
export const intlCache = createIntlCache();

let made: Formatters | undefined;
/** Not made at import: the browser's first look at its locales takes 50 ms on a slow phone, in which nothing is drawn. */
const formatters = () => (made ??= createIntl({ locale: 'en' }, intlCache).formatters);

// react-intl's formatters, each made once: `dateFormat(locale, { dateStyle: 'medium' }).format(date)`.
export const dateFormat: Formatters['getDateTimeFormat'] = (...of) => formatters().getDateTimeFormat(...of);
export const numberFormat: Formatters['getNumberFormat'] = (...of) => formatters().getNumberFormat(...of);
export const displayNames: Formatters['getDisplayNames'] = (...of) => formatters().getDisplayNames(...of);
