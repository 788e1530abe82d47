// @ts-check
/**
 * Whether one customer's load, a backlog or a burst affects others, what an order costs compared with its SQL
 * statement, and whether a crash loses an order. Each section is a module with its own limits. `npm run bench
 * isolation` runs all of them, with `BENCH_SECTION=fills` only one. All sections run to the end; those that missed a
 * limit are listed.
 */
import { benchmark as measureDurability } from './durability.mjs';
import { measureAllotment } from './isolation/allotment.mjs';
import { measureBacklog } from './isolation/backlog.mjs';
import { measureExplain } from './isolation/explain.mjs';
import { measureFills } from './isolation/fills.mjs';
import { measureReads } from './isolation/reads.mjs';
import { measureSignIn } from './isolation/signIn.mjs';
import { measureStrangers } from './isolation/strangers.mjs';
import { measureTakeover } from './isolation/takeover.mjs';
import { benchmark as measureOrders } from './orders.mjs';

const SECTIONS = {
  reads: measureReads,
  explain: measureExplain,
  backlog: measureBacklog,
  fills: measureFills,
  takeover: measureTakeover,
  allotment: measureAllotment,
  signIn: measureSignIn,
  strangers: measureStrangers,
  orders: measureOrders,
  durability: measureDurability,
};

export async function benchmark() {
  const asked = process.env['BENCH_SECTION'];
  if (asked !== undefined && !(asked in SECTIONS))
    throw new Error(`No such section: ${asked}. There are: ${Object.keys(SECTIONS).join(', ')}`);
  /** @type {string[]} */
  const missed = [];
  for (const [name, measure] of Object.entries(SECTIONS)) {
    if (asked !== undefined && asked !== name) continue;
    console.log(`\n## ${name}`);
    try {
      if (!(await measure())) missed.push(name);
    } catch (error) {
      console.error(error);
      missed.push(name);
    }
  }
  if (missed.length > 0) console.log(`\nMissed: ${missed.join(', ')}`);
  return missed.length === 0;
}
