// @ts-check
/**
 * `node scripts/check-supply.mjs` checks that all dependencies and actions are allowed. With `--list` (`npm run
 * licences`) it prints every licence and the packages under it, and with `--bill` (`npm run sbom`) nothing but the bill of
 * materials.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBill } from './lib/bill.mjs';
import { root } from './lib/project.mjs';
import { findLooseActions, findSupplyFaults, readLicences, runsNoScripts } from './lib/supply.mjs';

const FEWEST_PACKAGES = 100;

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const licences = readLicences(packages);
if (process.argv.includes('--bill')) console.log(JSON.stringify(makeBill(packages), null, 2));
else check();

function check() {
  if (process.argv.includes('--list')) list();
  const workflows = join(root, '.github/workflows');
  const loose = readdirSync(workflows).flatMap((name) =>
    findLooseActions(readFileSync(join(workflows, name), 'utf8')).map((fault) => `${name}: ${fault}`),
  );
  const scripts = runsNoScripts(readFileSync(join(root, '.npmrc'), 'utf8'))
    ? []
    : ['.npmrc lets npm run the scripts of what it installs'];
  const faults = [...findSupplyFaults(packages), ...loose, ...scripts];
  for (const fault of faults) console.error(fault);
  console.log(`${licences.length} packages, ${faults.length} faults`);
  if (faults.length > 0 || licences.length < FEWEST_PACKAGES) process.exitCode = 1;
}

function list() {
  for (const isShipped of [true, false]) {
    const some = licences.filter((each) => each.isShipped === isShipped);
    console.log(isShipped ? 'In what is released:' : '\nIn our tools only:');
    for (const licence of [...new Set(some.map((each) => each.licence))].sort()) {
      const names = some.filter((each) => each.licence === licence).map(({ name }) => name);
      const shown = names.length > 12 ? [...names.slice(0, 12), `and ${names.length - 12} more`] : names;
      console.log(`  ${licence}: ${names.length}\n    ${shown.join(', ')}`);
    }
  }
  console.log('');
}
