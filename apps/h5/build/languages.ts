import { compileWords, readWords, valuesIn, type Compiled, type Words } from './compileMessages.js';
import { placeOfMessage, wordsOf, type Product } from './product.js';
import { isUsedBy } from './productWords.js';

/** Before the ids of texts that a product replaces. */
const USUAL = 'usual.';

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

/**
 * Compiles languages by namespace, each once. `product`: its messages replace the app's, and only the used ones are
 * compiled.
 * @returns a function of the locale; it throws, with the position, for an invalid message and for a value that the
 * app does not give
 */
export function makeLanguages(
  messagesDir: string,
  product?: Pick<Product, 'words' | 'name' | 'manifest'>,
): (locale: string) => ReadonlyMap<string, Compiled> {
  const languages = new Map<string, Map<string, Compiled>>();
  let isUsed: ((id: string) => boolean) | undefined;

  function readLanguage(locale: string): Map<string, Words> {
    const all = readWords(messagesDir, locale);
    if (product === undefined) return all;
    isUsed ??= isUsedBy(
      product,
      new Set([...readWords(messagesDir, 'en').values()].flatMap((texts) => Object.keys(texts))),
    );
    return onlyUsed(wordsOf(product, all, locale), isUsed);
  }

  function compileLanguage(locale: string): Map<string, Compiled> {
    const placeOf = (id: string) => placeOfMessage(product, id, locale);
    // The app's own texts are compiled beside those of the product, which may use no other values than they do.
    const usual = Object.assign({}, ...readWords(messagesDir, locale).values()) as Words;
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

  return (locale) => {
    const known = languages.get(locale) ?? compileLanguage(locale);
    languages.set(locale, known);
    return known;
  };
}
