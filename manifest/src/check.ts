/** `npm run manifest -- check | explain PATH | emit`: the command-line tool of the manifest. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { catalogueOf } from './catalogue.js';
import { pathsOf, type Manifest } from './define.js';
import { explainPage } from './explain.js';
import { h5 } from './h5.js';
import { placeIn } from './locate.js';
import { faultsOfManifest } from './manifestFaults.js';
import { readOverlay } from './overlayFile.js';
import { sitemapOf, webManifestOf } from './publish.js';
import { overlaySchema, productSchema } from './overlaySchema.js';
import { manifestSchema } from './schema.js';
import { readSources } from './sources.js';
import { readSurroundings } from './surroundings.js';

const USAGE = `npm run manifest -- <command>
  check          proves the manifest and every overlay against the app's files
  explain PATH   prints what a page works out to
  emit [ORIGIN]  writes to manifest/dist: the manifest, JSON schemas of manifests and overlays, sitemap,
                 web manifest and the catalogue of routes`;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const overlayFolder = join(here, '../overlays');
const productFolder = join(root, 'products');
const manifest: Manifest = h5;

function check(): number {
  const found = faultsOfManifest(manifest, placeIn(readSources()), readSurroundings());
  for (const info of found.infos) console.log(`info  ${info}`);
  const overlays = existsSync(overlayFolder)
    ? readdirSync(overlayFolder).filter((file) => /\.(ya?ml|json)$/.test(file))
    : [];
  const products = readdirSync(productFolder);
  const faults = [
    ...found.faults,
    ...overlays.flatMap((overlay) => faultsOfOverlay(join(overlayFolder, overlay))),
    ...products.flatMap((product) => faultsOfOverlay(join(productFolder, product, 'product.yaml'), true)),
  ];
  for (const fault of faults) console.error(fault);
  console.log(
    `pages: ${pathsOf(manifest).length}, overlays: ${overlays.length}, products: ${products.length}, faults: ${faults.length}`,
  );
  return faults.length === 0 ? 0 : 1;
}

function faultsOfOverlay(file: string, asProduct = false): readonly string[] {
  const result = readOverlay(manifest, file, relative(root, file), asProduct);
  return 'faults' in result ? result.faults : [];
}

function explain(path = ''): number {
  const said = explainPage(manifest, path, readSources());
  if (said !== undefined) console.log(said);
  else console.error(`${path || 'This'} is no page. The pages are:\n  ${pathsOf(manifest).join('\n  ')}`);
  return said === undefined ? 1 : 0;
}

/** The text of a message id. */
function wordsOf(key: string, locale = 'en'): string {
  const file = join(root, `apps/h5/src/messages/${key.split('.')[0] ?? ''}/${locale}.json`);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | { message: string }>;
  const said = catalogue[key] ?? key;
  return typeof said === 'string' ? said : said.message;
}

function emit(origin = 'https://fairlot.example'): number {
  const folder = join(here, '../dist');
  mkdirSync(folder, { recursive: true });
  const files = {
    'manifest.json': manifest,
    // Checks written in code (the field syntax) have no JSON Schema; the check command runs them.
    'manifest.schema.json': z.toJSONSchema(manifestSchema),
    'overlay.schema.json': z.toJSONSchema(overlaySchema),
    'product.schema.json': z.toJSONSchema(productSchema),
    'manifest.webmanifest': webManifestOf(manifest, (key) => wordsOf(key)),
    'sitemap.xml': sitemapOf(manifest, origin),
    'routes.md': catalogueOf(manifest, wordsOf),
  };
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(join(folder, name), text);
    console.log(relative(root, join(folder, name)));
  }
  return 0;
}

const [command, argument] = process.argv.slice(2);
const commands: Readonly<Record<string, () => number>> = {
  check,
  explain: () => explain(argument),
  emit: () => emit(argument),
};
const run = commands[command ?? 'check'];
if (run === undefined) console.error(USAGE);
process.exitCode = run === undefined ? 2 : run();
