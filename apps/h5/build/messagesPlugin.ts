import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { coreNamespaces } from '../src/messages/core.js';
import { compileWords, namespacesIn, readWords, type Compiled } from './compileMessages.js';
import { wordsOf, type Product } from './product.js';

const PREFIX = 'virtual:words/';
const isCore = (namespace: string) => coreNamespaces.some((core) => core === namespace);

/** Text, which browsers read faster than the same as a program. */
const parsed = (words: Compiled) => `JSON.parse(${JSON.stringify(JSON.stringify(words))})`;

/**
 * `virtual:words/<locale>` holds the core namespaces of a language and what the kit says, and knows where the words of each other
 * namespace are: `virtual:words/<locale>-<namespace>`, a chunk of its own. The core alone is `virtual:words/<locale>-core`. `product`: whose sentences replace the app's.
 */
export function messagesPlugin(
  messagesDir: string,
  product: Pick<Product, 'words' | 'name'> = { words: {} },
): Plugin {
  const root = resolve(messagesDir);
  const languages = new Map<string, Map<string, Compiled>>();

  function languageOf(locale: string): Map<string, Compiled> {
    const known = languages.get(locale) ?? compileWords(wordsOf(product, readWords(root, locale), locale));
    languages.set(locale, known);
    return known;
  }

  function indexOf(locale: string): string {
    const language = languageOf(locale);
    const others = namespacesIn(root).filter((name) => !isCore(name) && language.has(name));
    return [
      // The kit brings its English along.
      locale === 'en'
        ? 'export const kit = undefined;'
        : `export { ${locale} as kit } from '@fairlot/ui-kit/messages';`,
      `export { default as core } from '${PREFIX}${locale}-core';`,
      'export const namespaces = {',
      ...others.map((name) => `  ${name}: () => import('${PREFIX}${locale}-${name}'),`),
      '};',
    ].join('\n');
  }

  return {
    name: 'fairlot:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [locale = '', namespace] = id.slice(PREFIX.length + 1).split('-');
      if (namespace === undefined) return indexOf(locale);
      const language = languageOf(locale);
      const words =
        namespace === 'core'
          ? (Object.assign({}, ...coreNamespaces.map((name) => language.get(name))) as Compiled)
          : language.get(namespace);
      return `export default ${parsed(words ?? {})};`;
    },
    configureServer(server) {
      server.watcher.add(root);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(root)) return;
        languages.clear();
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
