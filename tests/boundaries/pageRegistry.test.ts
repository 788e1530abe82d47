import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typeFaultsOf } from './plantedTypes.js';

const source = readFileSync(new URL('../../apps/h5/src/pages.ts', import.meta.url), 'utf8')
  // The screens take long to compile, and the test does not need their types.
  .replace(/\(await import\('[^']+'\)\)\.\w+/g, 'Screen')
  .concat("import './boot/register.js';\ndeclare const Screen: () => null;\n");
const login = "'/pages/auth/login': {";
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

const plants = {
  missing: source.replace(/ {2}'\/pages\/auth\/login': \{[^]*?\n {2}\},\n/, ''),
  surplus: source.replace(
    login,
    "'/pages/auth/loginn': { load: async () => Screen, words: [] },\n  '/pages/auth/login': {",
  ),
  misspelt: source.replace(login, "'/pages/auth/Login': {"),
  redirecting: source.replace(
    login,
    "'/pages/borrow/index copy': { load: async () => Screen, words: [] },\n  '/pages/auth/login': {",
  ),
};

describe('the registry of pages', () => {
  const [right = [], ...faults] = typeFaultsOf('apps/h5/src', [source, ...Object.values(plants)]);
  const faultsOf = (plant: keyof typeof plants) => faults[Object.keys(plants).indexOf(plant)] ?? [];

  it('is right as it is', () => {
    expect(right).toEqual([]);
  });

  it('is a type error without a page of the manifest', () => {
    expect(plants.missing).not.toBe(source);
    expect(faultsOf('missing').map(({ message }) => message)).toEqual([
      expect.stringContaining(`Property '"/pages/auth/login"' is missing`),
    ]);
  });

  it.each([
    ['surplus', "'/pages/auth/loginn'"],
    ['misspelt', "'/pages/auth/Login'"],
    ['redirecting', "'/pages/borrow/index copy'"],
  ] as const)('is a type error at the line of a %s page', (plant, path) => {
    const found = faultsOf(plant);
    expect(found.map(({ line }) => line)).toContain(lineOf(plants[plant], path));
    expect(found.map(({ message }) => message).join()).toContain(path);
  });
});
