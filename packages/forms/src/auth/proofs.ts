import { secondStepLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { sixDigits } from '../fields/newPassword.js';
import { password, type PasswordPolicy } from '../fields/password.js';
import { toMessage } from '../messages.js';

/** The dash of a recovery code may be written as any of these, anywhere, or be missing. */
const SPACES_AND_DASHES = /[\s\p{Dash}]/gu;

/** A recovery code, which replaces a code of the authenticator app. */
export function recoveryProof() {
  return z.object({
    code: z.string().check(
      z.overwrite((text) => text.replace(SPACES_AND_DASHES, '')),
      z.regex(secondStepLimits.code.pattern, toMessage('forms.code.recovery')),
    ),
  });
}

/** A code of the authenticator app, for signing in and for confirming that the app has the key. */
export function totpProof() {
  return z.object({ code: sixDigits() });
}

/** The login password and a code that was sent, for a forgotten pay password. */
export function codeProof(policy?: PasswordPolicy) {
  return z.object({ code: sixDigits(), password: password(policy) });
}

/** A new pay password and its repetition. */
export function payPasswordChoice() {
  return z.object({ payPassword: sixDigits(), confirmPayPassword: z.string() }).check(
    z.refine(({ payPassword, confirmPayPassword }) => payPassword === confirmPayPassword, {
      error: toMessage('forms.password.mismatch'),
      path: ['confirmPayPassword'],
    }),
  );
}
