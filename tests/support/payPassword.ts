import { demo } from '../../scripts/lib/server.mjs';
import type { Page } from './test.js';

/** Taps the payment password on the pad of an open review. */
export async function enterPayPassword(page: Page): Promise<void> {
  const pad = page.getByRole('group', { name: 'Payment password' });
  for (const digit of demo.payPassword) await pad.getByRole('button', { name: digit }).click();
}
