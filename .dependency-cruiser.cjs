/**
 * The import law: which package may know which. Read it with ARCHITECTURE.md; `npm run boundaries` enforces it, and
 * tests/boundaries plants one violation of each kind to prove that it still can.
 */
const OURS = '^(packages|apps|manifest)/';
const TEST_CODE = '(\\.test(-d)?\\.tsx?|\\.spec\\.ts|\\.stories\\.tsx|/testing/.+)$';

/** A package that imports none of ours. @param {string} folder */
const knowsNoneOfUs = (folder) => ({
  name: `${folder.split('/').pop()}-stands-alone`,
  comment: `${folder} is a leaf: other products take it without taking us.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: OURS, pathNot: `^${folder}/` },
});

/** Inside one app: the files of `from` never import the files of `to`. */
const never = (name, comment, from, to, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TEST_CODE, ...from },
  to: { ...to, ...extra },
});

const h5 = (folders) => `^apps/h5/src/(${folders})(/|\\.)`;
const server = (folders) => `^apps/paper-broker/src/(${folders})(/|\\.)`;

module.exports = {
  forbidden: [
    // Between packages
    knowsNoneOfUs('packages/money'),
    knowsNoneOfUs('packages/ui-kit'),
    knowsNoneOfUs('manifest'),
    knowsNoneOfUs('packages/api-client'),
    {
      name: 'forms-knows-money-kit-and-limits',
      comment:
        'forms may import money, ui-kit and the plain numbers of the contract; never the client itself.',
      severity: 'error',
      from: { path: '^packages/forms/' },
      to: {
        path: OURS,
        pathNot: '^packages/(forms|money|ui-kit)/|^packages/api-client/src/limits\\.gen\\.ts$',
      },
    },
    {
      name: 'forms-core-knows-no-broker',
      comment: 'Other products take the core of forms with ids and schemas of their own.',
      severity: 'error',
      from: { path: '^packages/forms/src/(core|react)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: OURS, pathNot: '^packages/forms/src/(core|react)/' },
    },
    {
      name: 'h5-never-imports-the-server',
      comment: 'The browser must not be able to bundle server code; the contract is all they share.',
      severity: 'error',
      from: { path: '^apps/h5/' },
      to: { path: '^apps/paper-broker/' },
    },
    {
      name: 'server-takes-only-types-and-limits-of-the-client',
      comment: 'From api-client the server takes types (erased) and limits (plain numbers).',
      severity: 'error',
      from: { path: '^apps/paper-broker/' },
      to: {
        path: '^packages/api-client/',
        pathNot: '^packages/api-client/src/limits\\.gen\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-knows-money-and-the-contract',
      comment: 'Its tests also take the suite that any broker is judged by.',
      severity: 'error',
      from: { path: '^apps/paper-broker/', pathNot: TEST_CODE },
      to: { path: OURS, pathNot: '^apps/paper-broker/|^packages/(money|api-client)/' },
    },
    {
      name: 'conformance-knows-no-server',
      comment: 'It judges brokers by the contract: by openapi.yaml, its types, and exact arithmetic.',
      severity: 'error',
      from: { path: '^packages/conformance/' },
      to: {
        path: OURS,
        pathNot: '^packages/(conformance|money)/|^packages/api-client/src/sse\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-of-the-server-take-packages-and-conformance',
      severity: 'error',
      from: { path: '^apps/paper-broker/.*(\\.test\\.ts|/testing/.+)$' },
      to: { path: OURS, pathNot: '^apps/paper-broker/|^packages/(money|api-client|conformance)/' },
    },
    {
      name: 'kit-needs-only-react-radix-and-its-styles',
      comment: 'Every further dependency of the kit is one that every product using it has to take.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/', pathNot: TEST_CODE },
      to: {
        path: 'node_modules',
        pathNot: 'node_modules/(@types/)?(react|react-dom|@radix-ui|@vanilla-extract)(/|$)',
      },
    },
    {
      name: 'no-theme-in-a-part',
      comment:
        "A style sheet takes `vars` from theme/contract.css.ts. theme/index.ts adds every theme's CSS to it.",
      severity: 'error',
      from: { path: '^packages/ui-kit/src/(?!theme/).+\\.css\\.ts$' },
      to: { path: '^packages/ui-kit/src/theme/(index|brands/)' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: {
        path: '^(packages/(money|ui-kit|forms|api-client)|apps/h5)/src/',
        pathNot: TEST_CODE,
      },
      to: { dependencyTypes: ['core'] },
    },

    // Inside the app: main → boot, shell → engine; pages → features → components → queries → state
    {
      name: 'features-do-not-meet',
      comment: 'What two features need moves down to components/ or queries/.',
      severity: 'error',
      from: { path: '^apps/h5/src/features/([^/]+)/' },
      to: { path: '^apps/h5/src/features/([^/]+)/', pathNot: '^apps/h5/src/features/$1/' },
    },
    never(
      'state-is-the-ground',
      'What the browser knows does not depend on what the server said, or on a screen.',
      { path: h5('state') },
      {
        path: h5('queries|components|features|pages|shell|boot|main'),
      },
    ),
    never(
      'queries-know-no-screen',
      'What the server said is the same on every screen.',
      { path: h5('queries') },
      {
        path: h5('components|features|pages|shell|boot|main'),
      },
    ),
    never(
      'components-know-no-feature',
      'Shared parts lie below the features.',
      { path: h5('components') },
      {
        path: h5('features|pages|shell|boot|main'),
      },
    ),
    never(
      'features-know-no-page',
      'Pages assemble features, not the other way round.',
      { path: h5('features') },
      {
        path: h5('pages|boot|main'),
      },
    ),
    never(
      'pages-know-no-shell',
      'A page is drawn inside the shell and cannot tell which one.',
      { path: h5('pages') },
      {
        path: h5('shell|boot|main'),
      },
    ),
    never(
      'refresher-is-the-frames',
      'A page is refreshed because the manifest says so (`refresh`), not by a refresher of its own.',
      { path: h5('features|components|pages') },
      { path: '^packages/ui-kit/src/refresher/' },
    ),
    never(
      'engine-knows-no-screen',
      'The engine runs any manifest.',
      { path: h5('engine') },
      {
        path: h5('boot|shell|state|queries|components|features|pages|main'),
      },
    ),

    // Inside the server: operations → use case → ledger, market → db
    never(
      'ledger-is-the-floor',
      'The ledger imports only db and money.',
      { path: server('ledger'), pathNot: `${TEST_CODE}|/ledger/operations` },
      {
        path: '^apps/paper-broker/src/',
        pathNot: '^apps/paper-broker/src/(ledger|db)/',
      },
    ),
    never(
      'market-is-pure',
      'Prices are a function of seed, symbol and time: no money, no requests.',
      { path: server('market') },
      {
        path: server('ledger|trading|accounts|members|control|seed|jobs'),
      },
    ),
    // Inside trading: matching → positions → orders → the files of trading itself
    never(
      'trading-files-know-no-folder',
      'Rows, states, halts and the unit of work are what orders, positions and matching stand on.',
      { path: '^apps/paper-broker/src/trading/[^/]+$' },
      { path: server('trading/(orders|positions|matching)') },
    ),
    never(
      'orders-know-no-position',
      'An order is placed, priced and shown without knowing what it will lead to.',
      { path: server('trading/orders') },
      { path: server('trading/(positions|matching)') },
    ),
    never(
      'positions-know-no-matching',
      'Matching changes positions, not the other way round.',
      { path: server('trading/positions') },
      { path: server('trading/matching') },
    ),
    never(
      'db-knows-no-module',
      'The database layer knows the tables only as types.',
      { path: server('db') },
      { path: '^apps/paper-broker/src/', pathNot: server('db|util') },
      { dependencyTypesNot: ['type-only'] },
    ),
    never(
      'operations-are-the-outermost',
      'Nothing below HTTP knows an operation; only the wiring collects them.',
      {
        path: '^apps/paper-broker/src/',
        pathNot: `${TEST_CODE}|perations\\.ts$|/seed/|/(modules|broker|app|main)\\.ts$`,
      },
      { path: 'perations\\.ts$' },
      { dependencyTypesNot: ['type-only'] },
    ),

    // Everywhere
    never(
      'no-test-code-in-the-product',
      'What a test needs never ships.',
      { path: OURS },
      { path: TEST_CODE },
    ),
    {
      name: 'no-cycles',
      comment: 'Modules in a ring can only be understood, tested and moved together.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    never(
      'no-cycles-of-types-in-the-server',
      'There a ring of types hides which of its modules comes first.',
      { path: '^apps/paper-broker/src/' },
      { circular: true },
    ),
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.cache)/|\\?(raw|url|inline)$|^virtual:' },
    // Type imports count. 'specify' would also compile each file, to mark which imports remain, and no rule asks that.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@fairlot/source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
