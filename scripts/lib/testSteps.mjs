// @ts-check
import { sourceFlags, tools } from './project.mjs';

/**
 * @typedef {object} Step
 * @property {string} name for `npm test -- <name>`
 * @property {string} title what it checks
 * @property {'check' | 'vitest' | 'playwright'} kind how its result is counted: a check counts as one test
 * @property {(report: string) => string[]} command program and arguments; `report` is where its JSON result goes
 * @property {(report: string) => Record<string, string>} [env]
 * @property {readonly import('./testPrograms.mjs').ProgramName[]} [needs] programs that npm does not install
 * @property {1 | 2} [cores] 1: uses one core, so two such steps run side by side; a step without it runs alone
 * @property {readonly string[]} [after] steps that write what this one reads or writes: it starts when they have ended
 */

const node = process.execPath;

/** @param {string} name @param {string} title @param {string[]} args @returns {Step} */
const check = (name, title, args) => ({ name, title, kind: 'check', command: () => [node, ...args] });

/** @param {string} name @param {string} title @param {string[]} args @returns {Step} */
const lightCheck = (name, title, args) => ({ ...check(name, title, args), cores: 1 });

/** @param {string} name @param {string} title @param {Step['needs']} [needs] @returns {Step} */
const vitest = (name, title, needs) => ({
  name,
  title,
  kind: 'vitest',
  ...(needs === undefined ? {} : { needs }),
  command: (report) => [
    node,
    tools.vitest,
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
});

/** Cheap and general steps come first, so that the first failure is the one to start with. @type {readonly Step[]} */
export const STEPS = [
  lightCheck('oxlint', 'rules of types and of React', [tools.oxlint]),
  lightCheck('lint', 'ESLint: markup, messages and our own rules', [
    tools.eslint,
    '.',
    '--max-warnings',
    '0',
  ]),
  lightCheck('format', 'Oxfmt has nothing to change', [tools.oxfmt, '--list-different']),
  // Each checker resolves shared types itself, so four checkers use half as much processor time again as one.
  lightCheck('types', 'TypeScript, strict, over everything', [tools.tsc, '--noEmit', '--checkers', '1']),
  lightCheck('import-law', 'who may import whom', ['scripts/check-boundaries.mjs']),
  lightCheck('dead-code', 'nothing unused, nothing undeclared', [tools.knip, '--no-progress']),
  lightCheck('words', 'nothing of the machine it was written on', ['scripts/check-words.mjs']),
  lightCheck('supply', 'licences, install scripts and pinned actions', ['scripts/check-supply.mjs']),
  lightCheck('generated', 'generated files match their sources', ['scripts/gen.mjs', '--check']),
  lightCheck('api', 'the contracts are sound', [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    'openapi.yaml',
    'openapi-operators.yaml',
    'openapi-control.yaml',
    '--format=stylish',
  ]),
  lightCheck('messages', 'every word in five languages', [
    ...sourceFlags,
    'apps/h5/scripts/checkMessages.ts',
  ]),
  lightCheck('manifest', 'pages, guards and links agree', [...sourceFlags, 'manifest/src/check.ts', 'check']),
  lightCheck('package', 'the UI kit as others install it: styles, types, public API', [
    'packages/ui-kit/scripts/checkPackage.mjs',
  ]),
  // The longest of the light steps; it runs beside those after it.
  { ...vitest('boundaries', 'the checkers themselves still catch what they must'), cores: 1 },
  {
    ...lightCheck('sibling', 'products of others build on the packed kit and forms, with every bundler', [
      'scripts/check-sibling.mjs',
    ]),
    needs: ['chromium'],
    // Both build the packages.
    after: ['package'],
  },
  // Pure code does not depend on time, so it may share the cores. One test lists what npm would pack, and one
  // uploads from a browser.
  { ...vitest('unit', 'pure code, in Node', ['chromium']), cores: 1, after: ['package', 'sibling'] },
  { ...vitest('contract', 'server and forms keep to openapi.yaml'), cores: 1 },
  lightCheck('size', 'the app builds, within its budgets', ['scripts/check-size.mjs', '--build']),
  // It mostly waits for frames, so it leaves half a core to another step.
  { ...vitest('components', 'components in a real browser, with axe', ['chromium']), cores: 1 },
  vitest('server', 'server on the embedded store and on PostgreSQL', ['postgres', 'pgbouncer', 'haproxy']),
  {
    name: 'e2e',
    title: 'journeys, with the real server',
    kind: 'playwright',
    needs: ['chromium'],
    command: () => [node, tools.playwright, 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
  {
    name: 'visual',
    title: 'every story, pixel by pixel',
    kind: 'playwright',
    needs: ['chromium'],
    command: () => [node, 'scripts/visual.mjs'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
  // Last, because it reads the reports of the steps before.
  check('coverage', 'each row of the requirement is proved by a test that ran', ['scripts/coverage.mjs']),
];
