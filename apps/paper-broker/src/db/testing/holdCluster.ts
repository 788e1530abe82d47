import { hasPostgres, requireCluster } from './postgresCluster.js';

/**
 * Vitest's global setup. Vitest's main process outlives every test file, so it holds the tests' PostgreSQL for
 * the whole run. Otherwise the cluster would stop and start again around files that do not use it.
 */
export async function setup(): Promise<void> {
  if (hasPostgres) await requireCluster();
}
