// @ts-check

/**
 * @typedef {import('./reportedTests.mjs').ReportedTest} ReportedTest
 * @typedef {{id: string, says: string, page?: string}} Row a sentence of the requirement, and the page that it is about
 * @typedef {{where: string, file: string, title: string}} Proof the test that a row of a table in docs/ names
 */

/**
 * The faults of the requirement's rows in a run: a row that no test declares, a row whose test was skipped or failed,
 * and a declared row that does not exist.
 * @param {readonly Row[]} rows @param {readonly ReportedTest[]} tests @returns {string[]}
 */
export function faultsOfRows(rows, tests) {
  const known = new Set(rows.map(({ id }) => id));
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  const unknown = tests.flatMap((test) =>
    test.rows
      .filter((row) => !known.has(row))
      .map((row) => `${row}: ${nameOf(test)} declares it, and there is no such row`),
  );
  return [
    ...twice.map(({ id }) => `${id}: listed twice`),
    ...new Set(unknown),
    ...rows.flatMap(({ id }) => faultsOfRow(id, tests)),
  ];
}

/** @param {string} id @param {readonly ReportedTest[]} tests */
function faultsOfRow(id, tests) {
  const declaring = tests.filter(({ rows }) => rows.includes(id));
  if (declaring.length === 0) return [`${id}: no test declares it`];
  const proving = new Set(declaring.filter(({ isProof }) => isProof).map(nameOf));
  const idle = declaring.map(nameOf).filter((name) => !proving.has(name));
  return [...new Set(idle)].map((name) => `${id}: ${name} declares it and was skipped or failed`);
}

/** The proofs whose test is not in the run. @param {readonly Proof[]} proofs @param {readonly ReportedTest[]} tests */
export const faultsOfProofs = (proofs, tests) =>
  proofs.flatMap(({ where, file, title }) => {
    const pattern = patternOf(title);
    const isProved = tests.some((test) => test.isProof && test.file === file && pattern.test(test.title));
    return isProved ? [] : [`${where}: no test "${title}" of ${file} ran and passed`];
  });

/** A pattern for a title as the file writes it: the placeholders of `it.each` match any text. @param {string} title */
const patternOf = (title) =>
  new RegExp(
    `^${title
      .split(/%[sdifjo]|\$\{[^}]*\}|\$\w[\w.]*/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** @param {{file: string, title: string}} test */
export const nameOf = ({ file, title }) => `${file} › ${title}`;
