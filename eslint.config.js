import formatjs from 'eslint-plugin-formatjs';
import a11y from 'eslint-plugin-jsx-a11y-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { catalogue } from './scripts/lib/catalogueLint.mjs';
import { literalStyles } from './scripts/lib/literalStyles.mjs';

const TESTS = ['**/*.test.tsx', '**/testing/**'];
const STORIES = ['**/*.stories.tsx'];

/** A colour is a role of the theme: a literal one would survive a change of brand, and no test would see it. */
const literalColour = {
  selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  message: "No literal colour outside the theme: use a role of the kit's `vars.color`.",
};
/** The kit draws signs (+, ·, arrows) itself, but its few words come from its messages. */
const literalWord = {
  selector: 'JSXText[value=/\\p{L}{2}/u]',
  message: "No untranslated word: the kit's own sentences are in src/messages.",
};
/** Types such as `Intl.NumberFormat` stay allowed: they are no member expressions. */
const ownFormatter = {
  selector: "MemberExpression[object.name='Intl'], MemberExpression[property.name=/^toLocale\\w*String$/]",
  message: "Take react-intl's formatters, which are made once: i18n/formatters.js.",
};
/** Times read 15:04 in every language, in the app as in what the server writes. */
const secondTimeStyle = {
  selector:
    "NewExpression[callee.property.name='DateTimeFormat']:has(Property[key.name=/^(hour|timeStyle)$/]):not(:has(Property[key.name='hourCycle'][value.value='h23']))",
  message: "Times have one style: add `hourCycle: 'h23'`.",
};
/** A date reads alike on every page of a language; the heading of a day names the weekday too (`full`). */
const secondDateStyle = {
  selector: "Property[key.name='dateStyle'] > Literal[value=/^(short|long)$/]",
  message: "Dates have one style: `dateStyle: 'medium'`, or `full` for the heading of a day.",
};
/** Percentages and averages are rounded in one place; a second one would show another figure. */
const secondRounding = [
  {
    selector:
      "CallExpression[callee.name=/^(multiply|divide)$/] :matches(Identifier[name=/^hundred$/i], Literal[bigint='100'], Literal[value=/^100$/])",
    message: 'Percentages are made by `percentage` and `percentOf` of @fairlot/money.',
  },
  {
    selector: "BinaryExpression[operator='*'] > Literal[bigint='100']",
    message: 'Percentages are made by `percentage` of @fairlot/money.',
  },
];
/** A float is written by the kit's formatter, which says how it rounds. */
const floatRounding = {
  selector: "CallExpression[callee.property.name='toFixed']",
  message: 'Figures are written by formatDecimal, with `rounding` where they are derived.',
};
/** A phone keeps the last touched element hovered until the next tap. */
const touchHover = [
  'Property > Literal.key[value=/:hover/]',
  'Property > TemplateLiteral.key > TemplateElement[value.raw=/:hover/]',
].map((selector) => ({
  selector: `${selector}:not(Property[key.value=/hover: hover/] *)`,
  message: "`:hover` stands inside '@media': { '(hover: hover)': … }.",
}));
/** What the next rule cannot see: the page's document and window, taken out of the global object. */
const takenApart = {
  selector: "VariableDeclarator[init.name='globalThis']",
  message:
    'Name what it takes where it is used, as globalThis.navigator, for the rule about globals to see it.',
};
/** What the page's own document and window give, where a part may be in an iframe or in a shadow root. */
const pageGlobals = {
  globals: [
    ...['document', 'window', 'self', 'top', 'parent', 'frames', 'visualViewport', 'devicePixelRatio'],
    ...['innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'pageXOffset', 'pageYOffset', 'screen'],
    ...['getSelection', 'scrollTo', 'scrollBy', 'addEventListener', 'removeEventListener'],
    // For `instanceof`: an element of an iframe is no instance of the page's classes.
    ...['Node', 'Element', 'HTMLElement', 'SVGElement', 'Document', 'ShadowRoot'],
    ...['HTMLInputElement', 'HTMLButtonElement', 'HTMLFormElement', 'HTMLAnchorElement'],
  ].map((name) => ({
    name,
    message: "It is the page's: ask one of the part's own elements (dom/tree.ts), or dom/page.ts.",
  })),
  checkGlobalObject: true,
};

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/*.gen.ts',
      'storybook-static/**',
      '.cache/**',
      '**/.data/**',
      '{gallery,visual,playwright}-report/**',
      'test-results/**',
      // The rules below are for what is shipped; for the rest, which is a third of the files, Oxlint's are enough.
      '**/*.{mjs,cjs}',
      '**/*.{test,spec}.ts',
      '**/testing/**/*.ts',
      '{tests,bench}/**',
    ],
  },
  {
    // A rule that is wrong for us is changed here, with its reason, for everyone; never switched off in one file.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['{packages,apps}/**/*.tsx'],
    plugins: { 'jsx-a11y-x': a11y },
    rules: {
      ...a11y.configs.recommended.rules,
      // Safari announces a list without bullets as a list only if it has the role.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A search page opens with its field focused, because the customer has just tapped the search.
      'jsx-a11y-x/no-autofocus': 'off',
    },
  },
  {
    // By ARIA's practices the articles of a feed take the focus and the feed has keys. These rules do not know that.
    files: ['packages/ui-kit/src/infinite-list/Feed.tsx'],
    rules: {
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: ['article'], roles: ['tabpanel'] }],
      'jsx-a11y-x/interactive-supports-focus': 'off',
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
    },
  },
  {
    files: ['apps/h5/src/**/*.tsx'],
    ignores: [...TESTS, ...STORIES],
    plugins: { formatjs },
    rules: {
      // Every word a customer sees is in the catalogues.
      'formatjs/no-literal-string-in-jsx': 'error',
      // Objects hold message ids, which this rule takes for sentences. TypeScript checks the ids.
      'formatjs/no-literal-string-in-object': 'off',
    },
  },
  {
    files: ['apps/h5/src/messages/*/*.json'],
    plugins: { catalogues: { processors: { catalogue } } },
    processor: 'catalogues/catalogue',
  },
  {
    // FormatJS's rules for messages. They read the catalogues, because the code holds only ids.
    files: ['apps/h5/src/messages/*/*.json/*.js'],
    plugins: { formatjs },
    rules: {
      'formatjs/no-invalid-icu': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-plural-rules': ['error', { other: true }],
      'formatjs/no-missing-icu-plural-one-placeholders': 'error',
      'formatjs/no-complex-selectors': 'error',
      'formatjs/no-emoji': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
      'formatjs/prefer-full-sentence': 'error',
      'formatjs/prefer-pound-in-plural': 'error',
      'formatjs/blocklist-elements': ['error', ['selectordinal']],
      'formatjs/enforce-message-types': 'error',
      // Placeholders are named like the values in the code, in camelCase.
      'formatjs/no-camel-case': 'off',
      // Ids are chosen names, not hashes (decision 7).
      'formatjs/no-id': 'off',
      'formatjs/enforce-id': 'off',
      // The code calls `t` with an id, so there is no descriptor to check the values against.
      'formatjs/enforce-placeholders': 'off',
      'formatjs/prefer-formatted-message': 'off',
    },
  },
  {
    // Chinese and Japanese put no space between a value and its unit.
    files: ['apps/h5/src/messages/*/{ja,zh}.json/*.js'],
    rules: { 'formatjs/prefer-full-sentence': 'off' },
  },
  {
    files: ['packages/{ui-kit,forms}/src/**/*.{ts,tsx}', 'apps/h5/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...STORIES, 'packages/ui-kit/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', literalColour, literalWord, takenApart] },
  },
  {
    // The kit works in iframes and in shadow roots.
    files: ['packages/ui-kit/src/**/*.{ts,tsx}'],
    ignores: [
      ...TESTS,
      ...STORIES,
      // The other parts use these.
      'packages/ui-kit/src/dom/*.ts',
      // In development it reads the page's style sheets before there is a part.
      'packages/ui-kit/src/css/lookForStyles.ts',
      // Routers use the history of the page, even for a dialog in an iframe.
      'packages/ui-kit/src/modal/useBackCloses.ts',
    ],
    rules: { 'no-restricted-globals': ['error', pageGlobals] },
  },
  {
    files: ['apps/h5/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...STORIES, 'apps/h5/src/i18n/formatters.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        literalColour,
        literalWord,
        ownFormatter,
        ...secondRounding,
        floatRounding,
        secondDateStyle,
      ],
    },
  },
  {
    files: ['apps/paper-broker/src/**/*.ts', 'packages/forms/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...secondRounding, secondTimeStyle] },
  },
  {
    // The style files of the kit and the app. Only the theme's own files may hold raw values.
    files: ['{packages,apps}/**/*.css.ts', 'packages/ui-kit/src/css/mixins.ts'],
    ignores: ['packages/ui-kit/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', literalWord, ...literalStyles, ...touchHover] },
  },
);
