import type { MemberApi } from './memberApi.js';

/** Exchanges ten dollars for euros, so that the customer has a second currency. */
export async function exchangeMoney(member: MemberApi): Promise<void> {
  const { quote_id } = await member.post<{ quote_id: string }>('/fx/quote', {
    from_currency: 'USD',
    to_currency: 'EUR',
    from_amount: '10',
  });
  await member.post('/fx/conversion', { quote_id });
}
