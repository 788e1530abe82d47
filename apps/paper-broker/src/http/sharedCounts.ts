import type { Database } from '../db/database.js';
import type { ShareCounts } from './rateLimiter.js';
import { MINUTE_MS } from '../util/durations.js';

const CLEAN_MS = MINUTE_MS;

/**
 * The counts that all processes on one PostgreSQL share. The table is unlogged, so a crash of the database
 * server resets every window.
 * @returns undefined for the embedded store, which has only one process
 */
export function shareCountsBy(db: Database): ShareCounts | undefined {
  if (db.kind !== 'postgres') return undefined;
  let cleanAtMs = 0;
  return async (changes, now) => {
    // A fixed order of rows prevents deadlocks between processes.
    const sorted = [...changes].sort((a, b) => (a.key < b.key ? -1 : 1));
    const rows = await db.prepared<{ key: string; ends_at: Date; count: number }>('share_rates', SHARE, [
      sorted.map(({ key }) => key),
      sorted.map(({ endsAt }) => endsAt),
      sorted.map(({ change }) => change),
      now,
    ]);
    if (performance.now() >= cleanAtMs) {
      cleanAtMs = performance.now() + CLEAN_MS;
      await db.prepared('forget_rates', FORGET, [now]);
    }
    return rows.map((row) => ({ key: row.key, count: row.count, endsAt: row.ends_at }));
  };
}

/** Windows that are over, and those of a clock that was ahead: none lasts longer than an hour. */
const FORGET = `
  delete from rate_window where key = any(array(
    select key from rate_window where ends_at < $1
    union all select key from rate_window where ends_at > $1::timestamptz + interval '61 minutes'))
`;

const SHARE = `
  insert into rate_window as w (key, ends_at, count)
  select key, ends_at, change
  from unnest($1::text[], $2::timestamptz[], $3::int[]) as t (key, ends_at, change)
  on conflict (key) do update set
    count = case when w.ends_at <= $4 then excluded.count else w.count + excluded.count end,
    ends_at = case when w.ends_at <= $4 then excluded.ends_at else w.ends_at end
  returning key, ends_at, count
`;
