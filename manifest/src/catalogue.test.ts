import { expect, it } from 'vitest';
import { catalogueOf } from './catalogue.js';
import { pathsOf, resolvePage, type Manifest } from './define.js';
import { h5 } from './h5.js';

const manifest: Manifest = h5;
const catalogue = catalogueOf(manifest, (key, locale) => `${key} in ${locale}`);
const rows = catalogue.split('\n').filter((line) => line.startsWith('| `/'));
const rowOf = (path: string) => rows.find((line) => line.startsWith(`| \`${path}\` |`)) ?? '';

it('has a row for every address, and none for any other', () => {
  expect(rows.map((line) => /^\| `([^`]+)`/.exec(line)?.[1]).sort()).toEqual([...pathsOf(manifest)].sort());
});

it('says of each page what it is called in every whole language, its layout, guards, tools and parameters', () => {
  for (const path of pathsOf(manifest)) {
    const { heading, redirectTo, layout, guards, tools, search } = resolvePage(manifest, path);
    const row = rowOf(path);
    if (redirectTo !== undefined) {
      expect(row).toContain(`leads to \`${redirectTo}\``);
      continue;
    }
    for (const locale of ['en', 'de', 'es', 'fr', 'it'])
      expect(row).toContain(`${heading ?? ''} in ${locale}`);
    expect(row).toContain(`| ${layout} | ${guards.join(', ')} | ${tools.join(', ') || '–'} |`);
    for (const name of Object.keys(search)) expect(row).toContain(`\`${name}: `);
  }
});

it('has as many cells in a row as there are columns, whatever a parameter may be', () => {
  for (const line of rows) expect(line.match(/(?<!\\)\|/g), line).toHaveLength(8);
});
