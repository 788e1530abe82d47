import type { Fields, SearchInput, SearchOutput } from './fields.js';
import type { LayoutData, ManifestData, OfferedLocaleData, PageData, TabData } from './schema.js';

/** Id of a sentence in the app's catalogues. */
export type MessageKey = string;
/** Address of a page, from the root: `/pages/main/home/index`. */
export type Path = `/${string}`;
export type Hex = `#${string}`;
export type OneOrMore<T> = T | readonly T[];

/** The same with everything readonly: a manifest is declared once and never written to. */
type Data<T> = T extends readonly (infer Item)[]
  ? readonly Data<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Data<T[Key]> }
    : T;

/** A tab of the tab bar. */
export type Tab = Data<TabData>;
/** What one page is. Everything but its content, which is the file of the same path. */
export type Page = Data<PageData>;
/** The frame around pages. */
export type Layout = Data<LayoutData>;
/** A language on offer. */
export type OfferedLocale = Data<OfferedLocaleData>;
/** The whole app as data: what `JSON.stringify` loses nothing of. */
export type Manifest = Data<ManifestData>;

type PathsOf<M extends Manifest> = keyof M['pages'] & Path;
type LayoutsOf<M extends Manifest> = keyof M['layouts'] & string;

/** Ties the parts of a manifest that name each other: a page, layout or entry that is not declared is a type error. */
interface Tied<M extends Manifest> {
  app: { entry: PathsOf<M> };
  auth: { login: PathsOf<M>; afterLogin: PathsOf<M>; backFallback: PathsOf<M> };
  defaults: { layout: LayoutsOf<M> };
  pages: {
    [P in keyof M['pages']]: {
      layout?: LayoutsOf<M>;
      onBadLink?: PathsOf<M>;
      history?: PathsOf<M>;
      redirectTo?: PathsOf<M>;
    };
  };
}

/** Declares an app. Returns its argument; the types remember every path, parameter, tool and guard. */
export function defineManifest<const M extends Manifest>(manifest: M & NoInfer<Tied<M>>): M {
  return manifest;
}

/** Declares pages of one area, to be spread into a manifest's `pages`. Returns its argument; the types remember it. */
export function declarePages<const Pages extends Readonly<Record<Path, Page>>>(pages: Pages): Pages {
  return pages;
}

/** Paths that may be linked to: those that are not only redirects. */
export type LinkablePath<M extends Manifest> = {
  [P in PathsOf<M>]: M['pages'][P] extends { redirectTo: string } ? never : P;
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
/** Names of the counters that tabs show. */
export type BadgeOf<M extends Manifest> = Prop<Prop<Values<M['pages']>, 'tab'>, 'badge'> & string;

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
    tools: manifest.pages[path]?.tools ?? frame.tools ?? [],
    search: page.search ?? {},
  };
}

/** Every declared path, in the order of the manifest. */
export function pathsOf(manifest: Manifest): Path[] {
  return Object.keys(manifest.pages) as Path[];
}

/** The tabs, from left to right. `viewer`: only those that this kind of visitor is shown. */
export function tabsOf(manifest: Manifest, viewer?: Tab['when']): { path: Path; tab: Tab }[] {
  return pathsOf(manifest)
    .flatMap((path) => {
      const tab = manifest.pages[path]?.tab;
      if (tab === undefined || (viewer && tab.when && tab.when !== viewer)) return [];
      return [{ path, tab }];
    })
    .sort((a, b) => a.tab.order - b.tab.order);
}
