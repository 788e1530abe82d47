import { demo } from '../../scripts/lib/server.mjs';
import { memberApiOf } from './memberApi.js';
import type { Page } from './test.js';

/** The newly registered demo customer: not verified, no payment password. */
export const newcomer = 'new@fairlot.example';

/**
 * Sets the payment password of the customer signed in on `page`, without the app. `password`: their login password.
 */
export async function setPayPassword(
  page: Page,
  payPassword: string,
  password: string = demo.password,
): Promise<void> {
  const api = await memberApiOf(page);
  await api.put('/member/pay_password', {
    pay_password: payPassword,
    confirm_pay_password: payPassword,
    password,
  });
}
