import { FormTextProvider, type FormText } from '@fairlot/forms/react';
import { formatDecimal } from '@fairlot/ui-kit/format';
import { useCallback, type ReactNode } from 'react';
import { useLanguage } from '../i18n/index.js';

/** Values of form messages that are figures; the rest are codes and counts, said as they are. */
const figures = new Set(['lot', 'needed', 'available', 'tick', 'low', 'high', 'price', 'min', 'max']);

/** Says a message of the forms, with figures as the customer's language writes them. */
export function useFormWords(): FormText {
  const { locale, t } = useLanguage();
  return useCallback(
    (id, values) =>
      t(
        id,
        Object.fromEntries(
          Object.entries(values).map(([name, text]) => [
            name,
            figures.has(name) ? write(text, locale) : text,
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

/** A whole number stays whole; anything else has the two places of money at least. */
function write(text: string, locale: string): string {
  const places = text.split('.')[1]?.length ?? 0;
  return formatDecimal(text, { locale, decimals: places === 0 ? 0 : Math.max(2, places) });
}
