import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** `import x from './y.js'` and `export ... from './y.js'`, but not `import('./y.js')`, which loads later. */
const STATIC_IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]/g;
/** `import('./y.js')`, which loads later. */
const LATER_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;
/** The same where it waits for the words of all pages. */
const WITH_WORDS = /\bwithWords\(\s*import\(/g;
/** A comment says nothing to the customer, but its examples look as if it did. */
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g;
/** `'home.title'` in full, or the beginning of `` `home.${part}` `` up to its first part. */
const SENTENCE = /(['"`])([a-zA-Z]+\.[\w.]*)(\1|\$\{)/g;
/** The key of an entry in a list of what could be said: not yet said. */
const KEY = /^\s*['"][\w.]+['"]:/gm;
const FORMS = '@fairlot/forms/';
/** Names all pages, each of which waits for its words. */
const REGISTRY = /^\.\.\/pages\.js$/;

/**
 * The sentences that some files may say, found by following their imports: what must be loaded with them. An id that
 * stands there in parts stands for every id with the same beginning, as docs/adding-a-page.md asks ids to be written.
 * @param formsDir where the sources of `@fairlot/forms` are, whose rules bring their messages along
 */
export function sentencesSaidBy(
  files: readonly string[],
  ids: readonly string[],
  formsDir: string,
): Set<string> {
  const known = new Set(ids);
  const said = new Set<string>();
  for (const source of sourcesFrom(files, formsDir)) {
    const code = source.code.replace(KEY, '');
    for (const [, quote, text = '', end] of code.matchAll(SENTENCE)) {
      if (end === quote && known.has(text)) said.add(text);
      if (end !== quote) for (const id of ids) if (id.startsWith(text)) said.add(id);
    }
  }
  return said;
}

/**
 * What some files load later without the words of all pages (`withWords`), and what that may say: pairs of a file and the id
 * of a sentence, also for what is loaded later still.
 */
export function laterSentences(
  files: readonly string[],
  ids: readonly string[],
  formsDir: string,
): (readonly [file: string, id: string])[] {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    for (const { file, code } of sourcesFrom([entry], formsDir)) {
      for (const [, target = ''] of code.replace(WITH_WORDS, '').matchAll(LATER_IMPORT)) {
        const later = sourceOf(file, target, formsDir);
        if (later === undefined || seen.has(later)) continue;
        seen.add(later);
        waiting.push(later);
      }
    }
  }
  return [...seen].flatMap((file) =>
    [...sentencesSaidBy([file], ids, formsDir)].map((id) => [basename(file), id] as const),
  );
}

/** Some files and all that they import at once, without comments. */
function* sourcesFrom(files: readonly string[], formsDir: string): Generator<{ file: string; code: string }> {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = readFileSync(file, 'utf8').replace(COMMENT, '');
    yield { file, code };
    for (const [, target = ''] of code.matchAll(STATIC_IMPORT)) {
      const source = sourceOf(file, target, formsDir);
      if (source !== undefined) waiting.push(source);
    }
  }
}

/** Imports end in `.js` and mean a TypeScript file beside it; of packages only the forms are followed. */
function sourceOf(importer: string, target: string, formsDir: string): string | undefined {
  if (target.startsWith(FORMS)) return existing(join(formsDir, target.slice(FORMS.length), 'index'));
  if (REGISTRY.test(target)) return undefined;
  return target.startsWith('.') ? existing(join(dirname(importer), target).replace(/\.js$/, '')) : undefined;
}

const existing = (stem: string): string | undefined =>
  [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
