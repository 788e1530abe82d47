import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pageRoots } from '../../../manifest/src/publish.js';
import type { Manifest } from '../../../manifest/src/define.js';
import { transpileAlone } from './transpileAlone.js';

/** Words of languages other than English are kept for the language that is spoken. */
const OTHER_WORDS = /virtual:words\/(?!en)([a-z]+)/;
const languageOf = (moduleId: string | null): string | undefined => OTHER_WORDS.exec(moduleId ?? '')?.[1];

/** Only the system reads these, while it installs the app, or the server. */
const NOT_NEEDED = /^(icons\/|\.vite\/|served\.json$|.*\.map$)/;

/** Leaves `sw.js` beside the app: the service worker, with the files of this build and a version made of them. */
export function offlinePlugin(manifest: Manifest): Plugin {
  const { id, base } = manifest.app;
  let publicDir = '';
  let all: readonly string[] = [];
  return {
    name: 'fairlot:offline',
    apply: 'build',
    // After Vite has dropped the chunks that hold nothing but styles.
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
    // One that is missing would keep the worker from ever being installed, and nobody would see it.
    writeBundle({ dir = '' }) {
      const missing = all.filter((file) => file !== base && !existsSync(join(dir, file.slice(base.length))));
      if (missing.length > 0) this.error(`sw.js names files that are not there: ${missing.join(', ')}`);
    },
  };
}
