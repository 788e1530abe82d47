import { parse } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { h5, resolvePage, type Path } from '../../../manifest/src/index.js';
import { transpileAlone } from './transpileAlone.js';

/**
 * Pages that visits start with, signed in or not, and what a shared link opens; the other tabs cost more bytes than they
 * save. With each the calls that what it shows first waits for, as far as the address tells them.
 */
const FRONT_DOORS: readonly (readonly [path: Path, calls: readonly string[]])[] = [
  [h5.app.entry, ['account']],
  [h5.auth.login, []],
  ['/pages/main/market/index', ['index']],
  ['/pages/quote/stock', ['instrument/{symbol}', 'index']],
];
/** Where Vite leaves what has a hash in its name. */
const FOLDER = 'assets/';

/** Those that the start itself names; they speak the words it starts with. See src/boot/pages.ts. */
const FIRST: ReadonlySet<string> = new Set([h5.app.entry, h5.auth.login]);

/**
 * Writes into index.html which files the page at the address waits for, so that they are asked for together with the app
 * and not after it. The server lets this one script of the page run, by its hash.
 */
export function firstWavePlugin(): Plugin {
  return {
    name: 'fairlot:first-wave',
    apply: 'build',
    // After Vite has written the page and dropped the chunks that hold nothing but styles.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      // A build of some other entry.
      if (page?.type !== 'asset') return;
      const source = transpileAlone('boot/firstWave.ts', constantsOf(bundle));
      if (/<\/?(script|!--)/i.test(source)) this.error('What the first wave says would end its own script.');
      const html = String(page.source);
      // Behind the app, which is fetched first; `async`, because a script behind styles would wait for them.
      const end = html.indexOf('</head>');
      if (end === -1) this.error('index.html has no head to write the first wave into.');
      page.source = `${html.slice(0, end)}  <script type="module" async>${source}</script>\n  ${html.slice(end)}`;
    },
  };
}

function constantsOf(bundle: Rollup.OutputBundle) {
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

  const list = chunkOf('boot/otherPages.ts');
  const doors = FRONT_DOORS.map(([path, calls]) => {
    const isFirst = FIRST.has(path);
    const own = chunkOf(path.replace(/^\/pages/, 'src/pages') + '.tsx');
    const isGuarded = !resolvePage(h5, path).guards.includes('public') && path !== h5.auth.login;
    return [
      path,
      [numbersOf(own, ...(isFirst ? [] : [list])), isGuarded ? 1 : 0, isFirst ? 0 : 1, calls],
    ] as const;
  });
  // What few speak, and in part only, is not worth everyone's bytes.
  const whole = h5.locales.offered.filter((offered) => !('isPartial' in offered));
  const words = whole.map(({ key }) => {
    const ofKit = key === 'en' ? [] : [chunkOf(`ui-kit/src/messages/${key}.ts`)];
    const start = numbersOf(chunkOf(`virtual:messages/${key}`), ...ofKit);
    return [key, [start, numbersOf(chunkOf(`virtual:messages/${key}/rest`))]] as const;
  });
  return {
    PAGES: Object.fromEntries([...doors, ['', [numbersOf(list), 0, 1, []]]]),
    WORDS: Object.fromEntries(words),
    ENTRY: h5.app.entry,
    LOGIN: h5.auth.login,
    LANGUAGE: h5.locales.default,
    SCRIPTS: scripts,
    STYLES: styles.toReversed(),
    FOLDER: `/${FOLDER}`,
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
