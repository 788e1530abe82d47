// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests of a step passed, failed and were skipped. A step that succeeds without running a test counts as
 * failed. A step that fails without a failed test counts as one failure.
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
  return kind === 'vitest' ? countsOfVitest(report) : countsOfPlaywright(report);
}

/** @param {any} report */
function countsOfVitest(report) {
  const unread = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread,
    skipped: report.numPendingTests + report.numTodoTests,
    why: '',
  };
}

/** A test that passes only on a retry counts as failed. @param {any} report */
function countsOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    why: report.why ?? '',
  };
}
