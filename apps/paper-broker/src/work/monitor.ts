import type { FastifyBaseLogger } from 'fastify';
import type { WorkMonitor } from './source.js';

/** How often each named event has happened since the process started. */
export type Counts = ReadonlyMap<string, number>;

export interface CountingMonitor extends WorkMonitor {
  readonly doneBySource: Counts;
  readonly failuresBySource: Counts;
  readonly breaksByPlace: Counts;
}

/** Logs one line for each failed attempt, and counts events. */
export function createMonitor(log: Pick<FastifyBaseLogger, 'error'>): CountingMonitor {
  const doneBySource = new Map<string, number>();
  const failuresBySource = new Map<string, number>();
  const breaksByPlace = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string, by = 1): void =>
    void counts.set(name, (counts.get(name) ?? 0) + by);
  return {
    doneBySource,
    failuresBySource,
    breaksByPlace,
    done: (source, number) => count(doneBySource, source, number),
    failed({ source, id }, error, { attempts, parked }) {
      count(failuresBySource, source);
      log.error({ err: error, source, id, attempts }, parked ? 'due work parked' : 'due work failed');
    },
    broke(place, error) {
      count(breaksByPlace, place);
      log.error({ err: error }, `${place} failed`);
    },
  };
}
