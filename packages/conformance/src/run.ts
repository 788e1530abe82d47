import type { Broker } from './broker.js';
import type { Area } from './capabilities.js';
import { named, NotChecked, shapeFault, Violation, type Check } from './check.js';
import { checks as allChecks } from './checks/index.js';
import { NoAnswer, OutOfTime, type Exchange } from './client.js';

export interface Finding {
  readonly rule: string;
  readonly says: string;
  readonly area: Area;
  readonly result: 'kept' | 'broken' | 'unchecked';
  /** Why the rule is broken or was not checked; a sentence each. */
  readonly notes: readonly string[];
  readonly ms: number;
}

export interface RunOptions {
  /** Checks only these areas. */
  readonly only?: ReadonlySet<Area>;
  readonly checks?: readonly Check[];
  readonly onFinding?: (finding: Finding) => void;
}

/** Checks every rule of the areas that the broker offers, one after the other. */
export async function run(broker: Broker, options: RunOptions = {}): Promise<readonly Finding[]> {
  const { only, checks = allChecks, onFinding } = options;
  const findings: Finding[] = [];
  for (const check of checks) {
    if (only !== undefined && !only.has(check.area)) continue;
    const startedAt = performance.now();
    const found = broker.capabilities.areas.has(check.area)
      ? await look(check, broker)
      : { result: 'unchecked' as const, notes: [`the broker does not offer ${check.area}`] };
    const { rule, says, area } = check;
    const finding = { rule, says, area, ...found, ms: Math.round(performance.now() - startedAt) };
    findings.push(finding);
    onFinding?.(finding);
  }
  return findings;
}

async function look(check: Check, broker: Broker): Promise<Pick<Finding, 'result' | 'notes'>> {
  const before = broker.exchanges.length;
  try {
    await check.run(broker);
    return { result: 'kept', notes: [] };
  } catch (error) {
    if (error instanceof NotChecked || error instanceof OutOfTime)
      return { result: 'unchecked', notes: [error.message] };
    if (error instanceof Violation) return { result: 'broken', notes: error.faults };
    if (error instanceof NoAnswer) return { result: 'broken', notes: [error.message] };
    return { result: 'broken', notes: [whyUnread(broker.exchanges.slice(before), error)] };
  }
}

/** An answer did not even have the shape that the check reads. @param exchanges those of the check */
function whyUnread(exchanges: readonly Exchange[], error: unknown): string {
  for (const exchange of exchanges.toReversed()) {
    const fault = shapeFault(exchange);
    if (fault !== undefined) return `${named(exchange)}, which is not as openapi.yaml says: ${fault}`;
  }
  const last = exchanges.at(-1);
  const where = last === undefined ? '' : `, after ${named(last)}`;
  return `an answer could not be read${where}: ${error instanceof Error ? error.message : String(error)}`;
}
