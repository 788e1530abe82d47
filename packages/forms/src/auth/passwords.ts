import * as z from 'zod/mini';
import { areSame, newPassword, sixDigits } from '../fields/newPassword.js';
import { password, type PasswordPolicy } from '../fields/password.js';

/** A new password with a code. With the address it is the body of `POST /member/password/reset`. */
export function passwordReset(policy?: PasswordPolicy) {
  return z.object({ code: sixDigits(), ...newPassword(policy) }).check(areSame());
}

/** A new password with the old one: the body of `PUT /member/password`. */
export function passwordChange(policy?: PasswordPolicy) {
  return z.object({ oldPassword: password(policy), ...newPassword(policy) }).check(areSame());
}

/** The login password once more, before what only its owner may do. */
export function passwordProof(policy?: PasswordPolicy) {
  return z.object({ password: password(policy) });
}
