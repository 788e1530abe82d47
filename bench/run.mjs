// @ts-check
/**
 * `npm run bench` runs all benchmarks, `npm run bench -- orders durability` some. A number after a name is the number
 * of repetitions: `npm run bench model 1000`. Everything runs on this machine, in its own folders, and stops by
 * itself. Figures depend on the machine and its load: compare them within one run only.
 */
import { installDependencies } from '../scripts/lib/install.mjs';

/** @type {Readonly<Record<string, () => Promise<{benchmark: (count?: number) => Promise<boolean>}>>>} */
const BENCHMARKS = {
  quotes: () => import('./quotes/measure.mjs'),
  feed: () => import('./feed.mjs'),
  crowd: () => import('./crowd.mjs'),
  orders: () => import('./orders.mjs'),
  durability: () => import('./durability.mjs'),
  model: () => import('./model.mjs'),
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
const COUNT = /^[1-9]\d*$/;

const words = process.argv.slice(2);
/** @type {Map<string, number | undefined>} */
const counts = new Map();
words.forEach((word, place) => {
  const next = words[place + 1] ?? '';
  if (!COUNT.test(word)) counts.set(word, COUNT.test(next) ? Number(next) : undefined);
});
const unknown = [...counts.keys()].filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exit(2);
}
await installDependencies();
for (const [name, load] of Object.entries(BENCHMARKS)) {
  if (counts.size > 0 && !counts.has(name)) continue;
  console.log(`\n# ${name}`);
  const { benchmark } = await load();
  if (!(await benchmark(counts.get(name)))) process.exitCode = 1;
}
