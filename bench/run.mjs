// @ts-check
/**
 * `npm run bench` runs all benchmarks, `npm run bench -- orders durability` some. Everything runs on this machine, in
 * its own folders, and stops by itself. Figures depend on the machine and its load: compare them within one run only.
 */
import { installDependencies } from '../scripts/lib/install.mjs';

/** @type {Readonly<Record<string, () => Promise<{benchmark: () => Promise<boolean>}>>>} */
const BENCHMARKS = {
  quotes: () => import('./quotes/measure.mjs'),
  feed: () => import('./feed.mjs'),
  orders: () => import('./orders.mjs'),
  durability: () => import('./durability.mjs'),
  fuzz: () => import('./fuzz.mjs'),
  failover: () => import('./failover.mjs'),
  restore: () => import('./restore.mjs'),
  isolation: () => import('./isolation.mjs'),
  growth: () => import('./growth.mjs'),
  tracing: () => import('./tracing.mjs'),
  trade: () => import('./trade.mjs'),
  frame: () => import('./frame.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  kit: () => import('./kit.mjs'),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(2);
}
await installDependencies();
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n# ${name}`);
  const { benchmark } = await load();
  if (!(await benchmark())) process.exitCode = 1;
}
