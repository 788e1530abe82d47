import { DAY_MS } from '../../util/durations.js';
import { documented } from './contractDocument.js';
import type { ContractWorld } from './contractWorld.js';
import type { Belongings } from './example.js';
import { acquire, examples } from './examples.js';
import { cleanUp } from '../../work/housekeeping.js';

/**
 * Sends one accepted request of every operation.
 * @param belongings of the demo customer, if they were acquired before
 * @returns the requests that were not accepted
 */
export async function liveOneDay(world: ContractWorld, belongings?: Belongings): Promise<string[]> {
  const refused: string[] = [];
  const mine = belongings ?? (await acquire(world, 'demo'));
  for (const operation of documented) {
    const { operationId, method } = operation;
    if (operation.responses['200']?.content?.['text/event-stream'] !== undefined) continue;
    const { path = [], query = '', ...example } = (await examples[operationId]?.(mine, world)) ?? {};
    let index = 0;
    const target = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(path[index++] ?? ''));
    const answer = await world.send(method, `${target}${query}`, { token: mine.token, ...example });
    if (answer.status >= 300) refused.push(`${operationId} ${answer.status}`);
  }
  return refused;
}

/**
 * Reads what the control plane lists, moves the clock on by
 * a day, runs the work due then, and cleans up old data.
 * @returns what was refused or failed
 */
export async function endTheDay(world: ContractWorld): Promise<string[]> {
  const refused: string[] = [];
  for (const path of ['/review', '/parked', '/support']) {
    const { status } = await world.control(path);
    if (status >= 300) refused.push(`${path} ${status}`);
  }
  const moved = await world.control('/clock', { advance_ms: DAY_MS });
  if (moved.status >= 300) refused.push(`/clock ${moved.status}`);
  const monitor = {
    done: () => undefined,
    failed: () => undefined,
    broke: (what: string) => void refused.push(what),
  };
  await cleanUp({ db: world.db, clock: world.broker.clock, monitor }, {});
  return refused;
}
