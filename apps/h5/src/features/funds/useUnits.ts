import { formatDecimal } from '@fairlot/ui-kit/format';
import { useLocale } from '../../i18n/index.js';

/** Formats the units of an order with six decimals, as in the contract; a holding is shown with fewer. */
export function useUnits(): (units: string) => string {
  const locale = useLocale();
  return (units) => formatDecimal(units, { locale, decimals: 6 });
}
