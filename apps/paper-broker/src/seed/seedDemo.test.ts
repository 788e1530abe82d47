import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoContent, openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import type { Database } from '../db/database.js';
import { describeOnOneStore } from '../db/testing/createTestStore.js';

interface Subscription {
  readonly status: string;
  readonly allotment_at: string;
}

describeOnOneStore('the demo customers', (makeStore) => {
  let db: Database;
  let world: ContractWorld;
  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db);
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  it.each(['demo', 'vip'])('%s waits for no allotment whose date has passed', async (name) => {
    const { now } = (await world.control('/clock')).body as { now: string };
    const answer = await world.send('GET', '/ipo_subscription', { token: await world.signIn(name) });
    const { data } = answer.body as { data: Subscription[] };
    const past = data.filter(({ allotment_at: at }) => at <= now);
    expect(past.map(({ status }) => status)).toEqual(['allotted']);
  });
});
