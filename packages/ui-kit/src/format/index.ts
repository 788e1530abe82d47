export { type DecimalInput } from './digits.js';
export {
  directionOf,
  formatChange,
  formatPercentChange,
  MINUS,
  withMinus,
  type Direction,
} from './formatChange.js';
export { formatDecimal, UNKNOWN, type FormatDecimalOptions } from './formatDecimal.js';
export {
  currencySignOf,
  formatMoney,
  type CurrencyDisplay,
  type CurrencySign,
  type FormatMoneyOptions,
} from './formatMoney.js';
export { parseDecimal, toAsciiDigits, type ParseDecimalOptions } from './parseDecimal.js';
export { separatorsOf, type Separators } from './separators.js';
export { truncateDecimal } from './truncateDecimal.js';
