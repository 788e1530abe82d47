import { pathsOf, type Manifest, type Path } from './define.js';

/** A finding of a rule, and where: keys into the manifest, or a position in another file. */
export interface Finding {
  rule: string;
  /** `info` is a hint; `error` fails the check. */
  severity: 'error' | 'info';
  at: readonly string[] | SourcePlace;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** 1-based, as in editors. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

/** What a manifest is checked against: the files of the app around it. */
export interface Surroundings {
  /** Ids of all messages, by language. */
  messages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths that the app's sources link to, and where. */
  links: readonly (SourcePlace & { to: string })[];
  /** Paths that appear in the app's sources in any way. */
  mentions?: ReadonlySet<string>;
  /** The names in the app's registries, by registry; omitted ones are not checked. */
  registries?: Partial<Readonly<Record<Registry, ReadonlySet<string>>>>;
  /** The countries with a picture of their flag; omitted, they are not checked. */
  countries?: ReadonlySet<string>;
  /** The addresses that the app must have, and those of them that it does not have yet. */
  requirement?: { paths: readonly Path[]; awaited: readonly Path[] };
}

/** The registries of names that pages use and the app defines. */
export type Registry = 'tools' | 'guards' | 'icons' | 'tiles' | 'sections';

/** Notes a finding of the rule that is running; an error unless `severity` says otherwise. */
export type Report = (
  rule: string,
  at: Finding['at'],
  fault: string,
  /** What to write instead: a sentence that begins with a verb. */
  cure: string,
  severity?: Finding['severity'],
) => void;

/** Checks one thing of a manifest. */
export type Rule = (manifest: Manifest, report: Report, app: Surroundings) => void;

/** Whether the manifest declares this path, as a page or as a redirect. */
export const hasPath = (manifest: Manifest, path: string | undefined): path is Path =>
  path !== undefined && Object.hasOwn(manifest.pages, path);

/** The declared paths that have a page; redirects have none. */
export const pathsOfPages = (manifest: Manifest) =>
  pathsOf(manifest).filter((path) => manifest.pages[path]?.redirectTo === undefined);
