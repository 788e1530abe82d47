import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { later } from '../util/instants.js';
import { createScriptedMarket } from '../trading/testing/scriptedMarket.js';
import { createTradingRig } from '../trading/testing/tradingRig.js';
import { cleanUp } from '../work/housekeeping.js';

const START = new Date('2026-03-02T15:00:00Z');
/** More entries than are searched for one page. */
const ENTRIES = 3_000;

describeOnBothStores('the entries of a member with many', (makeStore) => {
  it('are found by their kind and time at any age', async () => {
    const db = await makeStore();
    const rig = createTradingRig(db, createScriptedMarket({ prices: {} }), { start: START });
    const member = await rig.member('100');
    await db.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        insert into journal (ref, kind, effective_at, seal)
        select 'many:' || n, 'fee', ${START}::timestamptz + n * interval '1 hour', ''
          from generate_series(1, ${ENTRIES}::int) as n`.execute(tx);
      await sql`
        insert into entry (journal_ref, line, id, owner, account_kind, book, commodity, amount, balance_after, book_version)
        select 'many:' || n, 1, 'ent_' || n, ${member}, 'trade', 'available', 'USD', -1, 1, 1 + n
          from generate_series(1, ${ENTRIES}::int) as n`.execute(tx);
    });
    const list = async (query: Record<string, string>) => {
      const { body } = await rig.call(member, 'listEntries', { query });
      return body as { data: { kind: string }[]; next_cursor: string | null };
    };
    const before = later(START, 1).toISOString();
    for (const query of [{ kind: 'opening' }, { to: before }]) {
      const first = await list(query);
      expect(first.data).toEqual([]);
      const second = await list({ ...query, cursor: first.next_cursor ?? '' });
      expect(second).toMatchObject({ data: [{ kind: 'opening' }], next_cursor: null });
    }
    expect((await list({})).data).toHaveLength(20);
    // The test inserted its entries without a kind, as older servers did.
    const monitor = { done: () => undefined, failed: () => undefined, broke: () => undefined };
    await cleanUp({ db, clock: rig.context.clock, monitor }, {});
    expect(await list({ kind: 'opening' })).toMatchObject({
      data: [{ kind: 'opening' }],
      next_cursor: null,
    });
    expect((await list({ kind: 'fee' })).data).toHaveLength(20);
    await db.close();
  });
});
