/**
 * Checks the catalogues: every id in every language, the same placeholders, no unused id, no text left in English by
 * mistake. Each page and each lazily loaded part must name the namespaces of its messages. The words of each product
 * must be those of messages that exist, with their values.
 * `node --import tsx apps/h5/scripts/checkMessages.ts`
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { h5 } from '../../../manifest/src/h5.js';
import { checkCatalogues, type Sources } from '../build/checkCatalogues.js';
import { namespacesIn, readWords } from '../build/compileMessages.js';
import { makeLanguages } from '../build/languages.js';
import { checkPageWords } from '../build/pageWords.js';
import { readProduct } from '../build/product.js';
import { spokenSources } from '../build/productWords.js';
import { coreNamespaces } from '../src/messages/core.js';

const app = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(app, '../..');
const messages = join(app, 'src/messages');

const sourcesBelow = (folder: string, extension: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file) && !/\.test\.|messages[\\/]/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const locales = h5.locales.offered.map(({ key }) => key);

/** What a language must translate completely before it is offered: the frame, the names of pages, and login. */
const LEAST = ['app', 'shell', 'manifest', 'login', 'home', 'market', 'update'];

const sources: Sources = {
  partial: new Map(
    h5.locales.offered.flatMap((offered) => ('isPartial' in offered ? [[offered.key, LEAST] as const] : [])),
  ),
  catalogues: new Map(locales.map((locale) => [locale, readWords(messages, locale)])),
  code: [
    ...sourcesBelow(join(app, 'src'), /\.tsx?$/),
    // Texts of index.html, before the app runs.
    ...sourcesBelow(join(app, 'build'), /\.ts$/),
    ...sourcesBelow(join(root, 'manifest/src'), /\.ts$/),
    readFileSync(join(root, 'packages/forms/src/messages.ts'), 'utf8'),
  ].join('\n'),
  sameAsEnglish: JSON.parse(readFileSync(join(messages, 'same-as-english.json'), 'utf8')) as Record<
    string,
    string
  >,
};

const english = [...(sources.catalogues.get('en')?.values() ?? [])].flatMap(Object.keys);
const faults = [
  ...checkCatalogues(sources),
  ...checkPageWords({
    ...spokenSources,
    ids: new Set(english),
    core: coreNamespaces,
  }).map((fault) => fault.replace(`${root}/`, '')),
];
// A file that no language reads would be ignored without a warning.
for (const namespace of namespacesIn(messages)) {
  for (const file of readdirSync(join(messages, namespace))) {
    const [locale = '', end] = file.split('.');
    if (end !== 'json' || !locales.some((known) => known === locale))
      faults.push(`${namespace}/${file} is no language of the manifest: messages/<namespace>/<locale>.json`);
  }
}
for (const name of readdirSync(join(root, 'products'))) {
  // As a build does; it ends at the first fault.
  try {
    const product = readProduct({ PRODUCT: name });
    const languageOf = makeLanguages(messages, product);
    for (const { key } of product.manifest.locales.offered) languageOf(key);
  } catch (fault) {
    faults.push(fault instanceof Error ? fault.message : String(fault));
  }
}
for (const fault of faults) console.error(fault);
console.log(`${english.length} messages, ${locales.length} languages, ${faults.length} faults`);
process.exitCode = faults.length === 0 && english.length > 0 ? 0 : 1;
