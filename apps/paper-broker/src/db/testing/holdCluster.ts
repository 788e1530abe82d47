import { hasPostgres, requireCluster } from './postgresCluster.js';

/**
 * Vitest's global setup: its main process, which outlives every test file, holds the tests' PostgreSQL from the first
 * file to the last. Without it a run of files that need none would let the cluster go and start it anew.
 */
export async function setup(): Promise<void> {
  if (hasPostgres) await requireCluster();
}
