import { pathsOf, resolvePage, tabsOf, type Manifest, type Path } from './define.js';
import { parseField } from './fields.js';
import { guardLoops, registries, requirement, shown, spelling } from './furtherRules.js';
import { hasPath, pathsOfPages, type Finding, type Rule, type Surroundings } from './rule.js';

const STRAY = / copy$|-bak(\/|$)|\/bak$|\(\d+\)$|\s/;

const publicPages = (manifest: Manifest) =>
  pathsOfPages(manifest).filter((page) => resolvePage(manifest, page).guards.includes('public'));

const login: Rule = (manifest, report) => {
  const { login: path, afterLogin, backFallback } = manifest.auth;
  if (!hasPath(manifest, path))
    report(
      'login-route',
      ['auth', 'login'],
      `${path} is not declared`,
      'Write the path of a page of manifest/src/pages',
    );
  else if (resolvePage(manifest, path).guards.includes('login')) {
    report(
      'login-route-loop',
      ['pages', path],
      'the login page asks for login: nobody could ever sign in',
      "Write guard: 'guest'",
    );
  }
  if (!hasPath(manifest, afterLogin) || resolvePage(manifest, afterLogin).guards.includes('guest')) {
    report(
      'after-login',
      ['auth', 'afterLogin'],
      `members cannot open ${afterLogin}`,
      'Write the path of a page that they can',
    );
  }
  if (!hasPath(manifest, backFallback) || !resolvePage(manifest, backFallback).guards.includes('public')) {
    report(
      'back-fallback',
      ['auth', 'backFallback'],
      `visitors cannot open ${backFallback}`,
      `Write one of the public pages, such as ${publicPages(manifest)[0] ?? 'a new one'}`,
    );
  }
  if (!pathsOfPages(manifest).some((page) => resolvePage(manifest, page).guards.includes('login'))) {
    report(
      'no-guarded-page',
      ['pages'],
      'no page asks for login',
      "Write guard: 'login' at those of members",
    );
  }
};

const guards: Rule = (manifest, report) => {
  for (const path of pathsOfPages(manifest)) {
    const page = resolvePage(manifest, path);
    const layoutGuards = [page.frame.guard ?? []].flat();
    if (page.guards.length === 0)
      report(
        'empty-guard',
        ['pages', path],
        'this page has no guard',
        "Write guard: 'login', or 'public' if everyone may open it",
      );
    if ([page.guard ?? []].flat().includes('public') && layoutGuards.some((guard) => guard !== 'public')) {
      report(
        'public-in-guarded-layout',
        ['pages', path],
        `layout ${page.layout} still asks for ${layoutGuards.join()}`,
        'Give the page a layout without a guard, or take the guard public off it',
      );
    }
    if (page.guards.includes('guest') && page.guards.includes('login')) {
      report(
        'unreachable',
        ['pages', path],
        'nobody is signed in and out at once',
        'Write either guest or login',
      );
    }
  }
  if (!hasPath(manifest, manifest.app.entry))
    report(
      'entry',
      ['app', 'entry'],
      `${manifest.app.entry} is not declared`,
      'Write the path of a page of manifest/src/pages',
    );
};

const addresses: Rule = (manifest, report) => {
  const seen = new Map<string, Path>([['/', manifest.app.entry]]);
  for (const path of pathsOf(manifest)) {
    for (const alias of manifest.pages[path]?.alias ?? []) {
      const other = hasPath(manifest, alias) ? alias : seen.get(alias);
      if (other !== undefined)
        report(
          'alias-clash',
          ['pages', path, 'alias'],
          `${alias} already leads to ${other}`,
          'Write another address',
        );
      seen.set(alias, path);
    }
    const target = manifest.pages[path]?.redirectTo;
    if (target !== undefined && !hasPath(manifest, target)) {
      report(
        'redirect-target',
        ['pages', path, 'redirectTo'],
        `${target} is not declared`,
        'Write the path of a page of manifest/src/pages',
      );
    }
    if (target !== undefined && leadsToItself(manifest, path)) {
      report(
        'redirect-loop',
        ['pages', path, 'redirectTo'],
        'these redirects lead back to themselves',
        'Write the path of a page that does not redirect',
      );
    }
    if (target === undefined && STRAY.test(path)) {
      report(
        'stray-duplicate',
        ['pages', path],
        'this looks like a forgotten copy',
        'Give it a redirectTo, or remove it',
      );
    }
  }
};

function leadsToItself(manifest: Manifest, path: Path): boolean {
  const visited = new Set<Path>();
  for (let next: Path | undefined = path; next !== undefined; next = manifest.pages[next]?.redirectTo) {
    if (visited.has(next)) return true;
    visited.add(next);
  }
  return false;
}

const tabs: Rule = (manifest, report) => {
  const orders = new Map<number, Path>();
  for (const { path, tab } of tabsOf(manifest)) {
    const other = orders.get(tab.order);
    if (other !== undefined)
      report(
        'tab-order',
        ['pages', path, 'tab', 'order'],
        `${other} has place ${tab.order} too`,
        'Write a number that no other tab has',
      );
    orders.set(tab.order, path);
    for (const [name, field] of Object.entries(manifest.pages[path]?.search ?? {})) {
      if (parseField(field).required) {
        report(
          'tab-search',
          ['pages', path, 'search', name],
          'a tab opens without parameters',
          'Write ? after its type, or a default',
        );
      }
    }
  }
};

const names: Rule = (manifest, report) => {
  for (const path of pathsOf(manifest)) {
    const { layout } = resolvePage(manifest, path);
    if (!Object.hasOwn(manifest.layouts, layout))
      report(
        'unknown-layout',
        ['pages', path],
        `no layout is called "${layout}"`,
        `Write one of ${Object.keys(manifest.layouts).join(', ')}`,
      );
  }
};

/** The first entry of a list that it has twice. */
const repeated = (list: readonly string[]) => list.find((entry, at) => list.indexOf(entry) !== at);

const languages: Rule = ({ locales }, report, { messages, countries }) => {
  const keys = locales.offered.map(({ key }) => key);
  if (!keys.includes(locales.default))
    report(
      'default-language',
      ['locales', 'default'],
      `"${locales.default}" is not among the languages on offer`,
      `Write one of ${keys.join(', ')}`,
    );
  for (const key of keys) {
    if (messages.size > 0 && !messages.has(key))
      report(
        'unknown-language',
        ['locales', 'offered'],
        `no catalogue is in "${key}"`,
        `Write some of ${[...messages.keys()].join(', ')}`,
      );
  }
  for (const [index, { flag }] of locales.offered.entries()) {
    if (countries !== undefined && !countries.has(flag))
      report(
        'unknown-country',
        ['locales', 'offered', String(index), 'flag'],
        `there is no flag of "${flag}"`,
        `Write one of ${[...countries].join(', ')}`,
      );
  }
};

const lists: Rule = (manifest, report) => {
  const all: [at: readonly string[], list: readonly string[]][] = [
    [['locales', 'offered'], manifest.locales.offered.map(({ key }) => key)],
    [['home', 'tiles'], manifest.home.tiles],
    [['home', 'sections'], manifest.home.sections],
    ...Object.entries(manifest.layouts).map(([name, { tools = [] }]): (typeof all)[number] => [
      ['layouts', name, 'tools'],
      tools,
    ]),
    ...pathsOf(manifest).map((path): (typeof all)[number] => [
      ['pages', path, 'tools'],
      manifest.pages[path]?.tools ?? [],
    ]),
  ];
  for (const [at, list] of all) {
    const twice = repeated(list);
    if (twice !== undefined) report('repeated', at, `"${twice}" is listed twice`, 'Write it once');
  }
};

const words: Rule = (manifest, report, { messages }) => {
  const isWhole = (locale: string) =>
    manifest.locales.offered.some(({ key, ...language }) => key === locale && language.isPartial !== true);
  const wanted: [string | undefined, string[]][] = [
    [manifest.app.name, ['app', 'name']],
    [manifest.app.description, ['app', 'description']],
    [manifest.loading.failed, ['loading', 'failed']],
    ...pathsOf(manifest).flatMap((path): [string | undefined, string[]][] => {
      const { title, heading, tab } = manifest.pages[path] ?? {};
      return [
        [title, ['pages', path, 'title']],
        [heading, ['pages', path, 'heading']],
        [tab?.label, ['pages', path, 'tab', 'label']],
      ];
    }),
  ];
  for (const [id, at] of wanted) {
    const missing = [...messages]
      .filter(([locale, ids]) => id !== undefined && !ids.has(id) && isWhole(locale))
      .map(([locale]) => locale);
    if (missing.length > 0)
      report(
        'missing-message',
        at,
        `"${id}" has no words in ${missing.join(', ')}`,
        'Write them in apps/h5/src/messages, or the id of a message that is there',
      );
  }
};

const links: Rule = (manifest, report, app) => {
  const reached = new Set([...app.links.map(({ to }) => to), ...(app.mentions ?? [])]);
  for (const link of app.links) {
    const page = hasPath(manifest, link.to) ? manifest.pages[link.to] : undefined;
    if (page === undefined)
      report(
        'unknown-link',
        link,
        `${link.to} is not declared`,
        'Write the path of a page of manifest/src/pages',
      );
    else if (page.redirectTo !== undefined) {
      report('deprecated-link', link, `${link.to} only redirects`, `Write ${page.redirectTo}`);
    }
  }
  const { entry } = manifest.app;
  const { login: loginPage, afterLogin, backFallback } = manifest.auth;
  for (const path of pathsOfPages(manifest)) {
    const isStart = [entry, loginPage, afterLogin, backFallback].includes(path);
    if (!isStart && manifest.pages[path]?.tab === undefined && !reached.has(path)) {
      report(
        'dead-page',
        ['pages', path],
        'nothing in the app leads here',
        'Link to it, or remove it',
        'info',
      );
    }
  }
};

const RULES: readonly Rule[] = [
  login,
  guards,
  guardLoops,
  addresses,
  spelling,
  tabs,
  names,
  languages,
  lists,
  registries,
  shown,
  words,
  links,
  requirement,
];

/** The rules that find names which the app does not know. */
export const NAME_RULES: readonly Rule[] = [names, languages, registries];

/** Checks what types cannot: the manifest's consistency, and its agreement with the app's files. */
export function lint(manifest: Manifest, app: Surroundings, rules = RULES): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    rule(
      manifest,
      (name, at, fault, cure, severity = 'error') =>
        findings.push({ rule: name, at, message: `${fault}. ${cure}`, severity }),
      app,
    );
  }
  return findings;
}
