// @ts-check
/**
 * `npm run size`: what a customer downloads, in gzip kB, against its budget. Sizes are counted over Vite's manifest: a
 * page costs its own chunk plus every chunk it imports that the first load did not bring. The first load holds the
 * English words that the first page waits for. 1 kB is 1000 bytes, as Vite and browsers count.
 * `--build` builds first, always.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp } from './lib/appBuild.mjs';
import { appFolder } from './lib/project.mjs';
import { bold, green, red } from './lib/terminal.mjs';

const BUDGET_KB = {
  /** First load with Home on top of it. */
  home: 130,
  /** First load with Login on top of it, which is also a form. */
  login: 130 + 15,
  css: 10,
  page: 15,
  /** A page with the chart library. */
  chartPage: 15 + 56,
  /** A page with forms: react-hook-form and its resolver. */
  formPage: 15 + 15,
};
const ENTRY_PAGES = new Map([
  ['src/pages/main/home/index.tsx', BUDGET_KB.home],
  ['src/pages/auth/login.tsx', BUDGET_KB.login],
]);
/** Loaded by an `import()` that the start waits for. */
const FIRST_WORDS = /virtual:messages\/en$/;
const CHART = /lightweight-charts/;
const FORMS = /react-hook-form|useZodForm|resolvers/;

/**
 * @typedef {{file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[]}} Chunk
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
const words = Object.keys(manifest).find((key) => FIRST_WORDS.test(key));
if (words === undefined) throw new Error('Vite names no chunk with the first words');
const firstLoad = closure(words, closure(entry));
/** @type {{name: string, kb: number, budget: number}[]} */
const rows = [
  { name: 'first load, JS', kb: kb(filesOf(firstLoad, 'js')), budget: BUDGET_KB.home },
  { name: 'first load, CSS', kb: kb(filesOf(firstLoad, 'css')), budget: BUDGET_KB.css },
];
const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
for (const page of pages.sort()) {
  const all = closure(page);
  const own = new Set([...all].filter((key) => !firstLoad.has(key)));
  const name = page.replace(/^src|\.tsx$/g, '');
  const entryBudget = ENTRY_PAGES.get(page);
  if (entryBudget !== undefined) {
    const both = new Set([...firstLoad, ...all]);
    rows.push({ name: `${name} with first load`, kb: kb(filesOf(both, 'js')), budget: entryBudget });
  } else rows.push({ name, kb: kb(filesOf(own, 'js')), budget: budgetOf(own) });
}

console.log(bold(`${'gzip kB'.padStart(9)}  ${'budget'.padStart(6)}`));
for (const { name, kb: size, budget } of rows) {
  const line = `${size.toFixed(1).padStart(9)}  ${String(budget).padStart(6)}  ${name}`;
  console.log(size <= budget ? green(line) : red(`${line}  over by ${(size - budget).toFixed(1)}`));
}
if (pages.length === 0) {
  console.error('The build has no pages: nothing was measured.');
  process.exitCode = 2;
} else if (rows.some(({ kb: size, budget }) => size > budget)) process.exitCode = 1;

/** A chunk and all it imports at once (not what it loads later). @param {string} key @param {Set<string>} [seen] */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
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

/** The budget follows what the page really pulls in, so it cannot be claimed by a name. @param {Set<string>} keys */
function budgetOf(keys) {
  const files = [...keys].map((key) => `${key} ${manifest[key]?.file ?? ''}`).join('\n');
  const chart = CHART.test(files) ? BUDGET_KB.chartPage - BUDGET_KB.page : 0;
  const forms = FORMS.test(files) ? BUDGET_KB.formPage - BUDGET_KB.page : 0;
  return BUDGET_KB.page + chart + forms;
}
