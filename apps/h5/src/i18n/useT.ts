import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from './locales.js';
import { translateWith, type Translate } from './translate.js';

/** Says sentences: `const t = useT(); t('trade.close', { quantity: '10' })`. */
export function useT(): Translate {
  const intl = useIntl();
  return useMemo(() => translateWith(intl), [intl]);
}

/** For `Intl` and the kit's formatter. */
export const useLocale = (): Locale => useIntl().locale;
