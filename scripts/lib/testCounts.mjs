// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * What runs a browser, a server or two processes on a busy machine may need a second try. Up to four in a step are named
 * in the summary, to be mended; more of them are a fault of what is tested, and count as failures.
 */
const SECOND_TRIES = 4;

/**
 * How many tests of a step passed, failed and were skipped. A step that says it is fine but ran nothing has failed:
 * silence is not success. A step that ends badly without a failed test has one failure.
 * @param {'check' | 'vitest' | 'playwright'} kind
 * @param {string} report path of the JSON result
 * @param {number} exitCode
 * @returns {{passed: number, failed: number, skipped: number, why: string}}
 */
export function readCounts(kind, report, exitCode) {
  if (kind === 'check')
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, why: '' };
  const counts = existsSync(report) ? countsOf(kind, JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  if (counts === undefined) return { passed: 0, failed: 1, skipped: 0, why: 'it ended without a report' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, why: `it ended with code ${exitCode}` };
  if (counts.passed + counts.failed + counts.skipped === 0)
    return { ...counts, failed: 1, why: 'it ran no tests' };
  return counts;
}

/**
 * @param {'vitest' | 'playwright'} kind
 * @param {any} report
 */
function countsOf(kind, report) {
  const { passed, late, failed, skipped, why } =
    kind === 'vitest' ? countsOfVitest(report) : countsOfPlaywright(report);
  const isForgiven = late.length <= SECOND_TRIES;
  const words = [why, late.length > 0 ? `needed a second try: ${late.join('; ')}` : ''];
  return {
    passed: passed + (isForgiven ? late.length : 0),
    failed: failed + (isForgiven ? 0 : late.length),
    skipped,
    why: words.filter((part) => part !== '').join('; '),
  };
}

/**
 * @typedef {object} Tries
 * @property {number} passed at their first try
 * @property {string[]} late titles of what passed only at its second try
 * @property {number} failed
 * @property {number} skipped
 * @property {string} why
 */

/** @param {any} report @returns {Tries} */
function countsOfVitest(report) {
  const unread = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  // A test that passed keeps what its first try failed with.
  const late = report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages?.length > 0)
      .map((/** @type {any} */ test) => `${basename(file.name)} “${test.fullName}”`),
  );
  return {
    passed: report.numPassedTests - late.length,
    late,
    failed: report.numFailedTests + unread,
    skipped: report.numPendingTests + report.numTodoTests,
    why: '',
  };
}

/** @param {any} report @returns {Tries} */
function countsOfPlaywright(report) {
  const { expected, unexpected, skipped } = report.stats;
  return {
    passed: expected,
    late: secondTries(report),
    failed: unexpected + report.errors.length,
    skipped,
    why: report.why ?? '',
  };
}

/**
 * The titles of what passed only at its second try.
 * @param {any} suite of Playwright's JSON report, or the report itself
 * @returns {string[]}
 */
function secondTries(suite) {
  const here = (suite.specs ?? []).filter((/** @type {any} */ spec) =>
    spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
  );
  return [
    ...here.map((/** @type {any} */ spec) => `${spec.file} “${spec.title}”`),
    ...(suite.suites ?? []).flatMap(secondTries),
  ];
}
