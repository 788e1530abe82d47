import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MessageFormatElement } from 'react-intl';

/** The messages of one namespace in one language: id to text. */
export type Words = Record<string, string>;
/** A parsed message, as the browser gets it. */
export type Compiled = Record<string, MessageFormatElement[]>;

/** The namespaces of the catalogues: each is a folder with a file per language. */
export const namespacesIn = (messagesDir: string): string[] =>
  readdirSync(messagesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The messages of a language by namespace. English entries also contain a description for translators. */
export function readWords(messagesDir: string, locale: string): Map<string, Words> {
  const all = new Map<string, Words>();
  for (const namespace of namespacesIn(messagesDir)) {
    const file = join(messagesDir, namespace, `${locale}.json`);
    if (!existsSync(file)) continue;
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | { message: string }>;
    const words = Object.entries(entries).map(([id, entry]) => [
      id,
      typeof entry === 'string' ? entry : entry.message,
    ]);
    all.set(namespace, Object.fromEntries(words) as Words);
  }
  return all;
}

const require = createRequire(import.meta.url);
const formatjs = join(dirname(require.resolve('@formatjs/cli/package.json')), 'bin/formatjs');

/**
 * Runs `formatjs` on catalogues, each written as `<name>.json` in a folder of its own.
 * @returns its output
 * @throws with its errors
 */
export function runFormatjs(catalogues: ReadonlyMap<string, Words>, ...args: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    const files = [...catalogues].map(([name, words]) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(words));
      return file;
    });
    return execFileSync(process.execPath, [formatjs, ...args, ...files], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What to write, for the faults that authors make most. */
const CURES: Readonly<Record<string, string>> = {
  EMPTY_ARGUMENT: 'write the name of a value between { and }',
  EXPECT_ARGUMENT_CLOSING_BRACE: 'close the value with }',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'write each choice as `one {words}`',
  INVALID_ARGUMENT_TYPE: 'after the comma write number, date, time, plural, selectordinal or select',
  MISSING_OTHER_CLAUSE: 'add the choice `other {words}`',
  UNCLOSED_TAG: 'close the tag',
  UNMATCHED_CLOSING_TAG: 'open the tag before it is closed',
};

/** The tool says what is wrong with a text, but not which message it is. */
function wordedFault(catalogues: ReadonlyMap<string, Words>, placeOf: PlaceOf, cause: unknown): unknown {
  const [, fault, text] = /SyntaxError: (\w+) at [^:]*: (.*)/.exec(String(cause)) ?? [];
  const texts = [...catalogues.values()].flatMap((words) => Object.entries(words));
  const id = texts.find(([, each]) => each.startsWith(text ?? each))?.[0];
  if (fault === undefined || id === undefined) return cause;
  const cure = CURES[fault] ?? fault.toLowerCase().replaceAll('_', ' ');
  return new Error(`${placeOf(id)} "${id}" is no ICU message, ${cure}: ${text}`);
}

/** The type of an element whose value is text; the parser's enum is not there at run time. */
const LITERAL = 0;

/** The names of the values and tags in a message. */
export function valuesIn(message: readonly MessageFormatElement[]): string[] {
  return message.flatMap((element) => [
    ...('value' in element && Number(element.type) !== LITERAL ? [element.value] : []),
    ...('children' in element ? valuesIn(element.children) : []),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => valuesIn(value)) : []),
  ]);
}

/** `file:line:column` of a message. */
type PlaceOf = (id: string) => string;

/**
 * Parses the messages of a language at build time, so that the browser needs no parser.
 * @returns them by namespace
 * @throws for an invalid ICU message, with its position
 */
export function compileWords(
  catalogues: ReadonlyMap<string, Words>,
  placeOf: PlaceOf,
): Map<string, Compiled> {
  let all: Compiled;
  try {
    all = JSON.parse(runFormatjs(catalogues, 'compile', '--ast', '--format', 'simple')) as Compiled;
  } catch (cause) {
    throw wordedFault(catalogues, placeOf, cause);
  }
  return new Map(
    [...catalogues].map(([namespace, words]) => [
      namespace,
      Object.fromEntries(Object.keys(words).map((id) => [id, all[id] ?? []])),
    ]),
  );
}
