import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, sourceFlags, tools } from '../../scripts/lib/project.mjs';
import { operationFiles } from '../../scripts/new/operation.mjs';

/** The output of `npm run new` passes every check unchanged, in a copy of the repository. */

const copy = mkdtempSync(join(tmpdir(), 'fairlot-generators-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** Copies the tracked files and links the libraries; our own packages are the copy's. */
function copyRepository(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((each) => each !== '' && !each.endsWith('.png'))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@fairlot'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  cpSync(join(root, 'node_modules/@fairlot'), join(copy, 'node_modules/@fairlot'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const part of ['packages', 'apps'])
    for (const name of readdirSync(join(root, part))) {
      const own = join(root, part, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, part, name, 'node_modules'));
    }
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
}

const written: string[] = [];
function generate(...args: string[]): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/new.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const files = [...stdout.matchAll(/^ {2}(\S+\.\w+)$/gm)].map(([, file = '']) => file);
  written.push(...files);
  return files;
}

const passes = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
};

beforeAll(copyRepository, 60_000);

describe('A generator writes', () => {
  it('a component, with its guide, story, test, place in the API and word to those who use the kit', () => {
    const files = generate('component', 'price-tag');
    expect(files.length).toBeLessThanOrEqual(8);
    expect(files).toContain('packages/ui-kit/src/price-tag/guide.md');
    expect(files).toContain('.changeset/price-tag.md');
  });

  it('a page, with its place in the manifest and its words, beside those that there are', () => {
    const files = generate('page', '/pages/profile/limits', 'profile');
    expect(files.length).toBeLessThanOrEqual(8);
    expect(files).toContain('manifest/src/pages/account.ts');
  });

  it('names that JavaScript reserves, and names of several words with digits', () => {
    expect(generate('component', 'delete')).toContain('packages/ui-kit/src/delete/Delete.css.ts');
    expect(generate('component', 'price-tag-2')).toContain('packages/ui-kit/src/price-tag-2/PriceTag2.tsx');
    expect(generate('page', '/pages/class', 'profile')).toContain('apps/h5/src/features/profile/Class.tsx');
    const files = generate('page', '/pages/gift-cards/best-2');
    expect(files).toContain('apps/h5/src/features/giftCards/GiftCardsBest2.tsx');
    // The types of a new area's words are generated.
    expect(files).toContain('apps/h5/src/messages/namespaces.gen.ts');
  });

  it('an operation, with its place in the contract, its test, and what is made of the contract', () => {
    const files = generate('operation', '/savings/plan', 'getSavingsPlan');
    expect(files.length).toBeLessThanOrEqual(8);
    expect(files).toContain('openapi.yaml');
  });

  it('an operation in the folder of those that are like it', () => {
    const files = operationFiles('/order/count', 'getOrderCount');
    expect(files['apps/paper-broker/src/trading/orders/getOrderCount.ts']).toContain("'../../context.js'");
  });

  it('a product', () => {
    expect(generate('product', 'acme').length).toBeLessThanOrEqual(8);
  });

  it.each([
    [['component', 'price-tag'], 'packages/ui-kit/src/price-tag exists already.'],
    // A folder without components.
    [['component', 'testing'], 'packages/ui-kit/src/testing exists already.'],
    [['component', 'PriceTag'], 'such as price-tag: not "PriceTag".'],
    [['component', 'react-node'], 'ReactNode means something else'],
    [['component', 'price', 'tag'], 'npm run new component <kebab-name>'],
    [['page', '/limits'], 'looks like /pages/profile/statement'],
    [['page', '/pages/main/index'], 'looks like /pages/profile/statement'],
    [['page', '/pages/limits-'], 'looks like /pages/profile/statement'],
    [['page', '/pages/profile/fees', 'Profile'], 'not "Profile".'],
    [['page', '/pages/profile/fees', '../profile'], 'not "../profile".'],
    [['page', '/pages/quote/stock'], 'has /pages/quote/stock already.'],
    [['operation', '/account', 'getAccounts'], 'has /account already.'],
    [['operation', '/savings/rate', 'getSavingsPlan'], 'has getSavingsPlan already.'],
    [['operation', '/savings/rate', 'postRate'], 'not "postRate".'],
    [['operation', '/db/rate', 'getRate'], 'begin the path with another word than /db.'],
    [['product', 'harbour'], 'products/harbour/product.yaml exists already.'],
    [['thing', 'x'], 'npm run new component <kebab-name>'],
  ])('nothing over what is there, and nothing under a wrong name: %s', (args, reason) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stderr).toContain(reason);
    expect(status).toBe(2);
  });
});

// A check of everything is slow on a busy machine.
describe('What was written passes', { timeout: 400_000 }, () => {
  it('Oxfmt', () => passes(tools.oxfmt, '--list-different', '--no-error-on-unmatched-pattern', ...written));
  const sources = () => written.filter((file) => /(?<!\.gen)\.tsx?$/.test(file));
  it('Oxlint', () => passes(tools.oxlint, ...sources()));
  it('ESLint', () => passes(tools.eslint, '--max-warnings', '0', '--no-warn-ignored', ...sources()));
  // As in scripts/lib/testSteps.mjs: several checkers use more processor time in all.
  it('TypeScript', () => passes(tools.tsc, '--noEmit', '--checkers', '1'));
  it('knip', () => passes(tools.knip, '--no-progress'));
  // A new fault, a cycle too, begins at a new file. The lists that name the new files import others of their kind.
  it('the import law', () => {
    const isNew = (file: string) => !existsSync(join(root, file));
    passes('scripts/check-boundaries.mjs', ...sources().filter(isNew));
  });
  it('the generated files, of which only a planted difference is found', () => {
    // No generator writes this one.
    const planted = 'apps/paper-broker/src/operators/wire.gen.ts';
    const text = readFileSync(join(copy, planted), 'utf8');
    writeFileSync(join(copy, planted), `${text}\n`);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/gen.mjs', '--check'], {
      cwd: copy,
      encoding: 'utf8',
    });
    writeFileSync(join(copy, planted), text);
    expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(planted)]]);
  });
  it('the messages, of which only planted faults of products are found', () => {
    // Each in a copy of the new product, which itself has none, because the first fault of a product hides its others.
    const planted = { acme1: '{"home.quick": "Für {name}"}', acme2: '{"home.gone": "Bonjour"}' };
    const faults = Object.entries(planted).map(([product, text]) => {
      const folder = join(copy, 'products', product);
      cpSync(join(copy, 'products/acme'), folder, { recursive: true });
      writeFileSync(join(folder, 'messages/de.json'), text);
      return expect.stringMatching(`^products/${product}/messages/de.json:1:2 `) as string;
    });
    const { status, stderr } = spawnSync(
      process.execPath,
      [...sourceFlags, 'apps/h5/scripts/checkMessages.ts'],
      { cwd: copy, encoding: 'utf8' },
    );
    for (const product of Object.keys(planted)) rmSync(join(copy, 'products', product), { recursive: true });
    expect([status, stderr.trim().split('\n')]).toEqual([1, faults]);
  });
  it('the manifest', () => passes(...sourceFlags, 'manifest/src/check.ts', 'check'));
  it('the rules of the contract', () =>
    passes('node_modules/@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml', '--format=stylish'));
  it('the server’s tests of the operation', () => {
    const files = ['src/savings', 'src/contract/contract', 'src/contract/caching'];
    const paths = files.map((each) => `apps/paper-broker/${each}`);
    passes(
      tools.vitest,
      'run',
      '--project',
      'server',
      // A second process would load the server and its contract again, for three files.
      '--maxWorkers=1',
      '-t',
      // One store is enough to show that what was written is whole.
      '^getSavingsPlan \\(embedded\\)|\\(embedded\\).*getSavingsPlan|one for every operation',
      ...paths,
    );
  });
  it('a product that Vite serves under its name and in its colours', () => {
    const serve = `
      import { readFileSync } from 'node:fs';
      import { createServer } from 'vite';
      const server = { middlewareMode: true, hmr: false, watch: null };
      const vite = await createServer({ server, optimizeDeps: { noDiscovery: true }, logLevel: 'error' });
      console.log(await vite.transformIndexHtml('/', readFileSync('index.html', 'utf8')));
      await vite.close();`;
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', serve], {
      cwd: join(copy, 'apps/h5'),
      env: { ...process.env, PRODUCT: 'acme' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    const { brand } = JSON.parse(readFileSync(join(copy, 'products/acme/brand.tokens.json'), 'utf8')) as {
      brand: { $value: string };
    };
    expect(stdout).toContain('<title>Acme</title>');
    expect(stdout).toMatch(/<html [^>]*lang="en"/);
    expect(stdout).toContain(`content="${brand.$value}"`);
  });
  it('the guides and the rules about props', () => {
    const files = ['guides', 'props'].map((name) => `packages/ui-kit/src/testing/${name}.test.ts`);
    passes(tools.vitest, 'run', '--project', 'unit', ...files);
  });
});
