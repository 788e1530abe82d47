import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root, tools } from '../../scripts/lib/project.mjs';

/** One fault for each rule of .oxlintrc.json. */
const PLANTED: Readonly<Record<string, string>> = {
  eqeqeq: 'export const isOne = (value: number) => value == 1;',
  'no-var': 'var one = 1;\nexport const two = one + 1;',
  'prefer-const': 'let one = 1;\nexport const two = one + 1;',
  'no-array-constructor': 'export const list = new Array(1, 2);',
  'no-console': "console.log('here');",
  'no-unused-expressions': 'export const log = (value: number) => {\n  value + 1;\n};',
  'no-unused-vars': 'const one = 1;\nexport const two = 2;',
  'prefer-rest-params': 'export function count() {\n  return [...arguments];\n}',
  'prefer-spread': 'export const most = (list: number[]) => Math.max.apply(Math, list);',
  'no-default-export': 'export default 1;',
  'await-thenable': 'export const wait = async () => {\n  await 1;\n};',
  'ban-ts-comment': ['// @ts-', 'expect-error\nexport const one: string = 1;'].join(''),
  'consistent-type-imports': "import { Stats } from 'node:fs';\nexport type Found = Stats;",
  'no-array-delete': 'export const drop = (list: number[]) => {\n  delete list[0];\n};',
  'no-base-to-string': 'export const text = (value: { one: number }) => String(value);',
  'no-duplicate-enum-values': 'export enum Kind {\n  one = 1,\n  two = 1,\n}',
  'no-duplicate-type-constituents': "export type Kind = 'one' | 'one';",
  'no-empty-object-type': 'export const take = (value: {}) => value;',
  'no-explicit-any': 'export const take = (value: any) => typeof value;',
  'no-extra-non-null-assertion': 'export const take = (value?: { one: number }) => value!!.one;',
  'no-floating-promises': 'const save = async () => 1;\nexport const go = () => {\n  save();\n};',
  'no-for-in-array':
    'export const go = (list: number[]) => {\n  for (const at in list) list.push(Number(at));\n};',
  'no-implied-eval': "export const go = () => setTimeout('go()', 1);",
  'no-misused-new': 'export interface Maker {\n  new (): Maker;\n}',
  'no-misused-promises': 'const isOn = async () => true;\nexport const go = () => (isOn() ? 1 : 2);',
  'no-namespace': 'export namespace Parts {\n  export const one = 1;\n}',
  'no-non-null-asserted-optional-chain': 'export const take = (value?: { one?: number }) => value?.one!;',
  'no-redundant-type-constituents': 'export type Kind = unknown | string;',
  'no-require-imports': "import fs = require('node:fs');\nexport const read = fs.readFileSync;",
  'no-this-alias': 'export class Part {\n  own() {\n    const self = this;\n    return () => self;\n  }\n}',
  'no-unnecessary-type-assertion': 'export const take = (value: string) => value as string;',
  'no-unnecessary-type-constraint': 'export const take = <T extends unknown>(value: T) => value;',
  'no-unsafe-argument': "export const one = Number.parseInt(JSON.parse('1'));",
  'no-unsafe-assignment':
    "export const one = () => {\n  const made = JSON.parse('1');\n  return typeof made;\n};",
  'no-unsafe-call': "export const one = () => void JSON.parse('1')();",
  'no-unsafe-declaration-merging': 'export interface Part {\n  one: number;\n}\nexport class Part {}',
  'no-unsafe-enum-comparison': 'enum Kind {\n  one = 1,\n}\nexport const isOne = (kind: Kind) => kind === 1;',
  'no-unsafe-function-type': 'export const take = (value: Function) => value.length;',
  'no-unsafe-member-access': "export const one = () => typeof JSON.parse('1').one;",
  'no-unsafe-return': "export const one = () => JSON.parse('1');",
  'no-wrapper-object-types': 'export const take = (value: String) => value.length;',
  'only-throw-error': "export const fail = () => {\n  throw 'failed';\n};",
  'prefer-as-const': "export const one = 'one' as 'one';",
  'prefer-namespace-keyword':
    'declare module Parts {\n  const one: number;\n}\nexport const two = Parts.one;',
  'prefer-promise-reject-errors': "export const fail = () => Promise.reject('failed');",
  'restrict-plus-operands': 'export const sum = (one: { two: number }) => one + "1";',
  'restrict-template-expressions': 'export const text = (one: object) => `${one}`;',
  'switch-exhaustiveness-check':
    "export const go = (kind: 'one' | 'two') => {\n  switch (kind) {\n    case 'one':\n      return 1;\n  }\n  return 2;\n};",
  'triple-slash-reference': '/// <reference path="./other.ts" />\nexport const one = 1;',
  'rules-of-hooks':
    "import { useState } from 'react';\nexport function Part({ isOn }: { isOn: boolean }) {\n  if (isOn) useState(1);\n  return null;\n}",
  'exhaustive-deps':
    "import { useEffect } from 'react';\nexport function Part({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n  return null;\n}",
  'error-boundaries':
    'const Child = () => null;\nexport function Part() {\n  try {\n    return <Child />;\n  } catch {\n    return null;\n  }\n}',
  globals: 'let count = 0;\nexport function Part() {\n  count = 1;\n  return <p>{count}</p>;\n}',
  immutability:
    "export function Part({ data }: { data: { name: string } }) {\n  data.name = 'x';\n  return <p>{data.name}</p>;\n}",
  'preserve-manual-memoization':
    "import { useMemo } from 'react';\nexport function Part({ one, two }: { one: string; two: string }) {\n  const list: string[][] = [];\n  const first = useMemo(() => [one], [one]);\n  list.push(first);\n  const both = useMemo(() => {\n    list.push([two]);\n    return list;\n  }, [list, two]);\n  return <p>{both}</p>;\n}",
  purity: 'export function Part() {\n  const at = Date.now();\n  return <p>{at}</p>;\n}',
  refs: "import { useRef } from 'react';\nexport function Part() {\n  const last = useRef(1);\n  return <p>{last.current}</p>;\n}",
  'set-state-in-effect':
    "import { useEffect, useState } from 'react';\nexport function Part() {\n  const [value, setValue] = useState(1);\n  useEffect(() => {\n    setValue(2);\n  }, []);\n  return <p>{value}</p>;\n}",
  'set-state-in-render':
    "import { useState } from 'react';\nexport function Part() {\n  const [value, setValue] = useState(1);\n  setValue(2);\n  return <p>{value}</p>;\n}",
  'static-components':
    'export function Part() {\n  const Inner = () => <p>inner</p>;\n  return <Inner />;\n}',
  'unsupported-syntax':
    'export function Part({ text }: { text: string }) {\n  return <p>{eval(text)}</p>;\n}',
  'use-memo':
    "import { useMemo } from 'react';\nexport function Part() {\n  const value = useMemo(async () => 1, []);\n  return <p>{typeof value}</p>;\n}",
  'void-use-memo':
    "import { useMemo } from 'react';\nexport function Part() {\n  const value = useMemo(() => {\n    Math.max(1, 2);\n  }, []);\n  return <p>{value}</p>;\n}",
};

const folder = mkdtempSync(join(tmpdir(), 'fairlot-oxlint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Oxlint', () => {
  // A file of the app, where all rules hold.
  const fileOf = (rule: string) => `apps/h5/src/${rule}.tsx`;
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const named = [...config.matchAll(/"(?:[\w-]+\/)?([\w-]+)": (?:"error"|\[\s*"error")/g)].map(
    ([, rule = '']) => rule,
  );
  mkdirSync(join(folder, dirname(fileOf(''))), { recursive: true });
  for (const [rule, text] of Object.entries(PLANTED)) writeFileSync(join(folder, fileOf(rule)), `${text}\n`);
  writeFileSync(join(folder, 'tsconfig.json'), readFileSync(join(root, 'tsconfig.json')));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout, stderr } = spawnSync(process.execPath, [tools.oxlint, '--format=json', 'apps'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };

  it('is given a planted fault for each of its rules', () => {
    expect(named.length).toBeGreaterThan(55);
    expect(Object.keys(PLANTED).sort()).toEqual([...new Set(named)].sort());
  });

  it.each(Object.keys(PLANTED))('catches %s', (rule) => {
    const caught = diagnostics.filter(({ filename }) => filename === fileOf(rule)).map(({ code }) => code);
    expect(caught, stderr).toContainEqual(expect.stringContaining(`(${rule})`));
  });
});
