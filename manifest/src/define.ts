import type { Field, Fields, SearchInput, SearchOutput } from './fields.js';

/** Id of a sentence in the app's catalogues. */
export type MessageKey = string;
/** Address of a page, from the root: `/pages/main/home/index`. */
export type Path = `/${string}`;
export type Hex = `#${string}`;
export type OneOrMore<T> = T | readonly T[];

/** A tab of the tab bar. */
export interface Tab {
  /** Place from the left, from 0. */
  order: number;
  icon: string;
  label: MessageKey;
  /** Counter shown on the icon. */
  badge?: string;
  /** Shown only to visitors who pass this guard. */
  when?: string;
}

/** What one page is. Everything but its content, which is the file of the same path. */
export interface Page {
  /** Navigation title; the product's name where it is left out. */
  title?: MessageKey;
  /** What is announced when the page is shown; normally the words of its h1. */
  heading?: MessageKey;
  layout?: string;
  /** All must let the visitor pass, after those of the layout, in this order. */
  guard?: OneOrMore<string>;
  tools?: readonly string[];
  tab?: Tab;
  search?: Readonly<Record<string, Field>>;
  /** Where "Open list" leads when a link lacks what the page needs. */
  onBadLink?: Path;
  /** Widens the content beyond the column. CSS px. */
  maxWidth?: number;
  /** Distance from the end at which more is loaded. CSS px. */
  reachBottom?: number;
  /** Pull to refresh. */
  refresh?: boolean;
  preload?: 'intent' | 'viewport' | 'render' | 'none';
  /** Keeps the page's state and scroll place while another one is shown. */
  keep?: boolean;
  /** Further addresses; they are replaced by the page's own. */
  alias?: readonly Path[];
  /** This address only leads to another page and has no file. */
  redirectTo?: Path;
  /** Why no link may lead here any more. */
  deprecated?: string;
  flag?: string;
  analytics?: string;
  sitemap?: boolean;
  shortcut?: boolean;
  /** The page's file below `pages/`, where it is not its path. */
  file?: string;
  /** Whether the requirement lists the page, or we added it. */
  seed?: 'listed' | 'added';
}

/** The frame around pages. */
export interface Layout {
  guard?: OneOrMore<string>;
  tools?: readonly string[];
  tabBar?: boolean;
  back?: boolean;
  logo?: boolean;
}

/** A language on offer. */
export interface OfferedLocale {
  key: string;
  /** In its own words: `Deutsch`. */
  name: string;
  /** The label the requirement gives it: `Germany`. */
  label: string;
  /** Country code of its flag: `de`. */
  flag: string;
}

/** The whole app as data: what `JSON.stringify` loses nothing of. */
export interface Manifest {
  app: { name: MessageKey; version: string; versionCode: number; entry: Path; router: 'hash'; base: '/' };
  auth: { login: Path; afterLogin: Path; nextParam: 'next'; backFallback: Path };
  /** Milliseconds until the indicator shows, for which it stays at least, and after which a page has failed to load. */
  loading: { delayMs: number; minMs: number; timeoutMs: number; failed: MessageKey };
  net: { timeoutMs: number; uploadMs: number; downloadMs: number; socketMs: number };
  theme: { primary: Hex; tabSelected: Hex; darkMode: false };
  locales: { default: string; offered: readonly OfferedLocale[] };
  layouts: Readonly<Record<string, Layout>>;
  /** CSS px. */
  tabBar: { height: number; fontSize: number; iconWidth: number };
  defaults: Page;
  pages: Readonly<Record<Path, Page>>;
}

type PathsOf<M extends Manifest> = keyof M['pages'] & Path;
type LayoutsOf<M extends Manifest> = keyof M['layouts'] & string;

/** Ties the parts of a manifest that name each other: a page, layout or entry that is not declared is a type error. */
interface Tied<M extends Manifest> {
  app: { entry: PathsOf<M> };
  auth: { login: PathsOf<M>; afterLogin: PathsOf<M>; backFallback: PathsOf<M> };
  defaults: { layout: LayoutsOf<M> };
  pages: {
    [P in keyof M['pages']]: { layout?: LayoutsOf<M>; onBadLink?: PathsOf<M>; redirectTo?: PathsOf<M> };
  };
}

/** Declares an app. Returns its argument; the types remember every path, parameter, tool and guard. */
export function defineManifest<const M extends Manifest>(manifest: M & NoInfer<Tied<M>>): M {
  return manifest;
}

/** Paths that may be linked to: those that are not only redirects. */
export type LinkablePath<M extends Manifest> = {
  [P in PathsOf<M>]: M['pages'][P] extends { redirectTo: string } | { deprecated: string } ? never : P;
}[PathsOf<M>];

type NoFields = Record<never, never>;
type FieldsOf<M extends Manifest, P extends PathsOf<M>> = M['pages'][P] extends {
  search: infer F extends Fields;
}
  ? F
  : NoFields;

export type SearchInputOf<M extends Manifest, P extends PathsOf<M>> = SearchInput<FieldsOf<M, P>>;
export type SearchOutputOf<M extends Manifest, P extends PathsOf<M>> = SearchOutput<FieldsOf<M, P>>;

type Each<T> = T extends readonly (infer Item)[] ? Item : T;
type Values<T> = T[keyof T];
type Prop<T, Key extends string> = T extends { readonly [K in Key]: infer Value } ? Each<Value> : never;

/** Names of the header tools the manifest uses. */
export type ToolOf<M extends Manifest> = (
  Prop<Values<M['layouts']>, 'tools'> | Prop<Values<M['pages']>, 'tools'>
) &
  string;
/** Names of the guards the manifest uses. */
export type GuardOf<M extends Manifest> = (
  Prop<Values<M['layouts']>, 'guard'> | Prop<Values<M['pages']>, 'guard'> | Prop<M['defaults'], 'guard'>
) &
  string;
/** Names of the tab icons the manifest uses. */
export type IconOf<M extends Manifest> = Prop<Prop<Values<M['pages']>, 'tab'>, 'icon'> & string;
/** Names of the layouts. */
export type LayoutOf<M extends Manifest> = LayoutsOf<M>;

/** A page with everything that defaults and layout add to it. */
export interface ResolvedPage extends Page {
  path: Path;
  layout: string;
  frame: Layout;
  /** Guards of the layout, then of the page; each once. Never empty. */
  guards: readonly string[];
  tools: readonly string[];
  search: Fields;
}

const list = <T>(value: OneOrMore<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/**
 * A page as it works: `defaults` < layout < page. A page without a guard of its own takes the default one, and the
 * layout's guards always come on top: a public page in a guarded layout still asks for login.
 */
export function resolvePage(manifest: Manifest, path: Path): ResolvedPage {
  const page = { ...manifest.defaults, ...manifest.pages[path] };
  const layout = page.layout ?? '';
  const frame = manifest.layouts[layout] ?? {};
  return {
    ...page,
    path,
    layout,
    frame,
    guards: [...new Set([...list(frame.guard), ...list(page.guard)])],
    tools: manifest.pages[path]?.tools ?? frame.tools ?? page.tools ?? [],
    search: page.search ?? {},
  };
}

/** Every declared path, in the order of the manifest. */
export function pathsOf(manifest: Manifest): Path[] {
  return Object.keys(manifest.pages) as Path[];
}

/** The tabs, from left to right. */
export function tabsOf(manifest: Manifest): { path: Path; tab: Tab }[] {
  return pathsOf(manifest)
    .flatMap((path) => {
      const tab = manifest.pages[path]?.tab;
      return tab === undefined ? [] : [{ path, tab }];
    })
    .sort((a, b) => a.tab.order - b.tab.order);
}
