import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';

/**
 * For what only verified customers may do: withdrawals, subscriptions of new shares, loans.
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
 * For what is opened by customer service: block trades.
 * @throws Refusal `vip_required`
 */
export function requireVip(member: { readonly vip: boolean }): void {
  if (!member.vip) throw new Refusal('vip_required');
}
