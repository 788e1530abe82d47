import { mailLoginLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

const { maxLength, pattern } = mailLoginLimits.mail;

/** A mail address or a user id. A text with an @ must be a complete mail address. */
export function loginName() {
  return z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, toMessage('forms.email.required')),
      z.maxLength(maxLength, toMessage('forms.email.invalid')),
      z.regex(pattern, toMessage('forms.email.invalid')),
    );
}
