/**
 * Asks for the files of the page at the address, and for its words, while the app itself is still on its way: without it
 * a slow network is asked four times, each time when the answer before has run. It runs before all else, imports nothing,
 * and decides nothing: what it guesses wrong, the app asks for itself. The build puts the constants in front; see
 * build/firstWavePlugin.
 */
export {};

/** Names of files of one folder. */
declare const FILES: readonly string[];
declare const FOLDER: string;
/**
 * Pages that visits start with: which files each waits for, whether only who is signed in sees it, whether it speaks the
 * words of all pages. Under no name: what any other page waits for before its own file is known.
 */
declare const PAGES: Readonly<
  Record<string, readonly [files: readonly number[], signedIn: 0 | 1, whole: 0 | 1]>
>;
/** The files of a language: the words of the first pages, and of all others. */
declare const WORDS: Readonly<Record<string, readonly [start: readonly number[], rest: readonly number[]]>>;
declare const ENTRY: string;
declare const LOGIN: string;
declare const LANGUAGE: string;

/** The text that an earlier visit has stored. Where storage is refused, nothing is. */
function stored(key: string): string {
  try {
    return localStorage.getItem(`fairlot.1.${key}`) ?? '';
  } catch {
    return '';
  }
}

function ask(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  }
  link.crossOrigin = '';
  link.href = FOLDER + file;
  document.head.append(link);
}

const address = location.hash.slice(1).split('?')[0] ?? '';
const asked = PAGES[address.length > 1 ? address : ENTRY] ?? PAGES[''];
const isSignedIn = stored('session').includes(':"');
const [files, , isWhole] = (asked?.[1] === 1 && !isSignedIn ? PAGES[LOGIN] : asked) ?? [[], 0, 0];
const [start, rest] = WORDS[stored('lang').slice(1, -1)] ?? WORDS[LANGUAGE] ?? [[], []];
for (const at of [...start, ...files, ...(isWhole === 1 ? rest : [])]) ask(FILES[at] ?? '');
