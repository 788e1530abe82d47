/**
 * Asks for the files of the page at the address, for its words, and for what the start waits for, while the app itself is
 * still on its way: without it a slow network is asked five times, each time when the answer before has run. It runs before
 * all else, imports nothing, and decides nothing: what it guesses wrong, the app asks for itself. The build puts the
 * constants in front; see build/firstWavePlugin.
 */
export {};

/** Names of files of one folder, without their endings. */
declare const SCRIPTS: readonly string[];
declare const STYLES: readonly string[];
declare const FOLDER: string;
/** Where on its host the app lives, and where the addresses of its pages stand. */
declare const BASE: string;
declare const ROUTER: 'hash' | 'path';
/** Which files a page waits for, whether only who is signed in sees it, what it asks. */
type Door = readonly [files: readonly number[], signedIn: 0 | 1, calls: readonly string[]];
/** Pages that visits start with. Under no name: what any other page waits for before its own file is known. */
declare const PAGES: Readonly<Record<string, Door>> & { readonly '': Door };
/** The files of a language's core. */
declare const WORDS: Readonly<Record<string, readonly number[]>> & { readonly en: readonly number[] };
declare const ENTRY: string;
/** Names what the app stores. */
declare const APP: string;
declare const TIMEOUT_MS: number;
declare const LOGIN: string;
declare const LANGUAGE: 'en';

/** The text that an earlier visit has stored. Where storage is refused, nothing is. */
function stored(key: string): string {
  try {
    return localStorage.getItem(`${APP}.1.${key}`) ?? '';
  } catch {
    return '';
  }
}

/** `at`: the place of a script in its list; of a style, counted back from the end of its own: -1 is the last. */
function ask(at: number): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = FOLDER + (at < 0 ? `${STYLES.at(at) as string}.css` : `${SCRIPTS[at] as string}.js`);
  if (at < 0) {
    link.rel = 'preload';
    link.as = 'style';
  }
  link.crossOrigin = '';
  // Nothing of it can be used before the app itself runs.
  link.fetchPriority = 'low';
  document.head.append(link);
}

const token = /:"([^"]+)"/.exec(stored('session'))?.[1];
const language = stored('lang').slice(1, -1) || LANGUAGE;
const { hash, pathname } = location;
const [path = '', search] = (
  ROUTER === 'hash' ? hash.slice(1) : `/${pathname.slice(BASE.length)}${location.search}`
).split('?');
const asked = PAGES[path.length > 1 ? path : ENTRY] ?? PAGES[''];
const [files, , calls] = (asked[1] && !token && PAGES[LOGIN]) || asked;
const words = WORDS[language] ?? WORDS[LANGUAGE];
for (const at of [...files, ...words]) ask(at);
const headers: HeadersInit = { platform: 'h5', 'Accept-Language': language };
// The loaders of boot/start.tsx.
const paths = ['market/app', 'currency', 'language', 'setting/base'];
if (token) {
  headers['Authorization'] = `Bearer ${token}`;
  paths.push('member/profile');
}
const symbol = encodeURIComponent(new URLSearchParams(search).get('symbol') ?? '');
for (const call of calls) {
  const filled = call.replace('{symbol}', symbol);
  if (!filled.endsWith('/')) paths.push(filled);
}
// Where the app was faster, it has asked itself.
globalThis.earlyCalls ??= Object.fromEntries(
  paths.map((each) => {
    const url = `${location.origin}${BASE}api/v1/${each}`;
    // As long as the app would wait for it. Read to its end, so that the timeout has no say in what has come.
    const answer = fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      async (got) => new Response(await got.arrayBuffer(), got),
    );
    // Who takes it hears of a failure; nobody may.
    answer.catch(() => undefined);
    return [['GET', url, language, headers['Authorization']].join(' '), answer];
  }),
);
// The first amount or date of a browser costs ten times any other: that is paid while nothing has come yet.
setTimeout(() => new Intl.NumberFormat());
