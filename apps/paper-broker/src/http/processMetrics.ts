import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import { MINUTE_MS } from '../util/durations.js';
import { inTime } from '../util/inTime.js';
import { keepFor, METRICS_MS } from '../work/watch.js';

/** How long figures that cost a query are cached. */
const KEPT_MS = MINUTE_MS;
const NANOSECONDS = 1e9;

/** The result of the last check of the ledger's invariants. */
export interface InvariantRun {
  readonly at: Date;
  readonly ok: boolean;
}

/** Gauges of this process and of the ledger, in Prometheus' text format. */
export function createProcessMetrics(
  db: Database,
  lastRun: () => InvariantRun | undefined,
): { lines(): Promise<readonly string[]>; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const holds = keepFor(KEPT_MS, async () => {
    const { rows } = await sql<{ commodity: string; holds: number; amount: string }>`
      select commodity, count(*)::int as holds, sum(amount) as amount from open_hold group by commodity order by 1`.execute(
      db.read,
    );
    return rows;
  });
  return {
    async lines() {
      const { total, idle, waiting } = db.pool();
      const run = lastRun();
      const lagS = delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS;
      delay.reset();
      const rows = (await inTime(METRICS_MS, holds())) ?? [];
      return [
        '# HELP fairlot_event_loop_lag_seconds p99 since these figures were last read',
        '# TYPE fairlot_event_loop_lag_seconds gauge',
        `fairlot_event_loop_lag_seconds ${lagS}`,
        '# TYPE fairlot_db_connections gauge',
        `fairlot_db_connections{state="busy"} ${total - idle}`,
        `fairlot_db_connections{state="idle"} ${idle}`,
        '# TYPE fairlot_db_waiting gauge',
        `fairlot_db_waiting ${waiting}`,
        '# TYPE fairlot_holds gauge',
        ...rows.map((row) => `fairlot_holds{commodity="${row.commodity}"} ${row.holds}`),
        '# TYPE fairlot_held_amount gauge',
        ...rows.map((row) => `fairlot_held_amount{commodity="${row.commodity}"} ${row.amount}`),
        '# HELP fairlot_invariants_last_run_seconds Unix time; 0: not since the start',
        '# TYPE fairlot_invariants_last_run_seconds gauge',
        `fairlot_invariants_last_run_seconds ${run === undefined ? 0 : run.at.getTime() / 1000}`,
        '# TYPE fairlot_invariants_ok gauge',
        ...(run === undefined ? [] : [`fairlot_invariants_ok ${run.ok ? 1 : 0}`]),
      ];
    },
    stop: () => void delay.disable(),
  };
}
