import type { Broker } from './broker.js';

/**
 * Moves the business clock to a market's next opening, unless it is open; other journeys on the same server may have
 * moved the clock.
 */
export async function untilOpen(broker: Broker, marketId = 'US'): Promise<void> {
  const read = async <Answer>(path: string) =>
    (await (await fetch(`${broker.url}/api/v1${path}`)).json()) as Answer;
  const { data } = await read<{ data: { id: string; status: string; opens_at: string | null }[] }>(
    '/market/app',
  );
  const market = data.find(({ id }) => id === marketId);
  if (market === undefined) throw new Error(`There is no market ${marketId}.`);
  if (market.status === 'open' || market.opens_at === null) return;
  const { business_time: now } = await read<{ business_time: string }>('/setting/base');
  await broker.advanceClock(Date.parse(market.opens_at) - Date.parse(now) + 60_000);
}
