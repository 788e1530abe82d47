import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

/** A message as the browser gets it: text where there is nothing to fill in, otherwise parsed. */
export type CompiledMessage = string | MessageFormatElement[];

/** Words of one area in one language: id to text. */
export type Words = Record<string, string>;

/** The namespaces of the catalogues: each is a folder with a file for each language. */
export const namespacesIn = (messagesDir: string): string[] =>
  readdirSync(messagesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The words of a language by namespace. English entries also carry a description for translators. */
export function readAreas(messagesDir: string, locale: string): Map<string, Words> {
  const areas = new Map<string, Words>();
  for (const area of namespacesIn(messagesDir)) {
    const file = join(messagesDir, area, `${locale}.json`);
    if (!existsSync(file)) continue;
    const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | { message: string }>;
    const words = Object.entries(entries).map(([id, entry]) => [
      id,
      typeof entry === 'string' ? entry : entry.message,
    ]);
    areas.set(area, Object.fromEntries(words) as Words);
  }
  return areas;
}

/**
 * Parses a message once, at build time, so that the browser needs no parser.
 * @throws {SyntaxError} for a message that is no valid ICU message
 */
export function compileMessage(text: string): CompiledMessage {
  const elements = parse(text);
  const [only] = elements;
  if (only === undefined) return '';
  return elements.length === 1 && only.type === TYPE.literal ? only.value : elements;
}

/** Names that a message fills in, its tags included: what all languages of one message must have in common. */
export function placeholdersOf(elements: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(isTagElement(element) ? `<${element.value}>` : element.value);
    const nested = isTagElement(element)
      ? [element.children]
      : isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).map((option) => option.value)
        : [];
    for (const part of nested) for (const name of placeholdersOf(part)) names.add(name);
  }
  return names;
}

/**
 * English that stands in for what a language does not say yet. It is formatted by the rules of that language, which may
 * know no singular: where English says `one`, the number is 1.
 */
function standIn(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message;
  return message.map((element): MessageFormatElement => {
    if (isTagElement(element))
      return { ...element, children: standIn(element.children) as MessageFormatElement[] };
    if (!isPluralElement(element) && !isSelectElement(element)) return element;
    const options = Object.fromEntries(
      Object.entries(element.options).map(([name, option]) => [
        isPluralElement(element) && name === 'one' ? '=1' : name,
        { ...option, value: standIn(option.value) as MessageFormatElement[] },
      ]),
    );
    return { ...element, options };
  });
}

/** The sentences of a language that goes only so far, and English ones for all others that are wanted. */
export function compilePartialCatalogue(
  messagesDir: string,
  locale: string,
  isWanted: (id: string) => boolean,
) {
  const own = compileCatalogue(messagesDir, locale, isWanted);
  const english = compileCatalogue(messagesDir, 'en', (id) => isWanted(id) && !Object.hasOwn(own, id));
  const standIns = Object.entries(english).map(([id, message]) => [id, standIn(message)] as const);
  return { ...Object.fromEntries(standIns), ...own };
}

/** The sentences of a language that are wanted, in one object, compiled. */
export function compileCatalogue(
  messagesDir: string,
  locale: string,
  isWanted: (id: string) => boolean = () => true,
) {
  const catalogue: Record<string, CompiledMessage> = {};
  for (const words of readAreas(messagesDir, locale).values()) {
    for (const [id, text] of Object.entries(words)) if (isWanted(id)) catalogue[id] = compileMessage(text);
  }
  return catalogue;
}
