import * as z from 'zod/mini';
import { password, type PasswordPolicy } from '../fields/password.js';
import { areaCode, phone } from '../fields/phone.js';

/** Sign in with a phone number. The output is the body of `POST /member/login/phone`. */
export function loginPhone(policy?: PasswordPolicy) {
  return z.object({ phone: phone(), areaCode: areaCode(), password: password(policy) });
}

export type LoginPhoneValues = z.input<ReturnType<typeof loginPhone>>;
