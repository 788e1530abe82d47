import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoContent, openContractWorld, type ContractWorld } from '../contract/testing/contractWorld.js';
import type { Database } from '../db/database.js';
import { createTestStore } from '../db/testing/createTestStore.js';
import { read } from './testing/deployFiles.js';

describe('alarms and dashboard', () => {
  let db: Database;
  let world: ContractWorld;
  /** The labels of each metric; `undefined` if the server had nothing to count. */
  const exported = new Map<string, ReadonlySet<string> | undefined>();
  beforeAll(async () => {
    db = await createTestStore('pglite', demoContent);
    world = await openContractWorld(db);
    await world.signIn('demo');
    const text = await (await fetch(`${world.url}/metrics`)).text();
    for (const [, name = ''] of text.matchAll(/^# TYPE (\S+)/gm)) exported.set(name, undefined);
    for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{([^}]*)\})? /gm)) {
      const before = exported.get(name) ?? new Set();
      exported.set(
        name,
        new Set([...before, ...[...labels.matchAll(/(\w+)="/g)].map(([, each]) => each ?? '')]),
      );
    }
  });
  afterAll(async () => {
    await world.close();
    await db.close();
  });

  /** The metrics and labels of an expression that the server does not export. */
  const faultsIn = (expression: string): string[] => {
    const names = [...new Set(expression.match(/\b(fairlot|process)_\w+/g) ?? [])];
    const labels = [
      ...[...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...expression.matchAll(/(\w+)[=!]~?"/g)].map(([, label]) => label ?? ''),
      ...[...expression.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label ?? ''),
    ];
    return names.flatMap((name) => {
      if (!exported.has(name)) return [`${name} is not exported`];
      const own = exported.get(name);
      // Prometheus itself adds these labels.
      const missing =
        own === undefined ? [] : labels.filter((label) => label !== 'instance' && !own.has(label));
      return missing.map((label) => `${name} has no ${label}`);
    });
  };

  const rules = (
    parse(read('deploy/prometheus-rules.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    }
  ).groups.flatMap((group) => group.rules);
  const panels = (
    JSON.parse(read('deploy/grafana-dashboard.json')) as {
      panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
    }
  ).panels;

  it('speak of what the server exports', () => {
    const queries = panels.flatMap(({ targets }) =>
      targets.map(({ expr, legendFormat }) => `${expr} ${legendFormat}`),
    );
    expect([...rules.map(({ expr }) => expr), ...queries].flatMap(faultsIn)).toEqual([]);
    expect(queries.length).toBeGreaterThan(10);
  });

  it('would be found if they did not', () => {
    expect(faultsIn('fairlot_no_such_thing > 0')).toEqual(['fairlot_no_such_thing is not exported']);
    expect(faultsIn('sum by (color) (fairlot_requests_total)')).toEqual([
      'fairlot_requests_total has no color',
    ]);
  });

  it('are described in docs/operations.md, with what to do', () => {
    const text = read('docs/operations.md');
    for (const { alert } of rules) expect(text).toContain(`\`${alert}\``);
    for (const [, name = ''] of text.matchAll(/`(fairlot_\w+)/g))
      expect([...exported.keys()]).toContain(name);
  });
});
