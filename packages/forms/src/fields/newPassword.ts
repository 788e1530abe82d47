import { sixDigitsLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';
import { password, type PasswordPolicy } from './password.js';

/** A password that is chosen, and the same once more. */
export const newPassword = (policy?: PasswordPolicy) => ({
  password: password(policy),
  confirmPassword: z.string().check(z.minLength(1, toMessage('forms.password.required'))),
});

/** Where the two of `newPassword` differ, the second one says so. */
export const areSame = <Values extends { password: string; confirmPassword: string }>() =>
  z.refine<Values>(({ password, confirmPassword }) => password === confirmPassword, {
    error: toMessage('forms.password.mismatch'),
    path: ['confirmPassword'],
    // Said beside what else is wrong, not after it.
    when: () => true,
  });

/** A code that was sent. */
export const sixDigits = () =>
  z.string().check(z.regex(sixDigitsLimits.pattern, toMessage('forms.code.invalid')));
