import type { Page } from './test.js';

/** The payment password of the demo customers. */
const PAY_PASSWORD = '246810';

/** Taps the payment password on the pad of an open review. */
export async function enterPayPassword(page: Page): Promise<void> {
  const pad = page.getByRole('group', { name: 'Payment password' });
  for (const digit of PAY_PASSWORD) await pad.getByRole('button', { name: digit }).click();
}
