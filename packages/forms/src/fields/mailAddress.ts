import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

/** A mail address, or what the limits accept in its place. `maxLength`: characters. */
export function mailAddress({
  maxLength,
  pattern,
}: {
  readonly maxLength: number;
  readonly pattern: RegExp;
}) {
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
