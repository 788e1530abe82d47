// @ts-check
/**
 * `npm run coverage`: which test proves which row of the product's first specification. Reads tests/coverage/rows.yaml,
 * makes sure that every row names a test, that the test exists under its title and that its page is served or leads on,
 * and writes docs/coverage.md. `-- --check` writes nothing and fails when the page is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { parse } from 'yaml';
import { readAddresses } from './lib/manifest.mjs';
import { root } from './lib/project.mjs';

/** @typedef {{id: string, says: string, page?: string, tests: string[]}} Row */

const target = join(root, 'docs/coverage.md');
/** @type {{rows: Row[]}} */
const { rows } = parse(readFileSync(join(root, 'tests/coverage/rows.yaml'), 'utf8'));
const addresses = new Set(readAddresses());
/** @type {string[]} */
const faults = [];

const ids = new Set();
for (const { id, page, tests } of rows) {
  if (ids.has(id)) faults.push(`${id}: listed twice`);
  ids.add(id);
  if (page !== undefined && !addresses.has(page)) faults.push(`${id}: the app does not answer at ${page}`);
  if (tests.length === 0) faults.push(`${id}: no test names it`);
  for (const test of tests) faults.push(...faultsOfTest(id, test));
}

const page = await format(toMarkdown(), { parser: 'markdown', printWidth: 110 });
if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== page)
    faults.push('docs/coverage.md is out of date: npm run coverage');
} else writeFileSync(target, page);

for (const fault of faults) console.error(fault);
console.log(`${rows.length} rows, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @param {string} id @param {string} test `file › title` */
function faultsOfTest(id, test) {
  const [file = '', title = ''] = test.split(' › ');
  if (title === '') return [`${id}: "${test}" is not "file › title"`];
  if (!existsSync(join(root, file))) return [`${id}: there is no ${file}`];
  const text = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
  return text.includes(title) ? [] : [`${id}: ${file} has no test "${title}"`];
}

function toMarkdown() {
  const lines = rows.map(({ id, says, page, tests }) =>
    [`\`${id}\``, says, page === undefined ? '' : `\`${page}\``, tests.join('<br>')].join(' | '),
  );
  return `# What proves what

Every row of the product's first specification (sections 2 to 9), the page where a customer meets it and the tests that
prove it. Written by \`npm run coverage\` from tests/coverage/rows.yaml; \`npm test\` checks that each page answers and
each test exists.

| row | what it says | page | tests |
| --- | --- | --- | --- |
${lines.map((line) => `| ${line} |`).join('\n')}
`;
}
