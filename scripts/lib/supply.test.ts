import { expect, test } from 'vitest';
import { findLooseActions, findSupplyFaults, runsNoScripts } from './supply.mjs';

const faultsOf = (name: string, locked: object) => findSupplyFaults({ [`node_modules/${name}`]: locked });

test('a licence that asks for our own source is no part of what is released', () => {
  expect(faultsOf('a', { license: 'GPL-3.0-only' })).toEqual([
    'a: "GPL-3.0-only" is not allowed in what is released',
  ]);
  expect(faultsOf('a', { license: 'MIT AND GPL-3.0-only' })).toHaveLength(1);
  expect(faultsOf('a', { license: '(MIT OR GPL-3.0-only)' })).toEqual([]);
  expect(faultsOf('a', {})).toEqual(['a: "none" is not allowed in what is released']);
});

test('a tool may have terms that what is released may not', () => {
  expect(faultsOf('@scope/b', { license: 'MPL-2.0', dev: true })).toEqual([]);
  expect(faultsOf('@scope/b', { license: 'MPL-2.0' })).toHaveLength(1);
});

test('an install script of a stranger is found', () => {
  expect(faultsOf('esbuild', { license: 'MIT', hasInstallScript: true })).toEqual([]);
  expect(faultsOf('c', { license: 'MIT', hasInstallScript: true })).toEqual(['c has an install script']);
});

test('npm is told to run no script of what it installs', () => {
  expect(runsNoScripts('fund=false\nignore-scripts=true\n')).toBe(true);
  expect(runsNoScripts('fund=false\n# ignore-scripts=true\n')).toBe(false);
});

test('an action by its tag is found', () => {
  const digest = '0123456789abcdef0123456789abcdef01234567';
  const workflow = `- uses: actions/checkout@v4\n- uses: ./own\n- uses: actions/setup-node@${digest} # v4\n`;
  expect(findLooseActions(workflow)).toEqual(['actions/checkout@v4 is not pinned by its digest']);
});
