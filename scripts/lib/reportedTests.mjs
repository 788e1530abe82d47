// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {object} ReportedTest
 * @property {string} file below the repository
 * @property {string} title its own, without the groups it stands in
 * @property {boolean} isProof it ran and passed, at the first try
 * @property {boolean} hasFailed also where a later try passed
 * @property {string[]} rows what it declares to assert: `tags: ['9.toast']` in Vitest, `covers('9.toast')` in a journey
 */

/** The tests of a step's JSON report; undefined where it has none. @param {string} path @returns {ReportedTest[] | undefined} */
export function readReportedTests(path) {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults === undefined ? testsOfPlaywright(report) : testsOfVitest(report);
}

/** @param {any} report @returns {ReportedTest[]} */
function testsOfVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { title, status, tags }) => ({
      file: belowRoot(name),
      title,
      isProof: status === 'passed',
      hasFailed: status === 'failed',
      rows: tags ?? [],
    })),
  );
}

/** @param {any} report @returns {ReportedTest[]} */
function testsOfPlaywright({ suites, config }) {
  const inSuite = (/** @type {any} */ suite) => [
    ...(suite.specs ?? []).map((/** @type {any} */ { file, title, tags, tests }) => ({
      file: belowRoot(join(config.rootDir, file)),
      title,
      isProof: tests.every((/** @type {any} */ { status }) => status === 'expected'),
      hasFailed: tests.some((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky'),
      rows: tags,
    })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}

/** @param {string} path */
const belowRoot = (path) => (isAbsolute(path) ? relative(root, path) : path);
