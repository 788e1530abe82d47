import { pathsOf, type Manifest, type Path } from './define.js';

/** Something wrong, and where: keys into the manifest, or a place in another file. */
export interface Finding {
  rule: string;
  /** `info` tells; `error` fails the check. */
  severity: 'error' | 'info';
  at: readonly string[] | SourcePlace;
  message: string;
}

/** 1-based, as editors count. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** What a manifest is checked against: the files of the app around it. */
export interface Surroundings {
  /** Ids of all sentences, by language. */
  messages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths that the app's sources lead to, and where. */
  links: readonly (SourcePlace & { to: string })[];
  /** Paths that the app's sources name in any way. */
  mentions?: ReadonlySet<string>;
  /** Names that the app's registries hold, by registry; one that is left out is not checked. */
  registries?: Partial<Readonly<Record<Registry, ReadonlySet<string>>>>;
  /** The addresses that the app must answer at, and those of them that it does not answer at yet. */
  requirement?: { paths: readonly Path[]; awaited: readonly Path[] };
}

/** What pages name and the app brings. */
export type Registry = 'tools' | 'guards' | 'icons' | 'tiles' | 'sections';

export type Report = (
  rule: string,
  at: Finding['at'],
  message: string,
  severity?: Finding['severity'],
) => void;
export type Rule = (manifest: Manifest, report: Report, app: Surroundings) => void;

export const owns = (manifest: Manifest, path: string | undefined): path is Path =>
  path !== undefined && Object.hasOwn(manifest.pages, path);

export const real = (manifest: Manifest) =>
  pathsOf(manifest).filter((path) => manifest.pages[path]?.redirectTo === undefined);
