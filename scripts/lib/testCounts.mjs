// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * A journey of a browser and a server on a busy machine may need a second try. Up to four in a run are named in the
 * summary, to be mended; more of them are a fault of what is tested, and count as failures.
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
  if (kind === 'vitest') {
    const failedFiles = report.testResults.filter(
      (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + failedFiles,
      skipped: report.numPendingTests + report.numTodoTests,
      why: '',
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isForgiven = flaky <= SECOND_TRIES;
  const why = [report.why ?? '', flaky > 0 ? `needed a second try: ${secondTries(report).join('; ')}` : ''];
  return {
    passed: expected + (isForgiven ? flaky : 0),
    failed: unexpected + (isForgiven ? 0 : flaky) + report.errors.length,
    skipped,
    why: why.filter((part) => part !== '').join('; '),
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
