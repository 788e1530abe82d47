import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';

/**
 * Requires a verified customer: for withdrawals, IPO subscriptions and loans.
 * @throws Refusal `kyc_required`
 */
export async function requireKyc(db: Queries, memberId: string): Promise<void> {
  const member = await db
    .selectFrom('member')
    .select('kyc_status')
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member?.kyc_status !== 'pass') throw new Refusal('kyc_required');
}

/**
 * Requires a customer whom customer service has given access: for block trades.
 * @throws Refusal `vip_required`
 */
export function requireVip(member: { readonly vip: boolean }): void {
  if (!member.vip) throw new Refusal('vip_required');
}
