import {
  resolvePage,
  type Layout,
  type Manifest,
  type OfferedLocale,
  type Page,
  type Path,
} from './define.js';
import type { Overlay, PageChange } from './overlaySchema.js';

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];

/**
 * An overlay changes something that overlays may not change. `at`: the keys in the overlay; `cure`: what to write
 * instead.
 */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
  constructor(
    readonly at: readonly string[],
    fault: string,
    cure: string,
  ) {
    super(`${fault}. ${cure}`);
  }
}

/** Guards that admit more visitors than others; an overlay must not add them. */
const OPENING = new Set(['public', 'guest']);

/**
 * The app with the changes of a product, a brand or an environment. A page keeps all its guards.
 * @throws {OverlayError} for an unknown name, or for a change that would admit more visitors to a page
 */
export function applyOverlay(
  manifest: Manifest,
  overlay: Overlay,
  knownGuards: ReadonlySet<string>,
): Manifest {
  const { entry = manifest.app.entry } = overlay;
  const changed: Manifest = {
    ...manifest,
    app: { ...manifest.app, entry },
    auth: { ...manifest.auth, ...overlay.auth },
    theme: { ...manifest.theme, ...overlay.theme },
    locales: localesOf(manifest, overlay),
    tabBar: { ...manifest.tabBar, ...overlay.tabBar },
    support: { ...manifest.support, ...overlay.support },
    home: { ...manifest.home, ...overlay.home },
    layouts: layoutsOf(manifest, overlay),
    flags: flagsOf(manifest, overlay),
    pages: pagesOf(manifest, overlay, knownGuards),
  };
  for (const path of Object.keys(overlay.pages ?? {}) as Path[]) {
    if (changed.pages[path] === undefined) {
      refuseIfNeeded(changed, path);
      continue;
    }
    const lost = resolvePage(manifest, path).guards.find(
      (guard) => !resolvePage(changed, path).guards.includes(guard),
    );
    if (lost !== undefined)
      throw new OverlayError(
        ['pages', path, 'layout'],
        `this would take the guard "${lost}" off the page`,
        'Take a layout that asks for it, or add it with addGuard',
      );
  }
  return changed;
}

/** @throws {OverlayError} for a page that was taken out and that the app leads everyone to */
function refuseIfNeeded({ app, auth, guards = {} }: Manifest, path: Path): void {
  const needs: readonly [use: string, path: Path | undefined, cure: string][] = [
    ['visitors sign in here', auth.login, 'Keep it'],
    ['the app opens here', app.entry, 'Keep it, or write another page as `entry`'],
    ['customers come here from the login', auth.afterLogin, 'Keep it, or write another as `auth.afterLogin`'],
    ['the way back leads here', auth.backFallback, 'Keep it, or write another as `auth.backFallback`'],
    ...Object.entries(guards).map(([guard, { sendsTo }]): (typeof needs)[number] => [
      `the guard "${guard}" sends customers here`,
      sendsTo,
      'Keep it',
    ]),
  ];
  const need = needs.find(([, each]) => each === path);
  if (need !== undefined) throw new OverlayError(['pages', path], need[0], need[2]);
}

function flagsOf({ flags = {} }: Manifest, overlay: Overlay): NonNullable<Manifest['flags']> {
  for (const name of Object.keys(overlay.flags ?? {})) {
    if (!Object.hasOwn(flags, name))
      throw new OverlayError(
        ['flags', name],
        `the app has no flags called "${name}"`,
        `Write one of ${Object.keys(flags).join(', ')}`,
      );
  }
  return { ...flags, ...overlay.flags };
}

function localesOf({ locales }: Manifest, overlay: Overlay): Manifest['locales'] {
  const { default: first = locales.default, offered: keys } = overlay.locales ?? {};
  const offered = (keys ?? locales.offered.map(({ key }) => key)).map((key, index): OfferedLocale => {
    const found = locales.offered.find((each) => each.key === key);
    if (found !== undefined) return found;
    const known = locales.offered.map((each) => each.key).join(', ');
    throw new OverlayError(
      ['locales', 'offered', String(index)],
      `the app does not speak "${key}"`,
      `Write some of ${known}`,
    );
  });
  if (!offered.some(({ key }) => key === first))
    throw new OverlayError(
      ['locales', 'default'],
      `"${first}" is not among the languages on offer`,
      `Write one of ${offered.map(({ key }) => key).join(', ')} as \`default\``,
    );
  return { default: first, offered };
}

function layoutsOf(manifest: Manifest, overlay: Overlay): Manifest['layouts'] {
  const layouts: Record<string, Layout> = { ...manifest.layouts };
  for (const [name, { tools }] of Object.entries(overlay.layouts ?? {})) {
    if (!Object.hasOwn(layouts, name))
      throw new OverlayError(
        ['layouts', name],
        `no layout is called "${name}"`,
        `Write one of ${Object.keys(layouts).join(', ')}`,
      );
    layouts[name] = { ...layouts[name], tools };
  }
  return layouts;
}

function pagesOf(manifest: Manifest, overlay: Overlay, knownGuards: ReadonlySet<string>): Manifest['pages'] {
  const pages: Record<Path, Page> = { ...manifest.pages };
  for (const [key, change] of Object.entries(overlay.pages ?? {})) {
    const path = key as Path;
    const page = pages[path];
    if (page === undefined)
      throw new OverlayError(
        ['pages', path],
        'no page has this path',
        'Write the path of a page of manifest/src/pages',
      );
    if (change === false) delete pages[path];
    else pages[path] = pageOf({ manifest, knownGuards }, path, page, change);
  }
  // Redirects to removed pages are removed, and so are `onBadLink` targets.
  for (const [path, page] of Object.entries(pages) as [Path, Page][]) {
    const { onBadLink, redirectTo, ...rest } = page;
    if (redirectTo !== undefined && pages[redirectTo] === undefined) delete pages[path];
    else if (onBadLink !== undefined && pages[onBadLink] === undefined) pages[path] = rest;
  }
  return pages;
}

function pageOf(
  { manifest, knownGuards }: { readonly manifest: Manifest; readonly knownGuards: ReadonlySet<string> },
  path: Path,
  page: Page,
  { addGuard, tab: tabChange, ...change }: PageChange,
): Page {
  const added = list(addGuard);
  for (const guard of added) {
    const at = ['pages', path, 'addGuard'];
    if (OPENING.has(guard))
      throw new OverlayError(
        at,
        `"${guard}" would weaken the page's guards`,
        `Write one of ${[...knownGuards].join(', ')}`,
      );
    if (!knownGuards.has(guard))
      throw new OverlayError(
        at,
        `no guard is called "${guard}"`,
        `Write one of ${[...knownGuards].join(', ')}`,
      );
  }
  if (change.layout !== undefined && !Object.hasOwn(manifest.layouts, change.layout))
    throw new OverlayError(
      ['pages', path, 'layout'],
      `no layout is called "${change.layout}"`,
      `Write one of ${Object.keys(manifest.layouts).join(', ')}`,
    );
  const { tab, ...rest } = page;
  return {
    ...rest,
    ...change,
    ...(tabChange === false ? {} : withTab(path, tab, tabChange)),
    // A page with an added guard leaves the sitemap.
    ...(added.length > 0
      ? { guard: [...list(page.guard ?? manifest.defaults.guard), ...added], sitemap: false }
      : {}),
  };
}

function withTab(
  path: Path,
  tab: Page['tab'],
  change: Exclude<PageChange['tab'], false>,
): Pick<Page, 'tab'> | Record<never, never> {
  const { order = tab?.order, icon = tab?.icon, label = tab?.label } = change ?? {};
  if (order !== undefined && icon !== undefined && label !== undefined)
    return { tab: { ...tab, order, icon, label } };
  if (change === undefined) return {};
  throw new OverlayError(
    ['pages', path, 'tab'],
    'this page has no tab in the app',
    'Write order, icon and label of the new one',
  );
}
