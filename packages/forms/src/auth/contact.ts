import { mailAddressLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { areaCode, phone } from '../fields/phone.js';
import { toMessage } from '../messages.js';

const { maxLength, pattern } = mailAddressLimits;

/** A mail address, for sending a code to it. */
export function contactMail() {
  return z.object({
    mail: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, toMessage('forms.email.required')),
        z.maxLength(maxLength, toMessage('forms.email.invalid')),
        z.regex(pattern, toMessage('forms.email.invalid')),
      ),
  });
}

/** A phone number, for sending a code to it. */
export function contactPhone() {
  return z.object({ phone: phone(), areaCode: areaCode() });
}
