import formatjs from 'eslint-plugin-formatjs';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', '**/testing/**', 'tests/**', 'bench/**'];
const STORIES = ['**/*.stories.tsx', '.storybook/**'];
const TOOL_CONFIGS = [
  '*.config.{ts,js}',
  '**/vite.config.ts',
  '**/vite.*.config.ts',
  '.storybook/**',
  '**/*.cjs',
];

/** A colour is a role of the theme: a literal one would survive a change of brand, and no test would see it. */
const literalColour = {
  selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  message: "No literal colour outside the theme: use a role of the kit's `vars.color`.",
};
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name that is the same everywhere can be searched for.',
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
      'tests/boundaries/planted/**',
    ],
  },
  {
    // A rule that is wrong for us is changed here, with its reason, for everyone; never switched off in one file.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      // React's handlers may be async: what they reject with reaches the boundary through the hook that made them.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNever: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true },
      ],
      // `async` is part of a port's signature; not every implementation has something to wait for.
      '@typescript-eslint/require-await': 'off',
      // A branded bigint is a bigint; the rule does not see through the brand.
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', defaultExport],
    },
  },
  {
    // A type test says "this must not compile" with the one comment that means it.
    files: ['**/*.test-d.ts'],
    rules: { '@typescript-eslint/ban-ts-comment': 'off', '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['{packages,apps}/**/*.tsx', 'apps/h5/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['{packages,apps}/**/*.tsx'],
    plugins: { 'jsx-a11y-x': a11y },
    rules: a11y.configs.recommended.rules,
  },
  {
    files: ['apps/h5/src/**/*.tsx', 'packages/{ui-kit,forms}/src/**/*.tsx'],
    ignores: [...TESTS, ...STORIES],
    plugins: { formatjs },
    rules: {
      // Every word a customer sees is in the catalogues; what is left are signs that are the same in every language.
      'formatjs/no-literal-string-in-jsx': 'error',
    },
  },
  {
    files: ['packages/ui-kit/src/**/*.{ts,tsx}', 'apps/h5/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...STORIES, 'packages/ui-kit/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, literalColour] },
  },
  {
    // Programs for the terminal, and files whose default export a tool asks for.
    files: [...TOOL_CONFIGS, ...STORIES, '**/scripts/**', 'scripts/**', 'bench/**', 'manifest/src/check.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // A test reads what it made itself; an answer of the wrong shape fails the test on the next line.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-var': 'error', 'prefer-const': 'error' },
  },
);
