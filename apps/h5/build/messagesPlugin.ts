import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { coreNamespaces } from '../src/messages/core.js';
import { namespacesIn, type Compiled } from './compileMessages.js';
import { makeLanguages } from './languages.js';
import type { Product } from './product.js';

const PREFIX = 'virtual:words/';
const isCore = (namespace: string) => coreNamespaces.some((core) => core === namespace);

/** JSON text, which browsers parse faster than an object literal. */
const parsed = (words: Compiled) => `JSON.parse(${JSON.stringify(JSON.stringify(words))})`;

/**
 * `virtual:words/<locale>` contains the core namespaces of a language and the kit's sentences, and loaders of all
 * other namespaces. `virtual:words/<locale>-<namespace>` is a chunk with the messages of one namespace;
 * `virtual:words/<locale>-core` contains only the core. `product`: its messages replace the app's, and only the used
 * ones are built.
 */
export function messagesPlugin(
  messagesDir: string,
  product?: Pick<Product, 'words' | 'name' | 'manifest'>,
): Plugin {
  const root = resolve(messagesDir);
  let languageOf = makeLanguages(root, product);

  function indexOf(locale: string): string {
    const language = languageOf(locale);
    const others = namespacesIn(root).filter((name) => !isCore(name) && language.has(name));
    return [
      // The kit contains its English already.
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
    // Before any module asks for them, so that a fault is said once.
    buildStart() {
      for (const { key } of product?.manifest.locales.offered ?? []) languageOf(key);
    },
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
        languageOf = makeLanguages(root, product);
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
