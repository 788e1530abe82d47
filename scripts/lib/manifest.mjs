// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, sourceFlags } from './project.mjs';

/**
 * @typedef {object} ManifestPage
 * @property {string} path
 * @property {boolean} isTab
 * @property {boolean} isPublic whether it opens without a login
 * @property {string[]} guards the guards of its layout and its own
 * @property {Record<string, string>} search query parameters: name to field, as the manifest writes them
 * @property {string[]} alias further addresses of the page
 */

/**
 * @typedef {{path: string, tab?: object, guards: string[], search: Record<string, string>, alias?: string[], redirectTo?: string}} ResolvedPage
 */

/**
 * The manifest's pages with all defaults applied. The manifest is TypeScript, so a Node process with a loader reads
 * it.
 * @returns {ResolvedPage[]}
 */
function resolvePages() {
  const entry = join(root, 'manifest/src/index.ts');
  const program = `import(${JSON.stringify(entry)}).then(({ h5, pathsOf, resolvePage }) =>
    process.stdout.write(JSON.stringify(pathsOf(h5).map((path) => resolvePage(h5, path)))))`;
  const text = execFileSync(process.execPath, [...sourceFlags, '--eval', program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  return JSON.parse(text);
}

/**
 * The app's pages, without addresses that only redirect.
 * @returns {Promise<ManifestPage[]>}
 */
export async function readManifest() {
  return resolvePages()
    .filter(({ redirectTo }) => redirectTo === undefined)
    .map(({ path, tab, guards, search, alias }) => ({
      path,
      isTab: tab !== undefined,
      isPublic: guards.every((guard) => guard === 'public'),
      guards,
      search,
      alias: alias ?? [],
    }));
}

/**
 * Addresses that lead to another page: redirects and aliases.
 * @returns {{from: string, to: string}[]}
 */
export function readRedirects() {
  return resolvePages().flatMap(({ path, redirectTo, alias }) =>
    redirectTo === undefined
      ? (alias ?? []).map((from) => ({ from, to: path }))
      : [{ from: path, to: redirectTo }],
  );
}

/** Every address that the app answers: pages, redirects and aliases. */
export const readAddresses = () => resolvePages().flatMap(({ path, alias }) => [path, ...(alias ?? [])]);
