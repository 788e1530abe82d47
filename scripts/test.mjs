// @ts-check
/**
 * `npm test` installs what is missing, then runs every check in order and shows all failures. `npm test -- lint unit`
 * runs only those steps. The last line is `N passed, N failed, N skipped`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { cache, root } from './lib/project.mjs';
import { readReportedTests } from './lib/reportedTests.mjs';
import { readCounts } from './lib/testCounts.mjs';
import { bold, dim, duration, green, red, run, startStep, yellow } from './lib/terminal.mjs';
import { installPrograms } from './lib/testPrograms.mjs';
import { STEPS } from './lib/testSteps.mjs';

/** A step without `cores` uses both cores of the smallest supported machine. */
const CORES = 2;
/** What its installation is called among the steps. */
const PROGRAMS = 'programs';
const SHOWN_LINES = 250;
const SHOWN_ERROR_LINES = 24;
const STEP_TIMEOUT_MS = 1_200_000;
const startedAt = Date.now();
/** @param {string} step */
const reportOf = (step) => join(cache, 'results', `${step}.json`);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const steps = asked.length === 0 ? STEPS : STEPS.filter(({ name }) => asked.includes(name));

/** @type {{name: string, passed: number, failed: number, skipped: number, ms: number, note: string}[]} */
const results = [];
/** @type {string[]} */
const notes = [];
await setUp();
await runAll();
showSummary();

async function setUp() {
  try {
    await installDependencies();
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)));
    console.log('0 passed, 1 failed, 0 skipped');
    process.exit(1);
  }
}

/** Starts the steps in order; each waits until its cores are free and all that it needs is there. */
async function runAll() {
  /** @type {Map<string, Promise<void>>} */
  const underWay = new Map();
  // Mostly waits for downloads, so the first steps run meanwhile.
  underWay.set(
    PROGRAMS,
    installNeeded().finally(() => underWay.delete(PROGRAMS)),
  );
  let coresFree = CORES;
  for (const step of steps) {
    const cores = step.cores ?? CORES;
    const others = [...(step.after ?? []), ...(step.needs === undefined ? [] : [PROGRAMS])];
    while (coresFree < cores || others.some((name) => underWay.has(name)))
      await Promise.race(underWay.values());
    coresFree -= cores;
    const running = runStep(step).then((result) => {
      results.push(result);
      coresFree += cores;
      underWay.delete(step.name);
    });
    underWay.set(step.name, running);
  }
  await Promise.all(underWay.values());
}

async function installNeeded() {
  const startedAtMs = Date.now();
  const { notes: without, faults } = await installPrograms([
    ...new Set(steps.flatMap(({ needs }) => needs ?? [])),
  ]);
  notes.push(...without);
  const ms = Date.now() - startedAtMs;
  for (const note of faults) results.push({ name: PROGRAMS, passed: 0, failed: 1, skipped: 0, ms, note });
}

/** @param {import('./lib/testSteps.mjs').Step} step */
async function runStep(step) {
  const shown = startStep(`${step.name.padEnd(12)} ${dim(step.title)}`);
  const report = reportOf(step.name);
  // A report of an earlier run must not count for this one.
  rmSync(report, { force: true });
  const [command, ...args] = step.command(report);
  const { code, output } = await run(command ?? '', args, {
    cwd: root,
    env: { ...process.env, ...step.env?.(report), FORCE_COLOR: '0', NO_COLOR: '1' },
    log: join(cache, 'results', `${step.name}.log`),
    timeoutMs: STEP_TIMEOUT_MS,
    onLine: shown.detail,
  });
  const counts = readCounts(step.kind, report, code);
  const isGood = counts.failed === 0;
  const note =
    step.kind === 'check'
      ? ''
      : `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const ms = isGood ? shown.pass(note) : shown.fail(note || `exit code ${code}`);
  if (!isGood) showOutput(step, output);
  if (counts.skipped > 0)
    notes.push(`${step.name}: ${counts.skipped} skipped${counts.why === '' ? '' : ` (${counts.why})`}`);
  else if (counts.why !== '' && counts.failed === 0) notes.push(`${step.name}: ${counts.why}`);
  if (counts.failed > 0 && counts.why !== '') console.log(red(`  ${counts.why}`));
  return { name: step.name, ...counts, ms, note };
}

/** @param {import('./lib/testSteps.mjs').Step} step @param {string} output */
function showOutput(step, output) {
  const lines = output.trimEnd().split('\n');
  const hidden = lines.length - SHOWN_LINES;
  if (hidden > 0) console.log(dim(`  … ${hidden} lines before: .cache/results/${step.name}.log`));
  console.log(
    lines
      .slice(-SHOWN_LINES)
      .map((line) => `  ${line}`)
      .join('\n'),
  );
}

function showSummary() {
  console.log(`\n${bold('step'.padEnd(14))}${bold('passed  failed  skipped      time')}`);
  for (const { name, passed, failed, skipped, ms } of results) {
    const cells = [passed, failed, skipped].map((count) => String(count).padStart(6)).join('  ');
    const mark = failed > 0 ? red('✗') : skipped > 0 ? yellow('✓') : green('✓');
    console.log(`${mark} ${name.padEnd(12)}${cells}  ${duration(ms).padStart(11)}`);
  }
  for (const note of notes) console.log(yellow(note));
  // Repeats the failed tests at the end, because people read the end of a long output.
  for (const { name } of results.filter(({ failed }) => failed > 0)) {
    for (const test of readReportedTests(reportOf(name))?.filter(({ hasFailed }) => hasFailed) ?? []) {
      console.log(red(`✗ ${name}: ${test.file}: ${test.title}`));
      const lines = test.errors.flatMap((error) => error.trim().split('\n'));
      for (const line of lines.slice(0, SHOWN_ERROR_LINES)) console.log(dim(`    ${line}`));
    }
  }
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  console.log(dim(`in ${duration(Date.now() - startedAt)}`));
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}
