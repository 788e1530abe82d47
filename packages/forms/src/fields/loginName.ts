import { mailLoginLimits } from '@fairlot/api-client/limits';
import { mailAddress } from './mailAddress.js';

/** A mail address or a user id. A text with an @ must be a complete mail address. */
export function loginName() {
  return mailAddress(mailLoginLimits.mail);
}
