import { sixDigitsLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';
import { password, type PasswordPolicy } from './password.js';

/** A new password and its repetition. */
export const newPassword = (policy?: PasswordPolicy) => ({
  password: password(policy),
  confirmPassword: z.string().check(z.minLength(1, toMessage('forms.password.required'))),
});

/** Checks that both entries of `newPassword` are equal; the error goes to the second one. */
export const areSame = <Values extends { password: string; confirmPassword: string }>() =>
  z.refine<Values>(({ password, confirmPassword }) => password === confirmPassword, {
    error: toMessage('forms.password.mismatch'),
    path: ['confirmPassword'],
    // Runs even if other fields have errors, so that all errors show at once.
    when: () => true,
  });

/** A six-digit code. */
export const sixDigits = () =>
  z.string().check(z.regex(sixDigitsLimits.pattern, toMessage('forms.code.invalid')));
