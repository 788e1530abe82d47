// @ts-check
/**
 * `npm run coverage`: which test proves which row of the product's first specification. A test declares the rows that
 * it asserts; the reports of the last `npm test` say which tests passed. It writes docs/coverage.md, and fails when a
 * row of tests/coverage/rows.yaml, of a table of behaviour or of docs/security.md is not proved by a test that ran and passed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { faultsOfProofs, faultsOfRows, nameOf } from './lib/coverageFaults.mjs';
import { formatText } from './lib/formatText.mjs';
import { readAddresses } from './lib/manifest.mjs';
import { cache, root } from './lib/project.mjs';
import { readReportedTests } from './lib/reportedTests.mjs';
import { readSecurityTable } from './lib/securityTable.mjs';
import { STEPS } from './lib/testSteps.mjs';

/** Tables whose last cell names the row's test, as `file` title. */
const TABLES = ['docs/runtime-behaviour.md', 'docs/kit-behaviour.md'];
const PROOF = /.*\| `([^`]+)` (.+?)\s*\|$/;

/** @type {{rows: import('./lib/coverageFaults.mjs').Row[]}} */
const { rows } = parse(readFileSync(join(root, 'tests/coverage/rows.yaml'), 'utf8'));
/** @type {string[][]} */
const requirements = parse(readFileSync(join(root, 'tests/coverage/asvs.yaml'), 'utf8'));
const security = readSecurityTable(readFileSync(join(root, 'docs/security.md'), 'utf8'), requirements.flat());
const proofs = [...TABLES.flatMap(proofsIn), ...security.proofs];
const addresses = new Set(readAddresses());
/** @type {string[]} */
const faults = [...security.faults];

const tests = STEPS.filter(({ kind }) => kind !== 'check').flatMap(({ name }) => {
  const found = readReportedTests(join(cache, 'results', `${name}.json`));
  if (found === undefined) faults.push(`${name} has not run: npm test`);
  return found ?? [];
});
faults.push(...faultsOfRows(rows, tests), ...faultsOfProofs(proofs, tests));
for (const { id, page } of rows)
  if (page !== undefined && !addresses.has(page)) faults.push(`${id}: the app does not answer at ${page}`);

// An incomplete run does not show which tests prove what.
if (faults.length === 0) writeFileSync(join(root, 'docs/coverage.md'), await toMarkdown());
for (const fault of faults) console.error(fault);
console.log(`${rows.length + proofs.length} rows, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @param {string} file */
function proofsIn(file) {
  const [, , ...lines] = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.map((line) => {
    const [, proof = '', title = line] = PROOF.exec(line) ?? [];
    return { where: file, file: proof, title };
  });
}

function toMarkdown() {
  const lines = rows.map(({ id, says, page }) => {
    const proving = new Set(tests.filter((test) => test.rows.includes(id)).map(nameOf));
    return [
      `\`${id}\``,
      says,
      page === undefined ? '' : `\`${page}\``,
      [...proving].sort().join('<br>'),
    ].join(' | ');
  });
  return formatText(
    'coverage.md',
    `# What proves what

Every row of the product's first specification (sections 2 to 9), the page where a customer meets it and the tests that
declare and prove it. \`npm test\` writes this page from its run.

| row | what it says | page | tests |
| --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
`,
  );
}
