export { loginMail, type LoginMailValues } from './loginMail.js';
export { loginPhone, type LoginPhoneValues } from './loginPhone.js';
