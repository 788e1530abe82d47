import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { coreNamespaces } from '../src/messages/core.js';
import {
  compileWords,
  namespacesIn,
  readWords,
  valuesIn,
  type Compiled,
  type Words,
} from './compileMessages.js';
import { placeOfMessage, wordsOf, type Product } from './product.js';
import { isUsedBy } from './productWords.js';

/** Before the ids of texts that a product replaces. */
const USUAL = 'usual.';
const PREFIX = 'virtual:words/';
const isCore = (namespace: string) => coreNamespaces.some((core) => core === namespace);

const idsIn = (words: ReadonlyMap<string, Words>) => new Set([...words.values()].flatMap(Object.keys));

/** The messages without unused ones, and without namespaces that are then empty. */
const onlyUsed = (words: ReadonlyMap<string, Words>, isUsed: (id: string) => boolean) =>
  new Map(
    [...words]
      .map(([name, texts]): [string, Words] => [
        name,
        Object.fromEntries(Object.entries(texts).filter(([id]) => isUsed(id))),
      ])
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );

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
  const languages = new Map<string, Map<string, Compiled>>();
  let isUsed: ((id: string) => boolean) | undefined;

  function readLanguage(locale: string): Map<string, Words> {
    const all = readWords(root, locale);
    if (product === undefined) return all;
    isUsed ??= isUsedBy(product, idsIn(readWords(root, 'en')));
    return onlyUsed(wordsOf(product, all, locale), isUsed);
  }

  function languageOf(locale: string): Map<string, Compiled> {
    const known = languages.get(locale) ?? compileLanguage(locale);
    languages.set(locale, known);
    return known;
  }

  function compileLanguage(locale: string): Map<string, Compiled> {
    const placeOf = (id: string) => placeOfMessage(product, id, locale);
    // The app's own texts are compiled beside those of the product, which may use no other values than they do.
    const usual = Object.assign({}, ...readWords(root, locale).values()) as Words;
    const replaced = Object.keys(product?.words[locale] ?? {}).filter((id) => usual[id] !== undefined);
    const originals = Object.fromEntries(replaced.map((id) => [USUAL + id, usual[id] ?? '']));
    const compiled = compileWords(new Map([...readLanguage(locale), [USUAL, originals]]), placeOf);
    const said = Object.assign({}, ...compiled.values()) as Compiled;
    for (const id of replaced) {
      const given = valuesIn(said[USUAL + id] ?? []);
      const unknown = valuesIn(said[id] ?? []).find((value) => !given.includes(value));
      if (unknown !== undefined)
        throw new Error(
          `${placeOf(id)} "${id}" is not given a value "${unknown}". ${given.length === 0 ? 'It has none' : `Write some of ${given.join(', ')}`}`,
        );
    }
    return compiled;
  }

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
        languages.clear();
        isUsed = undefined;
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
