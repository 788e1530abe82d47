import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { h5, resolvePage, type Path } from '../../../manifest/src/index.js';
import { transpileAlone } from './transpileAlone.js';

/** Pages that visits start with, signed in or not, and what a shared link opens. The other tabs cost more bytes than they save. */
const FRONT_DOORS: readonly Path[] = [
  h5.app.entry,
  h5.auth.login,
  '/pages/main/market/index',
  '/pages/quote/stock',
];
/** Where Vite leaves what has a hash in its name. */
const FOLDER = 'assets/';

/** Those that the start itself names; they speak the words it starts with. See src/boot/pages.ts. */
const FIRST: ReadonlySet<string> = new Set([h5.app.entry, h5.auth.login]);

/**
 * Leaves `assets/first-….js`: which files the page at the address waits for. The page names it before the app, so that
 * they are asked for together with the app and not after it.
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
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
      const fileName = `${FOLDER}first-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      const html = String(page.source);
      const app = html.indexOf('<script type="module"');
      if (app === -1) this.error('index.html names no script: the first wave has nothing to come before.');
      page.source = `${html.slice(0, app)}<script type="module" async src="/${fileName}"></script>\n    ${html.slice(app)}`;
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
  const doors = FRONT_DOORS.map((path) => {
    const isFirst = FIRST.has(path);
    const own = chunkOf(path.replace(/^\/pages/, 'src/pages') + '.tsx');
    const isGuarded = !resolvePage(h5, path).guards.includes('public') && path !== h5.auth.login;
    return [path, [numbersOf(own, ...(isFirst ? [] : [list])), isGuarded ? 1 : 0, isFirst ? 0 : 1]] as const;
  });
  // What few speak, and in part only, is not worth everyone's bytes.
  const whole = h5.locales.offered.filter((offered) => !('isPartial' in offered));
  const words = whole.map(({ key }) => {
    const ofKit = key === 'en' ? [] : [chunkOf(`ui-kit/src/messages/${key}.ts`)];
    const start = numbersOf(chunkOf(`virtual:messages/${key}`), ...ofKit);
    return [key, [start, numbersOf(chunkOf(`virtual:messages/${key}/rest`))]] as const;
  });
  return {
    PAGES: Object.fromEntries([...doors, ['', [numbersOf(list), 0, 1]]]),
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
