import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { createMarket } from '../market/createMarket.js';
import { openBusinessClock } from './businessClock.js';

describeOnBothStores('the clock of all processes', (makeStore) => {
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
