// @ts-check
/**
 * Whether what one customer, one backlog or one burst asks for is felt by anybody else. Each section is a module with a
 * bar of its own: `npm run bench isolation` runs all of them, with `BENCH_SECTION=fills` one.
 */
import { measureAllotment } from './isolation/allotment.mjs';
import { measureBacklog } from './isolation/backlog.mjs';
import { measureFills } from './isolation/fills.mjs';
import { measureReads } from './isolation/reads.mjs';

const SECTIONS = {
  reads: measureReads,
  backlog: measureBacklog,
  fills: measureFills,
  allotment: measureAllotment,
};

export async function benchmark() {
  const asked = process.env['BENCH_SECTION'];
  if (asked !== undefined && !(asked in SECTIONS))
    throw new Error(`No such section: ${asked}. There are: ${Object.keys(SECTIONS).join(', ')}`);
  let isMet = true;
  for (const [name, measure] of Object.entries(SECTIONS)) {
    if (asked === undefined || asked === name) isMet = (await measure()) && isMet;
  }
  return isMet;
}
