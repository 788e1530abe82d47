// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root, sourceFlags } from './project.mjs';

/**
 * @typedef {object} ManifestPage
 * @property {string} path
 * @property {boolean} isTab
 * @property {boolean} isPublic
 */

/**
 * The app's pages, without addresses that only redirect. The manifest is TypeScript: it is read by a Node that runs it.
 * @returns {Promise<ManifestPage[]>}
 */
export async function readManifest() {
  const entry = join(root, 'manifest/src/h5.ts');
  const program = `import(${JSON.stringify(entry)}).then(({ h5 }) => process.stdout.write(JSON.stringify(h5.pages)))`;
  const text = execFileSync(process.execPath, [...sourceFlags, '--eval', program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  /** @type {Record<string, {tab?: object, redirectTo?: string, guard?: string | string[]}>} */
  const pages = JSON.parse(text);
  return Object.entries(pages)
    .filter(([, page]) => page.redirectTo === undefined)
    .map(([path, page]) => ({
      path,
      isTab: page.tab !== undefined,
      isPublic: [page.guard].flat().includes('public'),
    }));
}
