import { parseDecimal } from '@fairlot/money';
import { sql } from 'kysely';
import type { Queries } from '../../db/database.js';
import { MINUTE_MS } from '../../util/durations.js';
import { later } from '../../util/instants.js';
import { toCheck, untilItsEnd, type InvariantCheck } from '../../ledger/invariantCheck.js';
import type { Market } from '../../market/market.js';
import { createSlices } from '../../util/slices.js';

/** The fills of one symbol in one minute. */
interface MinuteOfFills {
  readonly symbol: string;
  readonly minute: Date;
  readonly lowest: string;
  readonly highest: string;
}

/**
 * Invariant I12: every fill has a price that was published in the minute of the fill. Block trades have the price of
 * their offer and are left out. So are instruments that have left the market, because they have no published prices.
 * The cost grows with the history, like that of the ledger's invariants.
 * @param clock business time; it is asked once the fills are read, because more of them are made meanwhile
 */
export async function auditFills(
  db: Queries,
  market: Pick<Market, 'instrument' | 'candles'>,
  clock: () => Date,
): Promise<InvariantCheck> {
  const { rows } = await untilItsEnd(db, (read) =>
    sql<MinuteOfFills>`
      select fill.symbol, date_trunc('minute', fill.filled_at) as minute, min(price) as lowest, max(price) as highest
        from fill join trade_order on trade_order.member_id = fill.member_id and trade_order.id = order_id
       where order_type <> 'block' group by fill.symbol, minute order by fill.symbol, minute`.execute(read),
  );
  const now = clock();
  const faults: string[] = [];
  const rest = createSlices();
  for (const row of rows) {
    await rest();
    const fault = faultOf(row, market, now);
    if (fault !== undefined) faults.push(`${row.symbol} at ${row.minute.toISOString()}: ${fault}`);
  }
  return toCheck('I12', 'every fill is at a price that was published in its minute', faults);
}

function faultOf(
  { symbol, minute, lowest, highest }: MinuteOfFills,
  market: Pick<Market, 'instrument' | 'candles'>,
  now: Date,
): string | undefined {
  if (market.instrument(symbol) === undefined) return undefined;
  // A time beyond the end of `Date` has no minute after it.
  const isTime = minute.getTime() < now.getTime();
  const [bar] = isTime
    ? market.candles(symbol, '1m', { from: minute, to: later(minute, MINUTE_MS), now })
    : [];
  if (bar === undefined) return 'there was no trading';
  const isPublished = (text: string): boolean => {
    const price = parseDecimal(text);
    return price !== null && price >= bar.low && price <= bar.high;
  };
  return isPublished(lowest) && isPublished(highest) ? undefined : `fills from ${lowest} to ${highest}`;
}
