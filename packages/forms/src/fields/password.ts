import { passwordLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

/** The allowed length of a password, in characters. `/setting/base` returns the server's. */
export interface PasswordPolicy {
  readonly min: number;
  readonly max: number;
}

const DEFAULT_POLICY: PasswordPolicy = { min: passwordLimits.minLength, max: passwordLimits.maxLength };

/** A password, exactly as typed: spaces at its ends are part of it. */
export function password(policy: PasswordPolicy = DEFAULT_POLICY) {
  const { min, max } = policy;
  const length = toMessage('forms.password.length', { min: String(min), max: String(max) });
  return z
    .string()
    .check(
      z.minLength(1, toMessage('forms.password.required')),
      z.minLength(min, length),
      z.maxLength(max, length),
    );
}
