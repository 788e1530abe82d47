// @ts-check
/**
 * Checks the import law (.dependency-cruiser.cjs) on the sources: `node scripts/check-boundaries.mjs [folder…]`. It
 * also fails when it read too few modules, because a checker that cannot parse the code reports no violations.
 */
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './lib/project.mjs';
import { findRoomRings } from './lib/roomRings.mjs';
import { join } from 'node:path';

const FEWEST_MODULES = 100;
const FEWEST_DEPENDENCIES = 150;

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const atLeast = named.length === 0 ? FEWEST_MODULES : 1;
process.chdir(root);
const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
const { output } = await cruise(
  named.length === 0 ? ['manifest', 'packages', 'apps'] : named,
  options,
  undefined,
  { tsConfig: extractTsConfig(join(root, 'tsconfig.json')) },
);
if (typeof output === 'string')
  throw new Error('dependency-cruiser answered with text instead of its result');
const { summary, modules } = output;

const law = summary.violations.filter((violation) => violation.rule.severity === 'error');
for (const { rule, from, to, cycle } of law) {
  const path = cycle === undefined ? `${from} → ${to}` : cycle.map((step) => step.name).join(' → ');
  const why = options.ruleSet?.forbidden?.find(({ name }) => name === rule.name)?.comment;
  console.error(`${rule.name}: ${path}${why === undefined ? '' : `\n    ${why}`}`);
}
const rings = findRoomRings(modules);
for (const ring of rings) console.error(`rooms-without-rings: ${ring}`);
if (rings.length > 0)
  console.error('    Rooms of the server in a ring can only be understood, tested and moved together.');
const sources = modules.filter(({ source }) => /^(packages|apps|manifest)\//.test(source));
const dependencies = sources.reduce((count, { dependencies: list }) => count + list.length, 0);
console.log(`${sources.length} modules, ${dependencies} imports, ${law.length + rings.length} violations`);
if (sources.length < atLeast || (named.length === 0 && dependencies < FEWEST_DEPENDENCIES)) {
  console.error('Too few modules were read to believe that result: has the parser lost TypeScript?');
  process.exitCode = 2;
} else if (law.length + rings.length > 0) process.exitCode = 1;
