#!/usr/bin/env node
// @ts-check
/**
 * `fairlot-brand <brand> [--out brand.css]` writes the style sheet of a brand. It serves products whose content
 * security policy forbids inline styles, and all products that know their brand at build time. `<brand>` is a
 * design-token file (`acme.tokens.json`; the file's name is the brand's), or a module that exports results of
 * `defineBrand`, such as a light and a dark brand. Without `--out` the style sheet goes to standard output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFromTokens, defineBrand } from '@fairlot/ui-kit/brand';

const USAGE = 'fairlot-brand <acme.tokens.json | brand.js> [--out brand.css]';

try {
  const [source, option, out] = process.argv.slice(2);
  if (source === undefined || (option !== undefined && (option !== '--out' || out === undefined)))
    throw new Error(`Usage: ${USAGE}`);
  const css = source.endsWith('.json') ? fromTokens(source) : await fromModule(source);
  if (out === undefined) process.stdout.write(css);
  else writeFileSync(out, css);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} file @returns {string} */
function fromTokens(file) {
  const name = basename(file).split('.')[0] ?? '';
  return defineBrand(brandFromTokens(name, JSON.parse(readFileSync(file, 'utf8')))).css;
}

/** @param {string} file @returns {Promise<string>} the style sheets of all brands that it exports */
async function fromModule(file) {
  const exported = Object.values(await import(pathToFileURL(resolve(file)).href));
  // A module may export one brand under two names.
  const brands = [...new Set(exported)].filter(
    (value) => typeof value?.css === 'string' && typeof value?.className === 'string',
  );
  if (brands.length === 0)
    throw new Error(`${file} exports no brand. Export one: export const brand = defineBrand({ ... })`);
  return brands.map(({ css }) => css).join('\n');
}
