export { type DecimalInput } from './digits.js';
export { directionOf, formatChange, formatPercentChange, withMinus, type Direction } from './formatChange.js';
export { formatDecimal, type FormatDecimalOptions } from './formatDecimal.js';
export { formatMoney, type CurrencyDisplay, type FormatMoneyOptions } from './formatMoney.js';
export { parseDecimal, type ParseDecimalOptions } from './parseDecimal.js';
export { truncateDecimal } from './truncateDecimal.js';
