import { formatDecimal } from '@fairlot/ui-kit/format';
import { useLocale } from '../../i18n/index.js';

/** Formats units with six decimals, as in the contract: with fewer, those held would not be those bought. */
export function useUnits(): (units: string) => string {
  const locale = useLocale();
  return (units) => formatDecimal(units, { locale, decimals: 6 });
}
