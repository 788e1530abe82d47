import type { FormMessageId } from '@fairlot/forms/messages';
import { FormTextProvider, type FormText } from '@fairlot/forms/react';
import { formatDecimal, formatMoney } from '@fairlot/ui-kit/format';
import { useCallback, type ReactNode } from 'react';
import { useLocale, useT } from '../i18n/index.js';

/** Values of form messages that are figures, of money where they come with a currency; the rest are said as they are. */
const figures = new Set(['lot', 'needed', 'available', 'tick', 'low', 'high', 'price', 'min', 'max']);

/** Says a message of the forms, with figures as the customer's language writes them. */
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

/** Gives the forms inside their words. */
export function FormWords({ children }: { children: ReactNode }) {
  return <FormTextProvider value={useFormWords()}>{children}</FormTextProvider>;
}

/** Money has at least two decimals. Without a currency a whole number stays whole. */
function write(text: string, locale: string, currency: string | undefined): string {
  const places = text.split('.')[1]?.length ?? 0;
  const decimals = Math.max(2, places);
  return currency === undefined
    ? formatDecimal(text, { locale, decimals: places === 0 ? 0 : decimals })
    : formatMoney(text, { locale, decimals, currency });
}
