import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBill } from './bill.mjs';
import { root } from './project.mjs';
import { findLooseActions, findSupplyFaults, readLicences, runsNoScripts, type Locked } from './supply.mjs';

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

test('what a build copies into a package is part of what is released, with all that it needs', () => {
  const locked = (more: object = {}) => ({ version: '1.0.0', license: 'MPL-2.0', dev: true, ...more });
  const packages = {
    'node_modules/@radix-ui/react-tabs': locked({ dependencies: { inner: '1.0.0', outer: '1.0.0' } }),
    'node_modules/@radix-ui/react-tabs/node_modules/inner': locked(),
    'node_modules/inner': locked(),
    'node_modules/outer': locked(),
  };
  expect(findSupplyFaults(packages)).toEqual(
    ['@radix-ui/react-tabs', 'inner', 'outer'].map(
      (name) => `${name}: "MPL-2.0" is not allowed in what is released`,
    ),
  );
});

test('the bill of materials lists all that is released, once, and what needs what', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const { components, dependencies } = makeBill(packages);
  const names = components.map(({ name }) => name);
  const shipped = readLicences(packages).filter(({ isShipped }) => isShipped);
  expect(names).toEqual(expect.arrayContaining(shipped.map(({ name }) => name)));
  // The kit and the forms with what each needs, and one of the server's.
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        '@fairlot/ui-kit',
        '@radix-ui/react-dialog',
        '@radix-ui/react-tabs',
        '@radix-ui/react-roving-focus',
      ],
      ...['@fairlot/forms', 'zod', 'react', 'react-dom', 'fastify'],
    ]),
  );
  expect(names).not.toContain('vitest');
  const refs = components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  const tabs = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/%40radix-ui/react-tabs@'));
  expect(tabs?.dependsOn.some((ref) => ref.startsWith('pkg:npm/%40radix-ui/react-roving-focus@'))).toBe(true);
  const kit = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/%40fairlot/ui-kit@'));
  expect(kit?.dependsOn).toEqual(expect.arrayContaining([tabs?.ref]));
  expect(refs).toEqual(expect.arrayContaining(dependencies.flatMap(({ dependsOn }) => dependsOn)));
});
