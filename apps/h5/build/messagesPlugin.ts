import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
// By its place, not by its name: a Vite config is read before any of our packages is built.
import { h5, tabsOf } from '../../../manifest/src/index.js';
import { compileCatalogue, compilePartialCatalogue, readAreas } from './compileMessages.js';
import { sentencesSaidBy } from './startSentences.js';

const PREFIX = 'virtual:messages/';
const REST = '/rest';
/** What must be sayable when no chunk can be loaded. */
const CORE = ['app', 'shell'];
/** Files that show the first page, whichever of the two that is. */
const START = ['main.tsx', 'boot/start.tsx', 'pages/main/home/index.tsx', 'pages/auth/login.tsx'];

/** The frame says the names of the tabs; each page is called what the manifest calls it. */
const HEADINGS = [
  ...tabsOf(h5).map(({ tab }) => tab.label),
  ...(['/pages/main/home/index', '/pages/auth/login'] as const).map((path) => h5.pages[path].heading),
];
/** Languages that are not translated to the end. */
const PARTIAL: ReadonlySet<string> = new Set(
  h5.locales.offered.flatMap((offered) => ('isPartial' in offered ? [offered.key] : [])),
);
/** The sources of the forms, from the folder of the messages. */
const FORMS = '../../../../packages/forms/src';

/** An id starts with the name of its area. */
const isOfArea = (id: string, areas: readonly string[]) => areas.includes(id.slice(0, id.indexOf('.')));

/**
 * `virtual:messages/core` is the English of the frame, which is part of the app.
 * `virtual:messages/<locale>` is what the first pages say in one language, and `virtual:messages/<locale>/rest` all
 * else: two lazy chunks, so that the first page does not wait for the words of fifty others. What the first pages say is
 * found in their sources. While developing everything is in the first one.
 */
export function messagesPlugin(messagesDir: string): Plugin {
  const root = resolve(messagesDir);
  let isBuild = false;

  /** Whether a sentence is one of a language's two parts. */
  function chooserOf(locale: string, part: 'start' | 'rest'): (id: string) => boolean {
    const isBuiltIn = (id: string) => locale === 'en' && isOfArea(id, CORE);
    if (!isBuild) return (id) => part === 'start' && !isBuiltIn(id);
    const ids = [...readAreas(root, 'en').values()].flatMap(Object.keys);
    const files = START.map((file) => join(root, '..', file)).filter((file) => existsSync(file));
    const first = sentencesSaidBy(files, ids, join(root, FORMS));
    for (const id of HEADINGS) first.add(id);
    const isFirst = (id: string) => first.has(id) || isOfArea(id, CORE);
    return (id) => isFirst(id) === (part === 'start') && !isBuiltIn(id);
  }

  return {
    name: 'fairlot:messages',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const locale = name === 'core' ? 'en' : name.replace(REST, '');
      const isWanted =
        name === 'core'
          ? (id: string) => isOfArea(id, CORE)
          : chooserOf(locale, name.endsWith(REST) ? 'rest' : 'start');
      const compile = PARTIAL.has(locale) ? compilePartialCatalogue : compileCatalogue;
      const catalogue = compile(root, locale, isWanted);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`, map: null };
    },
    configureServer(server) {
      server.watcher.add(root);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(root)) return;
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
