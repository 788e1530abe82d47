export {
  type Decimal,
  type Rounding,
  DecimalSyntaxError,
  ONE,
  SCALE,
  ZERO,
  absolute,
  add,
  allocate,
  compare,
  decimal,
  divide,
  fromInteger,
  isMultipleOf,
  maximum,
  minimum,
  multiply,
  negate,
  parseDecimal,
  subtract,
  sum,
  toFixed,
  toText,
  truncate,
} from './decimal.js';
export {
  HUNDRED,
  PERCENT_PLACES,
  average,
  compound,
  createCompound,
  percentage,
  percentOf,
  type Compound,
} from './derived.js';
export { elided } from './elided.js';
export { isEasyPin } from './pin.js';
export { isBic, isIban, normaliseIban, partsOfIban, type IbanParts } from './bankNumbers.js';
