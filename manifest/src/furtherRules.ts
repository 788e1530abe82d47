import { pathsOf, resolvePage, type Manifest, type Path } from './define.js';
import { parseField } from './fields.js';
import { hasPath, pathsOfPages, type Registry, type Rule } from './rule.js';

const BUILT_IN_GUARDS = ['public', 'login', 'guest'];

const OFF_THE_LIST = 'Take it off the list of awaited paths in manifest/src/required.ts';

const writeOneOf = (names: readonly string[]) => `Write one of ${names.join(', ')}`;

/** The redirect target of a guard; undefined if it does not redirect. */
function targetOf(manifest: Manifest, guard: string): Path | undefined {
  if (guard === 'login') return manifest.auth.login;
  return manifest.guards?.[guard]?.sendsTo;
}

/**
 * Reports guards that redirect to a page with the same guard, directly or through other pages, which would be an
 * endless loop. `guest` is exempt: it stops only visitors that `login` lets pass.
 */
export const guardLoops: Rule = (manifest, report) => {
  for (const guard of ['login', ...Object.keys(manifest.guards ?? {})]) {
    const visited = new Set<string>();
    const waiting = [guard];
    while (waiting.length > 0) {
      const target = targetOf(manifest, waiting.pop() ?? '');
      const next = hasPath(manifest, target) ? resolvePage(manifest, target).guards : [];
      if (next.includes(guard)) {
        const at = guard === 'login' ? ['auth', 'login'] : ['guards', guard, 'sendsTo'];
        report(
          'guard-loop',
          at,
          `"${guard}" sends people to a page that asks for "${guard}" again`,
          'Write the path of a page that does not',
        );
        break;
      }
      for (const name of next) if (!visited.has(name)) waiting.push(name);
      for (const name of next) visited.add(name);
    }
  }
  for (const [guard, { sendsTo }] of Object.entries(manifest.guards ?? {})) {
    if (sendsTo !== undefined && !hasPath(manifest, sendsTo))
      report(
        'guard-target',
        ['guards', guard, 'sendsTo'],
        `${sendsTo} is not declared`,
        'Write the path of a page of manifest/src/pages',
      );
  }
};

/**
 * Reports names that a page uses and no registry contains. TypeScript's types find them too, but a manifest may also
 * be JSON.
 */
export const registries: Rule = (manifest, report, { registries: known = {} }) => {
  const check = (registry: Registry, name: string, at: readonly string[]) => {
    const names = registry === 'guards' ? [...BUILT_IN_GUARDS, ...(known.guards ?? [])] : known[registry];
    if (known[registry] !== undefined && ![...(names ?? [])].includes(name))
      report(
        `unknown-${registry.replace(/s$/, '')}`,
        at,
        `the app has no ${registry} called "${name}"`,
        writeOneOf([...(names ?? [])]),
      );
  };
  for (const path of pathsOfPages(manifest)) {
    const { guards, tab } = resolvePage(manifest, path);
    for (const tool of manifest.pages[path]?.tools ?? []) check('tools', tool, ['pages', path, 'tools']);
    for (const guard of guards) {
      check('guards', guard, ['pages', path, 'guard']);
      const isDeclared = Object.hasOwn(manifest.guards ?? {}, guard) || BUILT_IN_GUARDS.includes(guard);
      if (!isDeclared)
        report(
          'undeclared-guard',
          ['pages', path, 'guard'],
          `"${guard}" is not among the app's guards`,
          writeOneOf([...BUILT_IN_GUARDS, ...Object.keys(manifest.guards ?? {})]),
        );
    }
    const { flag } = manifest.pages[path] ?? {};
    if (flag !== undefined && !Object.hasOwn(manifest.flags ?? {}, flag))
      report(
        'unknown-flag',
        ['pages', path, 'flag'],
        `the app has no flags called "${flag}"`,
        writeOneOf(Object.keys(manifest.flags ?? {})),
      );
    if (tab !== undefined) check('icons', tab.icon, ['pages', path, 'tab', 'icon']);
  }
  for (const tile of manifest.home.tiles) check('tiles', tile, ['home', 'tiles']);
  for (const section of manifest.home.sections) check('sections', section, ['home', 'sections']);
  for (const [layout, { tools = [] }] of Object.entries(manifest.layouts))
    for (const tool of tools) check('tools', tool, ['layouts', layout, 'tools']);
};

/** Reports pages that are offered from outside (sitemap, shortcut, entry) but do not open from there. */
export const shown: Rule = (manifest, report) => {
  for (const path of pathsOfPages(manifest)) {
    const { sitemap, shortcut, search, guards } = resolvePage(manifest, path);
    const needs = Object.entries(search).find(([, field]) => parseField(field).required)?.[0];
    if (sitemap === true && guards.some((guard) => guard !== 'public'))
      report(
        'sitemap',
        ['pages', path, 'sitemap'],
        'only public pages belong in a sitemap',
        'Take sitemap off this page',
      );
    for (const [name, isOffered] of Object.entries({ sitemap, shortcut })) {
      if (isOffered === true && needs !== undefined)
        report(
          name,
          ['pages', path, name],
          `nobody could open it without its parameter "${needs}"`,
          `Take ${name} off this page, or make the parameter optional`,
        );
    }
  }
  const entry = hasPath(manifest, manifest.app.entry) ? resolvePage(manifest, manifest.app.entry) : undefined;
  if (entry?.redirectTo !== undefined || entry?.guards.includes('guest') === true)
    report(
      'entry-unreachable',
      ['app', 'entry'],
      'the app opens here, and members cannot see it',
      'Write the path of a page that they can',
    );
};

/** The sorted letters of a path, without case and separators: easily confused addresses have the same ones. */
const looseSpelling = (path: string) =>
  [...path.toLowerCase().replace(/[-_ ]/g, '')].sort((a, b) => (a < b ? -1 : 1)).join('');

/** Reports two addresses of different pages that differ only by swapped letters, case or a dash. */
export const spelling: Rule = (manifest, report) => {
  const seen = new Map<string, { address: Path; page: Path }>();
  const settle = (page: Path) => manifest.pages[page]?.redirectTo ?? page;
  for (const page of pathsOf(manifest)) {
    for (const address of [page, ...(manifest.pages[page]?.alias ?? [])]) {
      const loose = looseSpelling(address);
      const other = seen.get(loose);
      if (other !== undefined && settle(other.page) !== settle(page))
        report(
          'near-duplicate',
          ['pages', page],
          `this reads like ${other.address}`,
          'Let one redirect to the other, or write another path',
        );
      seen.set(loose, { address, page });
    }
  }
};

/**
 * Reports an address of the requirement that has neither a page nor a redirect, unless the manifest gives a reason.
 */
export const requirement: Rule = (manifest, report, { requirement: wanted }) => {
  if (wanted === undefined) return;
  const addresses = new Set<Path>([
    '/',
    ...pathsOf(manifest).flatMap((path) => [path, ...(manifest.pages[path]?.alias ?? [])]),
  ]);
  for (const path of wanted.paths) {
    const isAwaited = wanted.awaited.includes(path);
    if (!addresses.has(path) && !isAwaited)
      report(
        'required-path',
        ['pages'],
        `the requirement lists ${path}, and no page answers there`,
        'Write a page with this path, or one that redirects',
      );
    if (addresses.has(path) && isAwaited)
      report('stale-awaited', ['pages', path], 'this page answers now', OFF_THE_LIST);
  }
  for (const path of wanted.awaited) {
    if (!wanted.paths.includes(path))
      report('stale-awaited', ['pages'], `nobody requires ${path}`, OFF_THE_LIST);
  }
};
