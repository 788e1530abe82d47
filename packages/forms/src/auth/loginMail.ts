import * as z from 'zod/mini';
import { loginName } from '../fields/loginName.js';
import { password, type PasswordPolicy } from '../fields/password.js';

/** Sign in with a mail address or a user id. The output is the body of `POST /member/login`. */
export function loginMail(policy?: PasswordPolicy) {
  return z.object({ mail: loginName(), password: password(policy) });
}

export type LoginMailValues = z.input<ReturnType<typeof loginMail>>;
