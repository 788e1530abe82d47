import type { FormMessageId } from '@fairlot/forms/messages';
import { FormTextProvider, type FormText } from '@fairlot/forms/react';
import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { useCallback, type ReactNode } from 'react';
import { useLocale, useT } from '../i18n/index.js';

/**
 * Message values that are figures, formatted as money if they come with a currency; others are inserted as they are.
 */
const figures = new Set(['lot', 'needed', 'available', 'tick', 'low', 'high', 'price', 'min', 'max']);

/** Translates form messages, with figures formatted in the customer's language. */
export function useFormWords(): FormText<FormMessageId> {
  const t = useT();
  const locale = useLocale();
  return useCallback(
    (id, values) =>
      t(
        id,
        Object.fromEntries(
          Object.entries(values).map(([name, text]) => [
            name,
            figures.has(name) ? write(text, locale, values['currency']) : text,
          ]),
        ),
      ),
    [locale, t],
  );
}

/** Provides the texts for the forms inside. */
export function FormWords({ children }: { children: ReactNode }) {
  return <FormTextProvider value={useFormWords()}>{children}</FormTextProvider>;
}

/** Money has at least two decimals. Without a currency, an integer stays one. */
function write(text: string, locale: string, currency: string | undefined): string {
  const places = text.split('.')[1]?.length ?? 0;
  const decimals = Math.max(2, places);
  return currency === undefined
    ? formatDecimal(text, { locale, decimals: places === 0 ? 0 : decimals })
    : formatMoney(text, { locale, decimals, currency });
}
