import { registrationLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { areSame, newPassword, sixDigits } from '../fields/newPassword.js';
import type { PasswordPolicy } from '../fields/password.js';
import { toMessage } from '../messages.js';

/** Opens an account, after the code was sent. Together with the address it is the body of `POST /member/register`. */
export function registration(policy?: PasswordPolicy) {
  const { password, confirmPassword } = newPassword(policy);
  return z
    .object({
      code: sixDigits(),
      password,
      confirmPassword,
      inviteCode: z.string().check(
        z.trim(),
        z.refine(
          (text) => text === '' || registrationLimits.inviteCode.pattern.test(text),
          toMessage('forms.inviteCode.invalid'),
        ),
      ),
      agree: z.boolean().check(z.refine((agreed) => agreed, toMessage('forms.agree.required'))),
    })
    .check(areSame());
}

export type RegistrationValues = z.input<ReturnType<typeof registration>>;
