import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { addJob, jobWork } from '../jobs/jobs.js';
import { createMarket } from '../market/createMarket.js';
import { startHousekeeping } from '../work/housekeeping.js';
import { createWorkLoops } from '../work/loop.js';
import { createMonitor } from '../work/monitor.js';
import { openBusinessClock } from './businessClock.js';
import { createTestEntropy } from './testing.js';

describeOnBothStores('the clock of all processes', (makeStore) => {
  afterEach(() => void vi.useRealTimers());

  it('jumps on one machine: that one does nothing that is due, says so, and goes on when it is right again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const startedAt = Date.now();
    const db = await makeStore();
    const market = createMarket({ seed: 'clock' });
    const clock = await openBusinessClock({ db, market, mode: undefined, firstMode: 'real' });
    const dueAt = new Date(startedAt + HOUR_MS / 2);
    await db.transaction((tx) =>
      addJob(tx, { clock, entropy: createTestEntropy() }, { kind: 'note', ref: 'x', payload: null, dueAt }),
    );
    const lines: unknown[] = [];
    const monitor = createMonitor({ error: (...line: unknown[]) => void lines.push(line) });
    const work = jobWork({ db, clock }, { note: () => Promise.resolve() });
    const loops = createWorkLoops({ db, clock, monitor, refresh: clock.refresh }, [work]);

    vi.setSystemTime(startedAt + HOUR_MS);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(startedAt + HOUR_MS);
    loops.start();
    await vi.waitUntil(() => lines.length > 0, { timeout: 60_000 });
    expect(monitor.doneBySource.get('job')).toBeUndefined();
    expect(monitor.breaksByPlace.get('jobs loop')).toBeGreaterThan(0);
    const message = expect.stringMatching(/ s ahead of the database's/) as string;
    expect(lines[0]).toEqual([{ err: expect.objectContaining({ message }) as Error }, 'jobs loop failed']);

    await sql`
      insert into idempotency (scope, operation, key, body_hash, created_at)
        values ('today', 'POST /order', 'k', '', ${new Date(startedAt)})`.execute(db.read);
    vi.setSystemTime(startedAt + 1_000 * 24 * HOUR_MS);
    let chores = 0;
    const more = { anchors: () => Promise.resolve((chores += 1)) };
    await startHousekeeping({ db, clock, monitor, refresh: clock.refresh }, more)();
    expect(monitor.breaksByPlace.get('housekeeping clock')).toBe(1);
    expect(chores).toBe(0);
    expect((await sql`select from idempotency where scope = 'today'`.execute(db.read)).rows).toHaveLength(1);

    vi.setSystemTime(startedAt - HOUR_MS);
    await expect(clock.refresh()).rejects.toThrow(/ s behind the database's/);

    vi.useRealTimers();
    await clock.refresh();
    expect(clock.now().getTime()).toBeLessThan(startedAt + HOUR_MS / 2);
    expect(monitor.doneBySource.get('job')).toBeUndefined();
    await loops.stop();
    await db.close();
  });

  it('moves once when two move it at the same time, and refuses the second', async () => {
    const db = await makeStore();
    const options = {
      market: createMarket({ seed: 'clock' }),
      mode: undefined,
      firstMode: 'manual',
    } as const;
    const first = await openBusinessClock({ db, ...options });
    const before = first.now().getTime();
    // The first clock moves after the second one has read the database and before it writes.
    let isOvertaken = false;
    const second = await openBusinessClock({
      ...options,
      db: {
        ...db,
        async transaction(work) {
          if (isOvertaken) await first.move({ advanceMs: 1_000 });
          return db.transaction(work);
        },
      },
    });
    isOvertaken = true;
    await expect(second.move({ advanceMs: 60_000 })).rejects.toMatchObject({ code: 'version_conflict' });
    await second.refresh();
    expect(second.now().getTime()).toBe(before + 1_000);
    await db.close();
  });
});
