import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Registry, Surroundings } from './rule.js';
import { keysOfExport } from './locate.js';
import { awaitedPaths, requiredPaths } from './required.js';

const posix = (path: string) => path.split(sep).join('/');

function filesBelow(folder: string, extension: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file))
    .map((file) => join(folder, file));
}

/** `to="/pages/..."`, `to: '/pages/...'`, `to={'/pages/...'}`: links to pages. */
const LINK = /\bto(?:=\{?|:\s*)["'`](\/pages\/[^"'`?$]*)["'`]/g;

/** A page's address elsewhere in the code, such as in a list of entries, except where a page reads its parameters. */
const MENTION = /(?<!useSearch\()["'`](\/pages\/[^"'`?$]*)["'`]/g;

function linksIn(file: string, source: string): Surroundings['links'] {
  return [...source.matchAll(LINK)].map((match) => {
    const before = source.slice(0, match.index).split('\n');
    return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, to: match[1] ?? '' };
  });
}

/** The page registry names all pages, but links to none. */
const codeBelow = (sources: string) => filesBelow(sources, /^(?!pages\.ts$|.*\.test\.).*\.tsx?$/);

/** The app's registries: file and export. */
const REGISTRIES: Readonly<Record<Registry, readonly [file: string, name: string]>> = {
  tools: ['shell/tools.tsx', 'tools'],
  icons: ['shell/tabIcons.tsx', 'tabIcons'],
  guards: ['components/gates/guards.ts', 'guards'],
  tiles: ['features/home/quickEntries.ts', 'quickEntries'],
  sections: ['features/home/sections.ts', 'sections'],
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'apps/h5/src');

/** Every name in the app's registries. */
function readRegistries(): NonNullable<Surroundings['registries']> {
  return Object.fromEntries(
    Object.entries(REGISTRIES).map(([registry, [file, name]]) => [
      registry,
      new Set(keysOfExport(readFileSync(join(sources, file), 'utf8'), name)),
    ]),
  );
}

/** The ids of all messages, by language. */
function readMessages(): Surroundings['messages'] {
  const catalogues = filesBelow(join(sources, 'messages'), /^[^/]+[/\\][a-z]{2}\.json$/);
  const ids = new Map<string, Set<string>>();
  for (const file of catalogues) {
    const locale = basename(file, '.json');
    const known = ids.get(locale) ?? new Set();
    ids.set(locale, known);
    for (const id of Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)) known.add(id);
  }
  return ids;
}

/** The countries with a flag in the app's public files. */
const readCountries = (): ReadonlySet<string> =>
  new Set(readdirSync(join(root, 'apps/h5/public/flags')).map((file) => basename(file, '.svg')));

/** What a build checks a manifest against: names and messages, but not the links in the sources. */
export const readNames = () => ({
  messages: readMessages(),
  countries: readCountries(),
  registries: readRegistries(),
  links: [],
});

/** Reads the app around the manifest; positions are relative to the repository's root. */
export function readSurroundings(): Surroundings {
  return {
    ...readNames(),
    requirement: { paths: requiredPaths, awaited: awaitedPaths },
    links: codeBelow(sources).flatMap((file) =>
      linksIn(posix(relative(root, file)), readFileSync(file, 'utf8')),
    ),
    mentions: new Set(
      codeBelow(sources).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(MENTION)].map((match) => match[1] ?? ''),
      ),
    ),
  };
}
