import { pathsOf, resolvePage, type Manifest, type Path, type ResolvedPage } from './define.js';
import { requiredPaths } from './required.js';

/** The text of a message id in a language. */
export type Words = (key: string, locale: string) => string;

/**
 * A document of all addresses of the app: the title in each complete language, who may see the page, its parameters
 * and its behaviour. Markdown, with one table per folder of addresses.
 */
export function catalogueOf(manifest: Manifest, words: Words): string {
  const locales = manifest.locales.offered
    .filter(({ isPartial }) => isPartial !== true)
    .map(({ key }) => key);
  const folders = new Map<string, Path[]>();
  for (const path of pathsOf(manifest)) {
    const folder = path.split('/').slice(0, 3).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [
    ...about(manifest, locales),
    ...[...folders].flatMap(([folder, paths]) => [
      `## ${folder}`,
      '',
      '| address | heading | layout | guards | tools | parameters | behaviour |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...paths.map((path) => row(manifest, path, (key) => locales.map((locale) => words(key, locale)))),
      '',
    ]),
  ].join('\n');
}

function about(manifest: Manifest, locales: readonly string[]): string[] {
  const { delayMs, timeoutMs } = manifest.loading;
  return [
    `${pathsOf(manifest).length} addresses. Headings in ${locales.join(', ')}; the navigation title is the product's name on every page.`,
    '',
    `Each page shows nothing for ${delayMs} ms, then its indicator, and has failed after ${timeoutMs / 1000} s.`,
    '',
    'What guards do with whom they stop:',
    '',
    `- login: to ${code(manifest.auth.login)}, and back`,
    `- guest: to ${code('next')}, else to ${code(manifest.auth.afterLogin)}`,
    ...Object.entries(manifest.guards ?? {}).map(([guard, { sendsTo }]) =>
      sendsTo === undefined
        ? `- ${guard}: the page opens and shows what is missing in place of its form`
        : `- ${guard}: to ${code(sendsTo)}, and back`,
    ),
    '',
  ];
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const list = (items: readonly string[]) => (items.length === 0 ? '–' : items.join(', '));

function row(manifest: Manifest, path: Path, inAll: (key: string) => readonly string[]): string {
  const page = resolvePage(manifest, path);
  const cells =
    page.redirectTo === undefined
      ? [
          list(page.heading === undefined ? [] : inAll(page.heading)),
          page.layout,
          list(page.guards),
          list(page.tools),
          list(Object.entries(page.search).map(([name, field]) => code(`${name}: ${field}`))),
          list(behaviourOf(page)),
        ]
      : ['–', '–', '–', '–', '–', `leads to ${code(page.redirectTo)}, with its parameters`];
  return `| ${[code(path), ...cells].join(' | ')} |`;
}

function behaviourOf(page: ResolvedPage): string[] {
  const { path, tab, alias = [], onBadLink, maxWidth, refresh, keep, sitemap, shortcut } = page;
  return [
    ...(tab === undefined ? [] : [`tab ${tab.order}`]),
    ...alias.map((each) => `also at ${code(each)}`),
    ...(onBadLink === undefined ? [] : [`an incomplete link offers ${code(onBadLink)}`]),
    ...(maxWidth === undefined ? [] : [`up to ${maxWidth} px wide`]),
    ...(refresh === true ? ['pull to refresh'] : []),
    ...(keep === true ? ['keeps its state'] : []),
    ...(sitemap === true ? ['in the sitemap'] : []),
    ...(shortcut === true ? ['offered by the installed app'] : []),
    ...(!requiredPaths.includes(path) ? ['added by us'] : []),
  ];
}
