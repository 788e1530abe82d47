export {
  isMultipleOf,
  notional,
  readAmount,
  readMoney,
  readQuantity,
  type DecimalReading,
  type LeastAmount,
} from './decimalText.js';
export { fundsMessage } from './fundsMessage.js';
export { listName } from './listName.js';
export { loginName } from './loginName.js';
export { password, type PasswordPolicy } from './password.js';
export { areaCode, phone } from './phone.js';
