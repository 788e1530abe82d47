import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { resolvePage, type h5, type Manifest, type Path } from '../../../manifest/src/index.js';
import { readRegistry } from './pageRegistry.js';
import { transpileAlone } from './transpileAlone.js';

/** Where Vite leaves what has a hash in its name. */
const FOLDER = 'assets/';

/** Where visits start, signed in or not, and what a shared link opens, with the calls that they wait for. */
const LANDING_PAGES = {
  '/pages/main/home/index': ['account'],
  '/pages/auth/login': [],
  '/pages/main/market/index': ['index'],
  '/pages/quote/stock': ['instrument/{symbol}', 'index'],
} satisfies Partial<Record<keyof typeof h5.pages, readonly string[]>>;

/**
 * Writes into index.html which files the page at the address waits for, so that they are asked for together with the app
 * and not after it. The server lets this one script of the page run, by its hash.
 */
export function firstWavePlugin(manifest: Manifest): Plugin {
  return {
    name: 'fairlot:first-wave',
    apply: 'build',
    // After Vite has written the page and dropped the chunks that hold nothing but styles.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      // A build of some other entry.
      if (page?.type !== 'asset') return;
      const source = transpileAlone('boot/firstWave.ts', constantsOf(bundle, manifest));
      if (/<\/?(script|!--)/i.test(source)) this.error('What the first wave says would end its own script.');
      const html = String(page.source);
      // Behind the app, which is fetched first; `async`, because a script behind styles would wait for them.
      const end = html.indexOf('</head>');
      if (end === -1) this.error('index.html has no head to write the first wave into.');
      page.source = `${html.slice(0, end)}  <script type="module" async>${source}</script>\n  ${html.slice(end)}`;
    },
  };
}

function constantsOf(bundle: Rollup.OutputBundle, manifest: Manifest) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const chunkOf = (end: string): Rollup.OutputChunk => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end) === true);
    if (chunk === undefined) throw new Error(`The build has no file of its own for ${end}.`);
    return chunk;
  };
  const inStart = entry === undefined ? new Set<string>() : closureOf(bundle, entry);
  const scripts: string[] = [];
  const styles: string[] = [];
  const numberOf = (file: string) => {
    const { name, ext } = parse(file);
    const isScript = ext === '.js';
    const list = isScript ? scripts : styles;
    const known = list.indexOf(name);
    const at = known === -1 ? list.push(name) - 1 : known;
    // Styles are counted back from the end of their list, which is turned around for it.
    return isScript ? at : -1 - at;
  };
  const numbersOf = (...all: Rollup.OutputChunk[]) => {
    const wanted = new Set(all.flatMap((chunk) => [...closureOf(bundle, chunk)]));
    return [...wanted].filter((file) => !inStart.has(file)).map(numberOf);
  };

  const list = chunkOf('src/pages.ts');
  const registry = readRegistry(readFileSync(new URL('../src/pages.ts', import.meta.url), 'utf8'));
  const pages = Object.entries(LANDING_PAGES)
    .filter(([path]) => Object.hasOwn(manifest.pages, path))
    .map(([path, calls]) => {
      const file = registry.find((page) => page.path === path)?.file ?? path;
      const isGuarded =
        !resolvePage(manifest, path as Path).guards.includes('public') && path !== manifest.auth.login;
      const needed = [numbersOf(chunkOf(`src/${file}.tsx`), list), isGuarded ? 1 : 0, calls] as const;
      return [path, needed] as const;
    });
  // What few speak, and in part only, is not worth everyone's bytes.
  const whole = manifest.locales.offered.filter((offered) => offered.isPartial !== true);
  const words = whole.map(({ key }) => [key, numbersOf(chunkOf(`virtual:words/${key}`))] as const);
  return {
    PAGES: Object.fromEntries([...pages, ['', [numbersOf(list), 0, []]]]),
    WORDS: Object.fromEntries(words),
    APP: manifest.app.id,
    TIMEOUT_MS: manifest.net.timeoutMs,
    ENTRY: manifest.app.entry,
    LOGIN: manifest.auth.login,
    LANGUAGE: manifest.locales.default,
    SCRIPTS: scripts,
    STYLES: styles.toReversed(),
    FOLDER: manifest.app.base + FOLDER,
    BASE: manifest.app.base,
    ROUTER: manifest.app.router,
  };
}

/** A chunk, all it imports at once, and their styles: names of files. */
function closureOf(
  bundle: Rollup.OutputBundle,
  chunk: Rollup.OutputChunk,
  seen: Set<string> = new Set(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closureOf(bundle, next, seen);
  }
  return seen;
}
