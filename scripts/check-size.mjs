// @ts-check
/**
 * `npm run size`: what a customer downloads, in gzip kB, compared with its budget. Sizes are counted from Vite's
 * manifest. 1 kB is 1000 bytes, as in Vite and browsers. `--build` always builds first.
 *
 * A page costs its own chunk and every chunk that it imports and the first load does not contain. Chunks that more
 * than half of all pages import are counted once, in their own row, because only the first page loads them. What a
 * page loads after its first paint, such as the chart, has its own budget. The first load contains the English
 * messages of the first pages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './lib/appBuild.mjs';
import { appFolder, root } from './lib/project.mjs';
import { bold, green, red } from './lib/terminal.mjs';

const BUDGET_KB = {
  /** The first load: the entry, with the English messages of the first pages. */
  start: 140,
  css: 10,
  /** What most pages share, such as amounts, icons and statuses. */
  shared: 12,
  /** A page without the first load and the shared chunks. Most contain react-hook-form, zod and a review. */
  page: 51,
  /** What a page loads after its first paint; the largest is the chart library. */
  later: 58,
  /** The code that turns the manifest into routes, guards and kept tabs, without its libraries. */
  engine: 3.5,
  /** The manifest as the app contains it. */
  manifest: 3,
};
/**
 * @typedef {{file: string, name?: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[]}} Chunk
 */

await buildApp({ always: process.argv.includes('--build') });
const dist = join(appFolder, 'dist');
const manifestPath = [join(dist, '.vite/manifest.json'), join(dist, 'manifest.json')].find((path) =>
  existsSync(path),
);
if (manifestPath === undefined) {
  console.error('No Vite manifest in apps/h5/dist: its vite.config.ts needs `build.manifest: true`.');
  process.exit(2);
}
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
/** @type {Map<string, number>} */
const sizes = new Map();

const entry = Object.keys(manifest).find(
  (key) => manifest[key]?.isEntry === true && /main|index\.html/.test(key),
);
if (entry === undefined) throw new Error('Vite names no entry');
const firstLoad = closure(entry);
/** @type {{name: string, kb: number, budget: number}[]} */
const rows = [
  { name: 'first load, JS', kb: kb(filesOf(firstLoad, 'js')), budget: BUDGET_KB.start },
  { name: 'first load, CSS', kb: kb(filesOf(firstLoad, 'css')), budget: BUDGET_KB.css },
];
const pages = builtPages();
const shared = sharedByMost([...pages.values()]);
rows.push({ name: 'shared by most pages', kb: kb(filesOf(shared, 'js')), budget: BUDGET_KB.shared });
rows.push({
  name: 'engine, alone',
  kb: await kbAlone('apps/h5/src/engine/index.ts'),
  budget: BUDGET_KB.engine,
});
rows.push({ name: 'manifest, alone', kb: manifestKb(), budget: BUDGET_KB.manifest });
/** @type {Map<string, number>} */
const laterKb = new Map();
for (const [name, file] of [...pages].sort()) {
  const before = new Set([...firstLoad, ...shared, ...closure(file)]);
  const own = new Set([...closure(file)].filter((key) => !firstLoad.has(key) && !shared.has(key)));
  rows.push({ name, kb: kb(filesOf(own, 'js')), budget: BUDGET_KB.page });
  for (const part of [...own].flatMap((key) => manifest[key]?.dynamicImports ?? [])) {
    const added = new Set([...closure(part)].filter((key) => !before.has(key)));
    laterKb.set(part, Math.max(kb(filesOf(added, 'js')), laterKb.get(part) ?? 0));
  }
}
const [largest, largestKb] = [...laterKb].sort(([, one], [, other]) => other - one)[0] ?? ['none', 0];
rows.push({
  name: `largest part that a page loads later: ${largest}`,
  kb: largestKb,
  budget: BUDGET_KB.later,
});

// The developer panel can sign in as anyone and move the clock, so no customer may receive it.
const forDevelopers = Object.keys(manifest).filter((key) => key.startsWith('src/dev/'));
// A wrong import would put it into another file, so all files are searched for its texts.
const developerOnly = /Developer panel|Lost on purpose|\/sim\/v1/;
const holding = readdirSync(join(dist, 'assets')).filter(
  (name) => name.endsWith('.js') && developerOnly.test(readFileSync(join(dist, 'assets', name), 'utf8')),
);
for (const key of [...forDevelopers, ...holding]) {
  console.error(red(`${key} holds the developer panel: it is for development only.`));
  process.exitCode = 1;
}

const scripts = readdirSync(join(dist, 'assets'));
for (const name of scripts.filter((each) => each.endsWith('.js'))) {
  const isCompressed = ['br', 'gz'].every((ending) => scripts.includes(`${name}.${ending}`));
  if (isCompressed) continue;
  console.error(red(`${name} would be sent as it is: the build has left no .br and .gz of it.`));
  process.exitCode = 1;
}

console.log(bold(`${'gzip kB'.padStart(9)}  ${'budget'.padStart(6)}`));
for (const { name, kb: size, budget } of rows) {
  const line = `${size.toFixed(1).padStart(9)}  ${String(budget).padStart(6)}  ${name}`;
  const over = `over by ${(size - budget).toFixed(1)}`;
  if (size <= budget) console.log(green(line));
  else console.log(red(`${line}  ${over}`));
}
if (pages.size === 0) {
  console.error('The build has no pages: nothing was measured.');
  process.exitCode = 2;
} else if (rows.some(({ kb: size, budget }) => size > budget)) process.exitCode = 1;

/** The paths of the registry's pages that this build contains, with their files. */
function builtPages() {
  const registry = readFileSync(join(appFolder, 'src/pages.ts'), 'utf8');
  const entries = [...registry.matchAll(/'(\/pages\/[^']+)': \{[^}]*?import\('\.\/([^']+)\.js'\)/g)];
  const files = entries.map(([, path = '', file = '']) => /** @type {const} */ ([path, `src/${file}.tsx`]));
  return new Map(files.filter(([, file]) => manifest[file] !== undefined));
}

/** A chunk with everything that it imports statically. @param {string} key @param {Set<string>} [seen] */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

/** Chunks outside the first load that more than half of the pages import. @param {readonly string[]} pages */
function sharedByMost(pages) {
  /** @type {Map<string, number>} */
  const users = new Map();
  for (const page of pages) for (const key of closure(page)) users.set(key, (users.get(key) ?? 0) + 1);
  const isShared = (/** @type {string} */ key) => (users.get(key) ?? 0) * 2 > pages.length;
  return new Set([...users.keys()].filter((key) => isShared(key) && !firstLoad.has(key)));
}

/** @param {Set<string>} keys @param {'js' | 'css'} kind */
function filesOf(keys, kind) {
  const files = [...keys].flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined) return [];
    return kind === 'css' ? (chunk.css ?? []) : [chunk.file];
  });
  return [...new Set(files)].filter((file) => file.endsWith(`.${kind}`));
}

/**
 * The size of a module and the modules of its folder, bundled and minified, without other imports.
 * @param {string} file relative to the root
 */
async function kbAlone(file) {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, file), formats: ['es'] },
      rolldownOptions: { external: /^[^./]/, output: { minify: true } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs.flatMap((each) => ('output' in each ? each.output : []));
  // Removes the import statements, because what they import is not counted.
  const text = code
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('')
    .replace(/import\{[^}]*\}from"[^"]*";/g, '');
  return gzipSync(text, { level: 9 }).length / 1000;
}

/** The size of the manifest as the plugin writes it into the app, found in the built files. */
function manifestKb() {
  const text = filesOf(firstLoad, 'js')
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('');
  const start = text.search(/\{app:\{(id|name):/);
  if (start === -1) throw new Error('The built app holds no manifest');
  let depth = 0;
  let end = start;
  do {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0);
  return gzipSync(text.slice(start, end), { level: 9 }).length / 1000;
}

/** @param {readonly string[]} files */
function kb(files) {
  return files.reduce((sum, file) => sum + gzipBytes(file), 0) / 1000;
}

/** @param {string} file */
function gzipBytes(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, bytes);
  return bytes;
}
