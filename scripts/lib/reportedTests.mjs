// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/**
 * @typedef {object} ReportedTest
 * @property {string} file path relative to the repository
 * @property {string} title without those of its groups
 * @property {boolean} isProof it ran and passed without a retry
 * @property {boolean} hasFailed at least once; a retry may have passed
 * @property {string[]} errors what it said when it failed, without colours
 * @property {string[]} rows the rows that it declares: `tags: ['9.toast']` in Vitest, `covers('9.toast')` in a journey
 */

/**
 * The tests in a step's JSON report; undefined when there is no report.
 * @param {string} path @returns {ReportedTest[] | undefined}
 */
export function readReportedTests(path) {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults === undefined ? testsOfPlaywright(report) : testsOfVitest(report);
}

/** @param {any} report @returns {ReportedTest[]} */
function testsOfVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { title, status, failureMessages, tags }) => ({
      file: belowRoot(name),
      title,
      isProof: status === 'passed',
      hasFailed: status === 'failed',
      errors: (failureMessages ?? []).map(stripVTControlCharacters),
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
      errors: tests
        .flatMap((/** @type {any} */ { results }) => results)
        .flatMap((/** @type {any} */ { errors }) => errors ?? [])
        .map((/** @type {any} */ { message }) => stripVTControlCharacters(message ?? '')),
      rows: tags,
    })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return suites.flatMap(inSuite);
}

/** @param {string} path */
const belowRoot = (path) => (isAbsolute(path) ? relative(root, path) : path);
