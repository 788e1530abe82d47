import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.js';
import {
  createClockCheck,
  createPartitionCheck,
  createReadOnlyCheck,
  createVersionCheck,
} from './storeChecks.js';
import { pause } from '../work/pause.js';
import type { WorkMonitor } from '../work/source.js';

const PAUSE_MS = 1_000;
/** After errors, the pause doubles up to this. */
const LONGEST_PAUSE_MS = 30_000;

/** Checks each second, in a server of any role, for conditions of the store under which requests and due work fail. */
export interface StoreWatch {
  start(): void;
  stop(): Promise<void>;
  /** Whether this machine's clock differed from the store's when it was last compared. */
  isClockOff(): boolean;
  /** The metrics in Prometheus' text format. */
  metrics(): readonly string[];
}

/** @param parts `refresh` throws ClockOff while this machine's clock is wrong */
export function createStoreWatch({
  db,
  refresh,
  monitor,
  log,
}: {
  readonly db: Database;
  readonly refresh: () => Promise<void>;
  readonly monitor: Pick<WorkMonitor, 'broke'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
}): StoreWatch {
  const clock = createClockCheck(refresh, log);
  const checks = [
    clock,
    createPartitionCheck(db.read, log),
    createVersionCheck(db.read, log),
    createReadOnlyCheck(db.read, log),
  ];
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    let pauseMs = PAUSE_MS;
    while (!signal.aborted) {
      try {
        for (const check of checks) await check.look();
        pauseMs = PAUSE_MS;
      } catch (error) {
        monitor.broke('store watch', error);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
      await pause(pauseMs, signal);
    }
  };

  let running: Promise<void> = Promise.resolve();
  return {
    start: () => void (running = run()),
    stop() {
      stopping.abort();
      return running;
    },
    isClockOff: clock.isOff,
    metrics: () => checks.flatMap((check) => check.metrics()),
  };
}
