import { passwordLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { warnOnce } from './limit.js';
import { toMessage } from '../messages.js';

/** The allowed length of a password, in characters. `/setting/base` returns the server's. */
export interface PasswordPolicy {
  readonly min: number;
  readonly max: number;
}

const DEFAULT_POLICY: PasswordPolicy = { min: passwordLimits.minLength, max: passwordLimits.maxLength };

/** A password, exactly as typed: spaces at its ends are part of it. */
export function password(policy?: PasswordPolicy) {
  const given = { ...policy };
  // With bounds that are not known, no password would be accepted, and nobody could sign in.
  const isKnown = Number.isInteger(given.min) && Number.isInteger(given.max);
  const { min, max } = isKnown ? (given as PasswordPolicy) : DEFAULT_POLICY;
  if (process.env.NODE_ENV !== 'production' && policy != null && !isKnown)
    warnOnce(
      `A form's password policy ${JSON.stringify(policy)} has no whole numbers min and max.`,
      `It asks for ${String(min)} to ${String(max)} characters.`,
      'Pass { min, max } of /setting/base, or leave it out.',
    );
  const length = toMessage('forms.password.length', { min: String(min), max: String(max) });
  return z
    .string()
    .check(
      z.minLength(1, toMessage('forms.password.required')),
      z.minLength(min, length),
      z.maxLength(max, length),
    );
}
