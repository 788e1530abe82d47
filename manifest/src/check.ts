/** `npm run manifest -- check | explain PATH | emit`: the manifest's own tool. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { pathsOf, resolvePage, type Manifest, type Path } from './define.js';
import { h5 } from './h5.js';
import { lint } from './lint.js';
import { locate } from './locate.js';
import { applyOverlay, OverlayError } from './overlay.js';
import { manifestSchema, overlaySchema } from './schema.js';
import type { Finding, SourcePlace } from './rule.js';
import { readSurroundings } from './surroundings.js';

const USAGE = `npm run manifest -- <command>
  check          proves the manifest and every overlay against the app's files
  explain PATH   prints what a page works out to
  emit           writes dist/manifest.json and the JSON schemas of manifests and overlays`;

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const manifestFile = join(here, 'h5.ts');
const overlayFolder = join(here, '../overlays');
const manifest: Manifest = h5;

const show = ({ file, line, column }: SourcePlace) => `${file}:${line}:${column}`;

function placeOf(at: Finding['at'], source: string): SourcePlace {
  return 'file' in at ? at : locate(relative(root, manifestFile), source, at);
}

function placeInYaml(
  document: Document,
  lines: LineCounter,
  file: string,
  keys: readonly PropertyKey[],
): SourcePlace {
  let place = 0;
  for (let length = keys.length; length > 0 && place === 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(keys[length - 1]))
      : undefined;
    const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
    place = range?.[0] ?? 0;
  }
  const { line, col } = lines.linePos(place);
  return { file: relative(root, file), line, column: col };
}

/** The guards that overlays may add. */
const knownGuards = new Set(['login', ...Object.keys(manifest.guards ?? {})]);

function checkOverlay(file: string): string[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const syntax = document.errors.map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    return `${relative(root, file)}:${line}:${col} yaml: ${message}`;
  });
  if (syntax.length > 0) return syntax;
  const read = overlaySchema.safeParse(document.toJS());
  if (!read.success) {
    return read.error.issues.map(
      (issue) => `${show(placeInYaml(document, lines, file, issue.path))} overlay: ${issue.message}`,
    );
  }
  try {
    applyOverlay(manifest, read.data, knownGuards);
    return [];
  } catch (error) {
    if (!(error instanceof OverlayError)) throw error;
    return [`${show(placeInYaml(document, lines, file, error.at))} overlay: ${error.message}`];
  }
}

function check(): number {
  const source = readFileSync(manifestFile, 'utf8');
  const shape = manifestSchema.safeParse(JSON.parse(JSON.stringify(manifest)));
  const faults = shape.success
    ? []
    : shape.error.issues.map(
        ({ path, message }) => `${show(placeOf(path.map(String), source))} schema: ${message}`,
      );
  const findings = lint(manifest, readSurroundings(root, join(root, 'apps/h5')));
  for (const { rule, at, message, severity } of findings) {
    const line = `${show(placeOf(at, source))} ${rule}: ${message}`;
    if (severity === 'error') faults.push(line);
    else console.log(`info  ${line}`);
  }
  const overlays = existsSync(overlayFolder)
    ? readdirSync(overlayFolder).filter((file) => /\.(ya?ml|json)$/.test(file))
    : [];
  for (const overlay of overlays) faults.push(...checkOverlay(join(overlayFolder, overlay)));
  for (const fault of faults) console.error(fault);
  console.log(`${pathsOf(manifest).length} pages, ${overlays.length} overlays, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

function explain(path: string | undefined): number {
  if (path === undefined || !Object.hasOwn(manifest.pages, path)) {
    console.error(`${path ?? 'This'} is no page. The pages are:\n  ${pathsOf(manifest).join('\n  ')}`);
    return 1;
  }
  const source = readFileSync(manifestFile, 'utf8');
  const place = locate(relative(root, manifestFile), source, ['pages', path]);
  console.log(JSON.stringify({ declared: show(place), ...resolvePage(manifest, path as Path) }, null, 2));
  return 0;
}

function emit(): number {
  const folder = join(here, '../dist');
  mkdirSync(folder, { recursive: true });
  const files = {
    'manifest.json': manifest,
    // Checks that are code (the field language) have no JSON Schema; the check command runs them.
    'manifest.schema.json': z.toJSONSchema(manifestSchema),
    'overlay.schema.json': z.toJSONSchema(overlaySchema),
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
    console.log(relative(root, join(folder, name)));
  }
  return 0;
}

const [command, argument] = process.argv.slice(2);
const commands: Readonly<Record<string, () => number>> = { check, explain: () => explain(argument), emit };
const run = commands[command ?? 'check'];
if (run === undefined) console.error(USAGE);
process.exitCode = run === undefined ? 2 : run();
