import * as z from 'zod/mini';
import { areSame, newPassword, sixDigits } from '../fields/newPassword.js';
import { password, type PasswordPolicy } from '../fields/password.js';

/** A new password with a code. Together with the address it is the body of `POST /member/password/reset`. */
export function passwordReset(policy?: PasswordPolicy) {
  return z.object({ code: sixDigits(), ...newPassword(policy) }).check(areSame());
}

/** A new password with the old one. The output is the body of `PUT /member/password`. */
export function passwordChange(policy?: PasswordPolicy) {
  return z.object({ oldPassword: password(policy), ...newPassword(policy) }).check(areSame());
}

/** The login password again, before an action that only its owner may take. */
export function passwordProof(policy?: PasswordPolicy) {
  return z.object({ password: password(policy) });
}
