import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { tools } from '../../scripts/lib/project.mjs';
import { readCounts } from '../../scripts/lib/testCounts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-checkers-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('ESLint', () => {
  // Uses the names of real files, because rules differ by folder.
  const asHeading = 'apps/h5/src/components/PageHeading.tsx';
  const asFormatters = 'apps/h5/src/i18n/formatters.ts';
  const asStyles = 'packages/ui-kit/src/card/Card.css.ts';
  const asServer = {
    fundView: 'apps/paper-broker/src/funds/fundView.ts',
    quote: 'apps/paper-broker/src/market/quote.ts',
    noticeParams: 'apps/paper-broker/src/notices/noticeParams.ts',
    orderView: 'apps/paper-broker/src/trading/orders/orderView.ts',
  };
  const eslint = new ESLint({ cwd: root });

  it('catches an untranslated word, a literal colour and a silent image', async () => {
    const [result] = await eslint.lintText(
      `export const Broken = () => <div title="#465cff"><img src="a.png" />Buy now</div>;`,
      { filePath: join(root, asHeading) },
    );
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining([
        'formatjs/no-literal-string-in-jsx',
        'no-restricted-syntax',
        'jsx-a11y-x/alt-text',
      ]),
    );
  });

  it.each([
    ["divide(multiply(part, fromInteger(100n), 'down'), whole, 'down', 2)", asHeading],
    ["divide(multiply(part, HUNDRED, 'down'), whole, 'down', 2)", asHeading],
    ["multiply(share, decimal('100'), 'down', 2)", asServer.fundView],
    ["divide((change * 100n) as Decimal, close, 'down', 2)", asServer.quote],
    ['share.toFixed(2)', asHeading],
  ])('catches a second rounding of a derived figure: %s', async (expression, filePath) => {
    const [result] = await eslint.lintText(`export const figure = () => ${expression};\n`, {
      filePath: join(root, filePath),
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-syntax');
  });

  it.each([
    'new Intl.NumberFormat(locale).format(1)',
    'Intl.Collator(locale)',
    'new Intl.DateTimeFormat().resolvedOptions()',
    '(1).toLocaleString(locale)',
    'new Date().toLocaleDateString(locale)',
  ])('catches a formatter outside of its one place: %s', async (expression) => {
    const code = `export const write = (locale: string) => [locale, ${expression}];\n`;
    const rulesIn = async (file: string) => {
      const [result] = await eslint.lintText(code, { filePath: join(root, file) });
      return result?.messages.map(({ ruleId }) => ruleId);
    };
    expect(await rulesIn(asHeading)).toContain('no-restricted-syntax');
    expect(await rulesIn(asFormatters)).not.toContain('no-restricted-syntax');
  });

  it.each([
    'document.body',
    'globalThis.document.body',
    'window.innerWidth',
    "typeof document === 'undefined'",
    "addEventListener('resize', read)",
    '(read as unknown) instanceof HTMLElement',
  ])('catches a part of the kit that asks the page instead of its own element: %s', async (expression) => {
    const code = `export const read = (): unknown => ${expression};\n`;
    const rulesIn = async (file: string) => {
      const [result] = await eslint.lintText(code, { filePath: join(root, 'packages/ui-kit/src', file) });
      return result?.messages.map(({ ruleId }) => ruleId);
    };
    expect(await rulesIn('popover/Popover.tsx')).toContain('no-restricted-globals');
    expect(await rulesIn('dom/page.ts')).not.toContain('no-restricted-globals');
  });

  it('catches a part of the kit that takes the page out of the global object', async () => {
    const [result] = await eslint.lintText(
      'const { document } = globalThis;\nexport const read = () => document.body;\n',
      { filePath: join(root, 'packages/ui-kit/src/popover/Popover.tsx') },
    );
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-syntax']);
  });

  it('lets a part of the kit ask its own element', async () => {
    const code =
      'export function read(element: HTMLElement) {\n  const document = element.ownerDocument;\n  return document.body;\n}\n';
    const [result] = await eslint.lintText(code, {
      filePath: join(root, 'packages/ui-kit/src/popover/Popover.tsx'),
    });
    expect(result?.messages).toEqual([]);
  });

  it('judges each of FormatJS’s rules', () => {
    const config = readFileSync(join(root, 'eslint.config.js'), 'utf8');
    const rules = Object.keys(formatjs.rules ?? {});
    expect(rules.length).toBeGreaterThanOrEqual(22);
    expect(rules.filter((rule) => !config.includes(`'formatjs/${rule}': `))).toEqual([]);
  });

  it.each([
    ["dateFormat('en', { dateStyle: 'long' })", asHeading],
    ["dateFormat('en', { dateStyle: 'short', timeStyle: 'short' })", asHeading],
    ["new Intl.DateTimeFormat('en', { timeStyle: 'short' })", asServer.noticeParams],
    ["new Intl.DateTimeFormat('en', { hour: 'numeric' })", asServer.orderView],
  ])('catches a second style of dates or times: %s', async (expression, filePath) => {
    const [result] = await eslint.lintText(`export const words = ${expression};\n`, {
      filePath: join(root, filePath),
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-syntax');
  });

  // Uses the name of a real style sheet of the kit; each fault is in a rule of its own.
  const inStyles = async (rules: string) => {
    const [result] = await eslint.lintText(
      `import { style } from '@vanilla-extract/css';\nexport const part = style(${rules});\n`,
      { filePath: join(root, asStyles) },
    );
    return result!.messages.map(({ ruleId }) => ruleId);
  };

  it.each([
    ["{ width: '12px' }", 'a length'],
    ["{ padding: '0 1.5rem' }", 'a length after another'],
    ["{ margin: '-1px' }", 'a hairline without its name'],
    ['{ padding: 12 }', 'a number that becomes px'],
    ['{ top: -4 }', 'a negative number that becomes px'],
    ['{ width: `calc(100% - ${part}px + 3px)` }', 'a length in a computed value'],
    ["{ selectors: { '&:hover': { opacity: 1 } } }", 'a hover where nothing hovers'],
    ["{ color: '#abc' }", 'a colour'],
    ["{ color: 'rebeccapurple' }", 'a colour by name'],
    ["{ boxShadow: '0 0 0 1em rgb(0 0 0 / 0.2)' }", 'a colour in a shadow'],
    ['{ background: `linear-gradient(${part}, white)` }', 'a colour in a computed value'],
    ["{ '@media': { '(min-width: 20rem)': { gap: '3px' } } }", 'a length within a media query'],
  ])('catches in a style sheet %s: %s', async (rules) => {
    expect(await inStyles(rules)).toEqual(['no-restricted-syntax']);
  });

  it('lets a style sheet say what is no value of a theme', async () => {
    const rules = `{
      margin: 0, flex: '1 1 0', zIndex: 2, lineHeight: 1.5, width: '1.6em', height: 'calc(100dvh - 50%)', color: 'currentColor',
      background: 'transparent', gridArea: '1 / 1', transform: 'rotate(1turn)', transition: 'color 150ms',
      '@media': { 'screen and (min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    }`;
    expect(await inStyles(rules)).toEqual([]);
  });

  it('reads the catalogues: a broken message and an offset, each on its line', async () => {
    const [result] = await eslint.lintText(
      `{
        "home.broken": { "message": "{", "description": "No message." },
        "home.offset": {
          "message": "{n, plural, offset:1 one {# other} other {# others}}",
          "description": "Counts from one."
        }
      }`,
      { filePath: join(root, 'apps/h5/src/messages/home/en.json') },
    );
    expect(result?.messages.map(({ ruleId, line }) => `${line} ${ruleId}`)).toEqual(
      expect.arrayContaining(['2 formatjs/no-invalid-icu', '3 formatjs/no-offset']),
    );
  });

  it('ignores a comment that tries to switch a rule off', async () => {
    const off = ['eslint', 'disable'].join('-');
    const [result] = await eslint.lintText(`/* ${off} */\nconst one = "#fff";\n`, {
      filePath: join(root, asHeading),
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-syntax');
  });
});

describe('knip', () => {
  it('catches a file and an export that nobody uses', () => {
    const folder = folderOf({
      'package.json': '{ "name": "house", "private": true, "workspaces": ["manifest"] }',
      'manifest/package.json': '{ "name": "@fairlot/manifest", "type": "module" }',
      'manifest/src/check.test.ts': "import { used } from './parts.js';\nconsole.log(used);\n",
      'manifest/src/parts.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
      'manifest/src/deadFile.ts': 'export const dead = 1;\n',
    });
    copyFileSync(join(root, 'knip.json'), join(folder, 'knip.json'));
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stdout).toContain('deadFile.ts');
    expect(stdout).toContain('unusedExport');
  });
});

describe('Oxfmt', () => {
  it('reads TypeScript, styles and catalogues, and objects to all of them', () => {
    const files = {
      'a.tsx': 'export const   a = <b/>',
      'a.css.ts': 'export const a = "x"',
      'en/a.json': '{"a":   1}',
    };
    const folder = folderOf(files);
    copyFileSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
    const { status, stdout } = spawnSync(process.execPath, [tools.oxfmt, '--list-different'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    for (const file of Object.keys(files)) expect(stdout).toContain(file);
  });
});

describe('Redocly', () => {
  it('objects to a contract whose operation has no id and refers to nothing', () => {
    const folder = folderOf({
      'openapi.yaml': `openapi: 3.1.0
info: { title: House, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
paths:
  /loan:
    get:
      summary: Loans
      responses: { '200': { $ref: '#/components/responses/Loans' } }
`,
    });
    copyFileSync(join(root, 'redocly.yaml'), join(folder, 'redocly.yaml'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml', '--format=stylish'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    for (const rule of ['operation-operationId', 'no-unresolved-refs'])
      expect(stdout + stderr).toContain(rule);
  });
});

describe('The summary of npm test', () => {
  const report = (content: object): string =>
    join(folderOf({ 'report.json': JSON.stringify(content) }), 'report.json');
  const vitest = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };

  it('counts a step that ran no tests as failed', () => {
    expect(readCounts('vitest', report(vitest), 0).failed).toBe(1);
  });

  it('counts a step that left no report as failed, even when it ended well', () => {
    expect(readCounts('playwright', join(tmpdir(), 'fairlot-no-such-report.json'), 0).failed).toBe(1);
  });

  it('counts a bad end without a failed test and a file that could not be read as failures', () => {
    expect(readCounts('vitest', report({ ...vitest, numPassedTests: 3 }), 1)).toMatchObject({
      passed: 3,
      failed: 1,
    });
    const unread = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(readCounts('vitest', report(unread), 1).failed).toBe(1);
  });

  it('counts a test that passes only when it is tried again as failed', () => {
    const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 0 };
    expect(readCounts('playwright', report({ stats, suites: [], errors: [] }), 0)).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });

  it('allows no test to be retried', async () => {
    const { default: playwright } = await import('../../playwright.config.js');
    const { default: pictures } = await import('../visual/playwright.config.js');
    const text = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
    expect([playwright.retries, pictures.retries]).toEqual([undefined, undefined]);
    expect(text).toContain("name: 'server'");
    expect(text).not.toMatch(/\bretry\b/);
  });

  it('counts what was skipped as skipped', () => {
    const counts = readCounts('vitest', report({ ...vitest, numPassedTests: 5, numPendingTests: 4 }), 0);
    expect(counts).toMatchObject({ passed: 5, failed: 0, skipped: 4 });
  });
});

describe('TypeScript', () => {
  it('is given every source file: what it never reads, it never refuses', () => {
    const config = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const { fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
    const known = new Set(fileNames);
    const tracked = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
    const files = tracked.stdout.split('\n').filter((file) => file !== '');
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => !known.has(join(root, file)))).toEqual([]);
  });
});
