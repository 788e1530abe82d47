import { checks, connect, EVERYTHING, run, type Broker, type Finding } from '@fairlot/conformance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { ANY_STORE, describeOnBothStores } from '../db/testing/createTestStore.js';
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD } from '../seed/demoCustomers.js';
import { demoContent, openContractWorld, type ContractWorld } from './testing/contractWorld.js';
import { openFaultyEdge } from './testing/faultyEdge.js';
import { plantedFaults, takesUpLater } from './testing/plantedFaults.js';

/** Runs the conformance suite, which knows nothing of this server, against it. */

const namesOf = (findings: readonly Finding[], result: Finding['result']): string[] =>
  findings
    .filter((finding) => finding.result === result)
    .map(({ rule, notes }) => `${rule}: ${notes.join('; ')}`);

describeOnBothStores('the conformance suite', (makeStore, kind) => {
  let db: Database;
  let world: ContractWorld;

  beforeAll(async () => {
    db = await makeStore(demoContent);
    world = await openContractWorld(db, { SIM_CLOCK: 'demo' });
    world.broker.start();
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  const customer = (name: string) => ({ mail: `${name}@fairlot.example`, password: DEMO_PASSWORD });
  const connectTo = (base: string): Promise<Broker> =>
    connect({
      base,
      members: [customer('demo'), customer('vip')],
      payPassword: DEMO_PAY_PASSWORD,
      async operator(decision, kind, id) {
        const reason = decision === 'refuse' ? { reason: 'Conformance' } : {};
        await world.control(`/review/${kind}/${id}`, { decision, ...reason });
      },
      capabilities: {
        ...EVERYTHING,
        reviews: { deposit: 'operator', withdrawal: 'operator', close: 'operator' },
      },
    });

  it('finds every rule kept', async () => {
    const findings = await run(await connectTo(world.url));
    expect(namesOf(findings, 'broken')).toEqual([]);
    expect(namesOf(findings, 'unchecked')).toEqual([]);
    expect(findings.length).toBeGreaterThan(70);
  });

  if (kind === ANY_STORE) {
    it.each(plantedFaults.map((fault) => [fault.name, fault] as const))('finds %s', async (_name, fault) => {
      const edge = await openFaultyEdge(world.url, fault);
      const { among = [fault.rule] } = fault;
      const looked = checks.filter(({ rule }) => among.some((beginning) => rule.startsWith(beginning)));
      const findings = await run(await connectTo(edge.url), { checks: looked });
      await edge.close();
      const broken = findings.filter(({ result }) => result === 'broken');
      expect(broken.map(({ rule }) => rule)).toContain(fault.rule);
    });

    it('finds nothing wrong in a market that accepts orders late', async () => {
      const edge = await openFaultyEdge(world.url, takesUpLater);
      const looked = checks.filter(({ rule }) => rule === takesUpLater.rule);
      const findings = await run(await connectTo(edge.url), { checks: looked });
      await edge.close();
      expect(findings.map(({ result, notes }) => [result, notes])).toEqual([['kept', []]]);
    });
  }
});
