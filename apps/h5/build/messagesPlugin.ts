import { resolve } from 'node:path';
import type { Plugin } from 'vite';
// By its place, not by its name: a Vite config is read before any of our packages is built.
import { h5, type Manifest } from '../../../manifest/src/index.js';
import { compileCatalogue, compilePartialCatalogue } from './compileMessages.js';
import { saidByFrontDoors } from './frontSentences.js';

const PREFIX = 'virtual:messages/';
/** Languages that are not translated to the end. */
const PARTIAL: ReadonlySet<string> = new Set(
  h5.locales.offered.flatMap((offered) => ('isPartial' in offered ? [offered.key] : [])),
);
/** The parts of a language; see src/i18n/language.ts. */
type Part = 'start' | 'front' | 'rest';
const isPart = (name: string | undefined): name is Part => name === 'front' || name === 'rest';

/** A module whose default export is a catalogue: text, which browsers read faster than the same as a program. */
const moduleOf = (catalogue: object) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`;

/**
 * `virtual:messages/<locale>` is what the first pages say in one language, with what the kit says (English is part of the app);
 * `virtual:messages/<locale>/front` what the other front doors say beside that, and `virtual:messages/<locale>/rest` what any
 * page does: three chunks, so that no front door waits for the words of fifty other pages. Who says what is found in
 * the sources. While developing everything is in the first one.
 */
export function messagesPlugin(messagesDir: string, manifest: Manifest = h5): Plugin {
  const root = resolve(messagesDir);
  let isBuild = false;

  /** Whether a sentence is one of a language's parts. */
  function chooserOf(part: Part): (id: string) => boolean {
    if (!isBuild) return () => part === 'start';
    const { start, front } = saidByFrontDoors(root, manifest);
    if (part === 'start') return (id) => start.has(id);
    return (id) => !start.has(id) && (part === 'rest' || front.has(id));
  }

  return {
    name: 'fairlot:messages',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', part] = id.slice(PREFIX.length + 1).split('/');
      const compile = PARTIAL.has(locale) ? compilePartialCatalogue : compileCatalogue;
      const words = moduleOf(compile(root, locale, chooserOf(isPart(part) ? part : 'start')));
      // The kit brings its English along.
      return isPart(part) || locale === 'en'
        ? words
        : `export { ${locale} as kit } from '@fairlot/ui-kit/messages';\n${words}`;
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
