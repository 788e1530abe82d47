import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describePublicApi } from './publicApi.mjs';

/** One part of a kit, declared in several ways. */
const PROPS = {
  before: 'turn: number;',
  commented: '/** How far. */ turn: number;',
  added: 'turn: number; size?: string;',
  gone: '',
  renamed: 'angle: number;',
  optional: 'turn?: number;',
  retyped: 'turn: string;',
};

/** The section of public-api.md for each declaration. */
function sections(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'ui-kit-api-'));
  try {
    for (const [name, props] of Object.entries(PROPS)) {
      mkdirSync(join(folder, name));
      const declaration = `export interface KnobProps { ${props} }\nexport declare function Knob(props: KnobProps): null;`;
      writeFileSync(join(folder, name, 'index.d.ts'), declaration);
    }
    const api = describePublicApi(folder, Object.keys(PROPS));
    return new Map(
      api
        .split(/^## /m)
        .slice(1)
        .map((section) => {
          const [name = '', ...text] = section.split('\n');
          return [name, text.join('\n').trim()];
        }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a prop that is new, gone, renamed, optional or of another type is a difference; a comment is none', () => {
  const { before, commented, ...others } = Object.fromEntries(sections());
  expect(before).toContain('turn: number');
  expect(commented).toBe(before);
  expect(Object.keys(others)).toHaveLength(5);
  for (const [name, api] of Object.entries(others)) expect(api, name).not.toBe(before);
}, 60_000);

test('a module that is exported under a name shows its names, wherever it has them from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ui-kit-api-'));
  try {
    mkdirSync(join(folder, 'words'));
    writeFileSync(join(folder, 'words/index.d.ts'), `export * as en from './en.js';`);
    writeFileSync(join(folder, 'words/en.d.ts'), `export * from './bars.js';`);
    writeFileSync(join(folder, 'words/bars.d.ts'), `export declare const close = "Close";`);
    expect(describePublicApi(folder, ['words'])).toMatch(
      /export declare namespace en \{\nexport declare const close = "Close";\n\}/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('of a function with properties both are described: its own parameters, and each property', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ui-kit-api-'));
  try {
    mkdirSync(join(folder, 'toast'));
    writeFileSync(
      join(folder, 'toast/index.d.ts'),
      'export declare function toast(message: string): void;\nexport declare namespace toast { var dismiss: () => void; }',
    );
    const api = describePublicApi(folder, ['toast']);
    expect(api).toContain('export declare function toast(message: string): void;');
    expect(api).toMatch(/namespace toast \{\s+var dismiss: \(\) => void;/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
