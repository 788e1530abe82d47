import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pageRoots } from '../../../manifest/src/publish.js';
import type { Manifest } from '../../../manifest/src/define.js';
import { transpileAlone } from './transpileAlone.js';

/** Messages of languages other than English are cached only for the language in use. */
const OTHER_WORDS = /virtual:words\/(?!en)([a-z]+)/;
const languageOf = (moduleId: string | null): string | undefined => OTHER_WORDS.exec(moduleId ?? '')?.[1];

/** Only the system reads these when it installs the app, or the server. */
const NOT_NEEDED = /^(icons\/|\.vite\/|served\.json$|.*\.map$)/;

/**
 * Writes `sw.js` beside the app: the service worker, with the files of this build and a version derived from them.
 */
export function offlinePlugin(manifest: Manifest): Plugin {
  const { id, base } = manifest.app;
  let publicDir = '';
  let all: readonly string[] = [];
  return {
    name: 'fairlot:offline',
    apply: 'build',
    // Runs after Vite has removed the chunks that contain only styles.
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const words: Record<string, string[]> = {};
      const built: string[] = [];
      for (const file of Object.values(bundle)) {
        const language = file.type === 'chunk' ? languageOf(file.facadeModuleId) : undefined;
        if (language === undefined) built.push(file.fileName);
        else (words[language] ??= []).push(base + file.fileName);
      }
      const beside = readdirSync(publicDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join('/'));
      const files = [...built, ...beside].filter((file) => !NOT_NEEDED.test(file) && file !== 'index.html');
      all = [base, ...files.sort().map((file) => base + file)];
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? page.source : '';
      const version = createHash('sha256')
        .update(all.join())
        .update(JSON.stringify(words))
        .update(html)
        .digest('hex')
        .slice(0, 12);
      const source = transpileAlone('worker/serviceWorker.ts', {
        APP: id,
        BASE: base,
        PAGES: pageRoots(manifest).map((root) => base + root),
        FILES: all,
        WORDS: words,
        VERSION: version,
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
    // A missing file would prevent the worker's installation, unnoticed.
    writeBundle({ dir = '' }) {
      const missing = all.filter((file) => file !== base && !existsSync(join(dir, file.slice(base.length))));
      if (missing.length > 0) this.error(`sw.js names files that are not there: ${missing.join(', ')}`);
    },
  };
}
