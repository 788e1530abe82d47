import type { Broker } from './broker.js';

/**
 * Moves the business clock to a market's next opening, unless it is open; other journeys on the same server may have
 * moved the clock.
 */
export async function untilOpen(broker: Broker, marketId = 'US'): Promise<void> {
  const { status, opensInMs } = await readMarket(broker, marketId);
  if (status !== 'open' && opensInMs !== undefined) await broker.advanceClock(opensInMs + 60_000);
}

/** Moves the business clock to a market's next close, unless it is closed. @returns when it opens again */
export async function untilClosed(broker: Broker, marketId = 'US'): Promise<Date> {
  const { status, closesInMs } = await readMarket(broker, marketId);
  if (status === 'open' && closesInMs !== undefined) await broker.advanceClock(closesInMs + 60_000);
  const { opensAt } = await readMarket(broker, marketId);
  return opensAt;
}

async function readMarket(broker: Broker, marketId: string) {
  const read = async <Answer>(path: string) =>
    (await (await fetch(`${broker.url}/api/v1${path}`)).json()) as Answer;
  interface Market {
    id: string;
    status: string;
    opens_at: string | null;
    closes_at: string | null;
  }
  const { data } = await read<{ data: Market[] }>('/market/app');
  const market = data.find(({ id }) => id === marketId);
  if (market === undefined) throw new Error(`There is no market ${marketId}.`);
  const { business_time: now } = await read<{ business_time: string }>('/setting/base');
  const untilMs = (at: string | null) => (at === null ? undefined : Date.parse(at) - Date.parse(now));
  return {
    status: market.status,
    opensAt: new Date(market.opens_at ?? Number.NaN),
    opensInMs: untilMs(market.opens_at),
    closesInMs: untilMs(market.closes_at),
  };
}
