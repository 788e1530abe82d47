export { PhoneField, type PhoneFieldProps } from './PhoneField.js';
export { readPhone, type AreaCode, type PhoneValue } from './readPhone.js';
