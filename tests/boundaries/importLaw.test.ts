import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findRoomRings } from '../../scripts/lib/roomRings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'fairlot-import-law-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** One violation of each rule: the violating file, and what it imports. */
const planted: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'money-stands-alone': ['packages/money/src/a.ts', 'packages/ui-kit/src/button/index.ts'],
  'ui-kit-stands-alone': ['packages/ui-kit/src/price/b.ts', 'packages/money/src/index.ts'],
  'manifest-stands-alone': ['manifest/src/a.ts', 'packages/money/src/index.ts'],
  'api-client-stands-alone': ['packages/api-client/src/a.ts', 'packages/money/src/index.ts'],
  'forms-core-knows-no-broker': ['packages/forms/src/react/core.ts', 'packages/forms/src/messages.ts'],
  'forms-knows-money-kit-and-limits': ['packages/forms/src/a.ts', 'packages/api-client/src/index.ts'],
  'h5-never-imports-the-server': ['apps/h5/src/main.ts', 'apps/paper-broker/src/broker.ts'],
  'server-takes-only-types-and-limits-of-the-client': [
    'apps/paper-broker/src/trading/orders/a.ts',
    'packages/api-client/src/index.ts',
  ],
  'server-knows-money-and-the-contract': [
    'apps/paper-broker/src/trading/orders/b.ts',
    'packages/forms/src/index.ts',
  ],
  'tests-of-the-server-take-packages-and-conformance': [
    'apps/paper-broker/src/contract/a.test.ts',
    'packages/forms/src/index.ts',
  ],
  'conformance-knows-no-server': ['packages/conformance/src/a.ts', 'apps/paper-broker/src/broker.ts'],
  'kit-needs-only-react-radix-and-its-styles': ['packages/ui-kit/src/price/c.ts', 'moment'],
  'no-theme-in-a-part': ['packages/ui-kit/src/price/d.css.ts', 'packages/ui-kit/src/theme/index.ts'],
  'no-node-in-the-browser': ['packages/forms/src/b.ts', 'node:fs'],
  'features-do-not-meet': ['apps/h5/src/features/orders/a.ts', 'apps/h5/src/features/quotes/index.ts'],
  'state-is-the-ground': ['apps/h5/src/state/a.ts', 'apps/h5/src/queries/a.ts'],
  'queries-know-no-screen': ['apps/h5/src/queries/a.ts', 'apps/h5/src/components/row.ts'],
  'components-know-no-feature': ['apps/h5/src/components/a.ts', 'apps/h5/src/features/quotes/index.ts'],
  'features-know-no-page': ['apps/h5/src/features/orders/b.ts', 'apps/h5/src/pages/home.ts'],
  'pages-know-no-shell': ['apps/h5/src/pages/a.ts', 'apps/h5/src/shell/header.ts'],
  'refresher-is-the-frames': ['apps/h5/src/features/orders/c.ts', 'packages/ui-kit/src/refresher/index.ts'],
  'engine-knows-no-screen': ['apps/h5/src/engine/a.ts', 'apps/h5/src/state/session.ts'],
  'ledger-is-the-floor': ['apps/paper-broker/src/ledger/a.ts', 'apps/paper-broker/src/http/errors.ts'],
  'market-is-pure': ['apps/paper-broker/src/market/a.ts', 'apps/paper-broker/src/ledger/post.ts'],
  'trading-files-know-no-folder': [
    'apps/paper-broker/src/trading/a.ts',
    'apps/paper-broker/src/trading/orders/orderView.ts',
  ],
  'orders-know-no-position': [
    'apps/paper-broker/src/trading/orders/d.ts',
    'apps/paper-broker/src/trading/positions/positionView.ts',
  ],
  'positions-know-no-matching': [
    'apps/paper-broker/src/trading/positions/a.ts',
    'apps/paper-broker/src/trading/matching/fillOrder.ts',
  ],
  'db-knows-no-module': [
    'apps/paper-broker/src/db/a.ts',
    'apps/paper-broker/src/trading/orders/placeOrder.ts',
  ],
  'operations-are-the-outermost': [
    'apps/paper-broker/src/trading/orders/c.ts',
    'apps/paper-broker/src/trading/orders/operations.ts',
  ],
  'no-test-code-in-the-product': ['packages/money/src/b.ts', 'packages/money/src/testing/samples.ts'],
  'no-cycles': ['packages/money/src/ring.ts', 'packages/money/src/ring.ts'],
  'no-cycles-of-types-in-the-server': [
    'apps/paper-broker/src/news/a.ts',
    'apps/paper-broker/src/search/b.ts',
  ],
  'nothing-unresolvable': ['packages/money/src/c.ts', 'packages/money/src/missing.ts'],
};

describe('The import law', () => {
  const { caught, modules } = cruise(house);

  it.each(Object.entries(planted))('catches %s', (rule, [from]) => {
    expect(caught).toContainEqual([rule, from]);
  });

  it('has a planted violation for each of its rules', () => {
    const config = JSON.parse(
      execFileSync(
        process.execPath,
        ['-p', 'JSON.stringify(require("./.dependency-cruiser.cjs").forbidden.map(({ name }) => name))'],
        { cwd: root, encoding: 'utf8' },
      ),
    ) as string[];
    expect(Object.keys(planted).sort()).toEqual(config.sort());
  });

  it('accepts what is allowed: forms to limits, the server to types of the client', () => {
    expect(caught.filter(([, from]) => from.includes('allowed'))).toEqual([]);
  });

  it('catches rooms of the server that import each other in a ring, and no others', () => {
    expect(findRoomRings(modules)).toEqual([
      'loans → members (apps/paper-broker/src/loans/ring.ts)',
      'members → uploads (apps/paper-broker/src/members/ring.ts)',
      'uploads → loans (apps/paper-broker/src/uploads/ring.ts)',
      'members/passkeys → members/totp (apps/paper-broker/src/members/passkeys/ring.ts)',
      'members/totp → members/passkeys (apps/paper-broker/src/members/totp/ring.ts)',
    ]);
  });

  it('fails when it read too few modules', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/check-boundaries.mjs', 'docs'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('Too few modules')]);
  });
});

type CruisedModules = Parameters<typeof findRoomRings>[0];

/** Writes the planted tree and checks it with the repository's rules. @returns pairs of rule and violating file */
function cruise(folder: string): { caught: [rule: string, from: string][]; modules: CruisedModules } {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('tsconfig.json', '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler" } }');
  write('node_modules/moment/package.json', '{ "name": "moment", "main": "index.js" }');
  write('node_modules/moment/index.js', 'module.exports = {};');
  write('package.json', '{ "name": "house", "dependencies": { "moment": "1" } }');
  for (const [from, to] of Object.values(planted)) {
    if (to.includes('/') && !to.endsWith('missing.ts')) write(to, 'export const value = 1;\n');
    write(from, `import { value } from '${specifier(from, to)}';\nexport const user = value;\n`);
  }
  write('packages/money/src/ring.ts', "import { two } from './ring2.js';\nexport const one = two;\n");
  write('packages/money/src/ring2.ts', "import { one } from './ring.js';\nexport const two = one;\n");
  write('packages/api-client/src/limits.gen.ts', 'export const limits = { length: 140 };\n');
  write(
    'packages/forms/src/allowed.ts',
    "import { limits } from '../../api-client/src/limits.gen.js';\nexport const length = limits.length;\n",
  );
  write('packages/api-client/src/index.ts', 'export type Wire = string;\nexport const value = 1;\n');
  write(
    'apps/paper-broker/src/trading/orders/allowed.ts',
    "import type { Wire } from '../../../../../packages/api-client/src/index.js';\nexport type Order = Wire;\n",
  );
  const server = (path: string): string => `apps/paper-broker/src/${path}`;
  // A cycle of three modules whose files form no cycle, and two modules that import each other's types only.
  write(server('loans/ring.ts'), "import { two } from '../members/two.js';\nexport const one = two;\n");
  write(server('members/two.ts'), 'export const two = 2;\n');
  write(
    server('members/ring.ts'),
    "import { three } from '../uploads/three.js';\nexport const two = three;\n",
  );
  write(server('uploads/three.ts'), 'export const three = 3;\n');
  write(server('uploads/ring.ts'), "import { four } from '../loans/four.js';\nexport const three = four;\n");
  write(server('loans/four.ts'), 'export const four = 4;\n');
  // The same for two folders inside one module.
  write(
    server('members/totp/ring.ts'),
    "import { six } from '../passkeys/six.js';\nexport const five = six;\n",
  );
  write(server('members/passkeys/six.ts'), 'export const six = 6;\n');
  write(
    server('members/passkeys/ring.ts'),
    "import { seven } from '../totp/seven.js';\nexport const six = seven;\n",
  );
  write(server('members/totp/seven.ts'), 'export const seven = 7;\n');
  write(
    server('news/a.ts'),
    "import { b } from '../search/b.js';\nexport type A = string;\nexport const a = b;\n",
  );
  write(server('search/b.ts'), "import type { A } from '../news/a.js';\nexport const b: A = 'b';\n");
  const output = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      'manifest',
      'packages',
      'apps',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 16_000_000 },
  );
  const { summary, modules } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
    modules: CruisedModules;
  };
  return { caught: summary.violations.map(({ rule, from }) => [rule.name, from]), modules };
}

function specifier(from: string, to: string): string {
  if (!to.includes('/')) return to;
  return `${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.ts$/, '.js')}`;
}
