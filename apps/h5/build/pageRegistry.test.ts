import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h5, pathsOf, resolvePage } from '@fairlot/manifest';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../manifest/src/sources.js';
import { leaveOut } from './leaveOut.js';
import { faultsOfRegistry, readRegistry } from './pageRegistry.js';

const source = readFileSync(join(import.meta.dirname, '../src/pages.ts'), 'utf8');
const pagesIn = (text: string) => readRegistry(text).map(({ path }) => path);

describe('the registry of pages, read as text', () => {
  it('has every page of the manifest', () => {
    const pages = pathsOf(h5).filter((path) => resolvePage(h5, path).redirectTo === undefined);
    expect(pagesIn(source).sort()).toEqual(pages.sort());
  });

  it('knows the file of a page', () => {
    expect(readRegistry(source).find(({ path }) => path === '/pages/auth/login')?.file).toBe(
      'features/login/Login',
    );
  });

  it('refuses an entry whose file it cannot see', () => {
    expect(() => readRegistry("const pages = { '/pages/a': { load: loadA } };")).toThrow(
      /^apps\/h5\/src\/pages\.ts:1:17 registry: \/pages\/a loads no file\. Write /,
    );
    expect(() => readRegistry('')).toThrow('it has no entries. Write one for each page');
  });

  it('agrees with the manifest', () => {
    expect(faultsOfRegistry(source, h5, readSources())).toEqual([]);
  });

  it.each([
    [
      'a page that the manifest lacks',
      source.replace("'/pages/auth/login'", "'/pages/auth/logn'"),
      /^apps\/h5\/src\/pages\.ts:\d+:3 registry: the manifest has no page \/pages\/auth\/logn\. Declare it in/,
    ],
    [
      'an address that only leads on',
      source.replace("'/pages/auth/login'", "'/pages/fund-bak/index'"),
      /^apps\/h5\/src\/pages\.ts:\d+:3 registry: the manifest has no page \/pages\/fund-bak\/index/,
    ],
    [
      'a page that has no line',
      leaveOut(source, ['/pages/auth/login']),
      /^manifest\/src\/pages\/joining\.ts:5:3 registry: apps\/h5\/src\/pages\.ts has no line for \/pages\/auth\/login\. Write/,
    ],
  ])('says the place of %s, and what to write', (_fault, wrong, message) => {
    expect(faultsOfRegistry(wrong, h5, readSources())).toContainEqual(expect.stringMatching(message));
  });
});
