import { secondStepLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { sixDigits } from '../fields/newPassword.js';
import { password, type PasswordPolicy } from '../fields/password.js';
import { toMessage } from '../messages.js';

/** A recovery code: it stands in for one of the authenticator app where that is not at hand. */
export function recoveryProof() {
  return z.object({
    code: z
      .string()
      .check(z.trim(), z.regex(secondStepLimits.code.pattern, toMessage('forms.code.recovery'))),
  });
}

/** A code of the authenticator app: at signing in, and to show that the app has the key. */
export function totpProof() {
  return z.object({ code: sixDigits() });
}

/** The login password and a code that was sent, where the pay password was forgotten. */
export function codeProof(policy?: PasswordPolicy) {
  return z.object({ code: sixDigits(), password: password(policy) });
}

/** A pay password that is chosen, and the same once more. */
export function payPasswordChoice() {
  return z.object({ payPassword: sixDigits(), confirmPayPassword: z.string() }).check(
    z.refine(({ payPassword, confirmPayPassword }) => payPassword === confirmPayPassword, {
      error: toMessage('forms.password.mismatch'),
      path: ['confirmPayPassword'],
    }),
  );
}
