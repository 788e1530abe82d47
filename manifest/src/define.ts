import type { Fields, SearchInput, SearchOutput } from './fields.js';
import type { LayoutData, ManifestData, OfferedLocaleData, PageData, TabData } from './schema.js';

/** Id of a message in the app's catalogues. */
export type MessageKey = string;
/** Address of a page, from the root: `/pages/main/home/index`. */
export type Path = `/${string}`;
export type Hex = `#${string}`;
export type OneOrMore<T> = T | readonly T[];

/** Deeply readonly: a manifest is declared once and never modified. */
type Data<T> = T extends readonly (infer Item)[]
  ? readonly Data<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Data<T[Key]> }
    : T;

/** A tab of the tab bar. */
export type Tab = Data<TabData>;
/** A page without its content, which the app's registry of pages names. */
export type Page = Data<PageData>;
/** A frame around pages: its tools, guard and tab bar. */
export type Layout = Data<LayoutData>;
/** An offered language. */
export type OfferedLocale = Data<OfferedLocaleData>;
/** The whole app as data, which survives `JSON.stringify`. */
export type Manifest = Data<ManifestData>;

type PathsOf<M extends Manifest> = keyof M['pages'] & Path;
type LayoutsOf<M extends Manifest> = keyof M['layouts'] & string;

/** Checks references inside a manifest: an undeclared page, layout or entry is a type error. */
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

/** Declares an app. Returns its argument; the type keeps every path, parameter, tool and guard. */
export function defineManifest<const M extends Manifest>(manifest: M & NoInfer<Tied<M>>): M {
  return manifest;
}

/**
 * Declares the pages of one area, for spreading into a manifest's `pages`. Returns its argument with its literal
 * type.
 */
export function declarePages<const Pages extends Readonly<Record<Path, Page>>>(pages: Pages): Pages {
  return pages;
}

/** Paths that links may use: all except redirects. */
export type LinkablePath<M extends Manifest> = {
  [P in PathsOf<M>]: M['pages'][P] extends { redirectTo: string } ? never : P;
}[PathsOf<M>];

type NoFields = Record<never, never>;
type FieldsOf<M extends Manifest, P extends PathsOf<M>> = M['pages'][P] extends {
  search: infer F extends Fields;
}
  ? F
  : NoFields;

/** The parameters of a link to a page. */
export type SearchInputOf<M extends Manifest, P extends PathsOf<M>> = SearchInput<FieldsOf<M, P>>;
/** The parameters that a page reads. */
export type SearchOutputOf<M extends Manifest, P extends PathsOf<M>> = SearchOutput<FieldsOf<M, P>>;

type Each<T> = T extends readonly (infer Item)[] ? Item : T;
type Values<T> = T[keyof T];
type Prop<T, Key extends string> = T extends { readonly [K in Key]: infer Value } ? Each<Value> : never;

/** Names of the header tools the manifest uses. */
export type ToolOf<M extends Manifest> = (
  | Prop<Values<M['layouts']>, 'tools'>
  | Prop<Values<M['pages']>, 'tools'>
) &
  string;
/** Names of the guards the manifest uses. */
export type GuardOf<M extends Manifest> = (
  | Prop<Values<M['layouts']>, 'guard'>
  | Prop<Values<M['pages']>, 'guard'>
  | Prop<M['defaults'], 'guard'>
) &
  string;
/** Names of the tab icons the manifest uses. */
export type IconOf<M extends Manifest> = Prop<Prop<Values<M['pages']>, 'tab'>, 'icon'> & string;

/** A page with the values from `defaults` and its layout. */
export interface ResolvedPage extends Page {
  readonly path: Path;
  /** The name of its layout. */
  readonly layout: string;
  /** That layout; empty if the manifest declares none of this name, which the check reports. */
  readonly frame: Layout;
  /** Guards of the layout, then of the page, without duplicates. Never empty. */
  readonly guards: readonly string[];
  /** The page's own header tools, or else those of its layout. */
  readonly tools: readonly string[];
  readonly search: Fields;
}

const list = <T>(value: OneOrMore<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/**
 * A page with precedence `defaults` < layout < page. A page without a guard has the default one. The layout's guards
 * always apply too: a public page in a guarded layout still requires login.
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

/** The tabs, from left to right. `viewer`: only the tabs for this kind of visitor. */
export function tabsOf(manifest: Manifest, viewer?: Tab['when']): { path: Path; tab: Tab }[] {
  return pathsOf(manifest)
    .flatMap((path) => {
      const tab = manifest.pages[path]?.tab;
      if (tab === undefined || (viewer && tab.when && tab.when !== viewer)) return [];
      return [{ path, tab }];
    })
    .sort((a, b) => a.tab.order - b.tab.order);
}
