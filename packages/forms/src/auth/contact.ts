import { mailAddressLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { mailAddress } from '../fields/mailAddress.js';
import { areaCode, phone } from '../fields/phone.js';

/** A mail address, for sending a code to it. */
export function contactMail() {
  return z.object({ mail: mailAddress(mailAddressLimits) });
}

/** A phone number, for sending a code to it. */
export function contactPhone() {
  return z.object({ phone: phone(), areaCode: areaCode() });
}
