import { formatDecimal } from '@fairlot/ui-kit/format';
import { useLocale } from '../../i18n/index.js';

/** Writes the units of an order in full, six decimals as the contract counts them; a holding is shown shorter. */
export function useUnits(): (units: string) => string {
  const locale = useLocale();
  return (units) => formatDecimal(units, { locale, decimals: 6 });
}
