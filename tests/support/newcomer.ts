import { demo } from '../../scripts/lib/server.mjs';
import type { Page } from './test.js';

/** The demo customer who has just registered: nothing verified, no payment password. */
export const newcomer = 'new@fairlot.example';

/** Sets the payment password of whoever is signed in on `page`, past the app. */
export async function setPayPassword(page: Page, payPassword: string): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('fairlot.1.session'));
  const { token } = JSON.parse(stored ?? '{}') as { token: string };
  const response = await page.request.fetch('/api/v1/member/pay_password', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    data: { pay_password: payPassword, confirm_pay_password: payPassword, password: demo.password },
  });
  if (!response.ok()) throw new Error(`PUT /member/pay_password: ${await response.text()}`);
}
