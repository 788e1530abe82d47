import { isEasyPin } from '@fairlot/money';
import { readFileSync } from 'node:fs';
import type { Config } from '../settings/config.js';
import { passwordLengths } from '../http/passwordPolicy.js';
import { refuseField } from '../http/refusal.js';

/** The most common passwords, in lower case, one per line. */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/**
 * Checks a new login password. There are no rules on its composition.
 * @throws Refusal `validation` (its length), `password_mismatch`, `password_too_common`
 */
export function requireGoodPassword(
  policy: Config['passwordPolicy'],
  password: string,
  confirmPassword: string,
): void {
  const { min, max } = passwordLengths[policy];
  const length = [...password].length;
  if (length < min || length > max)
    throw refuseField('password', 'validation', { min: String(min), max: String(max) }, 'password_length');
  if (password !== confirmPassword) throw refuseField('confirm_password', 'password_mismatch');
  if (isCommonPassword(password)) throw refuseField('password', 'password_too_common');
}

const SIX_DIGITS = /^\d{6}$/;

/**
 * Refuses a login password in the form of a pay password, when the two cannot be compared. So nobody can find out the
 * pay password by trying it as a login password.
 * @throws Refusal `password_like_pay_password`
 */
export function requireUnlikePayPassword(password: string, hasPayPassword: boolean): void {
  if (hasPayPassword && SIX_DIGITS.test(password))
    throw refuseField('password', 'password_like_pay_password');
}

/**
 * Checks a new pay password.
 * @throws Refusal `password_mismatch`; `password_too_common` for 111111, 123456 and the like
 */
export function requireGoodPayPassword(payPassword: string, confirmPayPassword: string): void {
  if (payPassword !== confirmPayPassword) throw refuseField('confirm_pay_password', 'password_mismatch');
  if (isEasyPin(payPassword)) throw refuseField('pay_password', 'password_too_common');
}
