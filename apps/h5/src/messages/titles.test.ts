import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../i18n/testing/textsOf.js';

const sources = new URL('../', import.meta.url);

/** The attributes of a page's source that hold the title of a part: of an empty list, a banner, a sheet or a row. */
const TITLE = /\b(?:title|emptyTitle)=\{(?<value>(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const MESSAGE = /\bt\(\s*(?<ids>[^)]*)/g;
const ID = /['`](?<id>[a-z]\w*\.[\w.]*)(?<rest>\$\{)?/gi;

/** The ids of the messages that are titles. An id that ends in a variable stands for all that begin like it. */
function titlesIn(source: string, ids: readonly string[]): string[] {
  const values = [...source.matchAll(TITLE)].map(({ groups }) => groups?.['value'] ?? '');
  const calls = values.flatMap((value) =>
    [...value.matchAll(MESSAGE)].map(({ groups }) => groups?.['ids'] ?? ''),
  );
  return calls.flatMap((call) =>
    [...call.matchAll(ID)].flatMap(({ groups }) => {
      const start = groups?.['id'] ?? '';
      return groups?.['rest'] === undefined ? [start] : ids.filter((id) => id.startsWith(start));
    }),
  );
}

const filesBelow = (folder: URL, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

function messagesOf(locale: Locale): Map<string, string> {
  const files = filesBelow(new URL('./', import.meta.url), `/${locale}.json`);
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(file) as Record<string, string | { message: string }>).map(
        ([id, words]) => [id, typeof words === 'string' ? words : words.message] as const,
      ),
    ),
  );
}

/** A title is no sentence, although it may read like one: it has no full stop. */
function withFullStop(messages: ReadonlyMap<string, string>, pages: readonly string[]): string[] {
  const ids = [...messages.keys()];
  return pages
    .flatMap((page) => titlesIn(page, ids))
    .filter((id) => messages.get(id)?.trimEnd().endsWith('.'));
}

test.each(LOCALES)('titles end without a full stop in %s', (locale) => {
  expect(withFullStop(messagesOf(locale), filesBelow(sources, '.tsx'))).toEqual([]);
});

test('a title with a full stop is reported, be its id chosen or composed', () => {
  const messages = new Map([
    ['a.none', 'Nothing.'],
    ['a.some', 'Something'],
    ['b.empty.open', 'Nothing open.'],
  ]);
  const page =
    "<EmptyState title={t(isNew ? 'a.none' : 'a.some')} /> <EmptyState title={t(`b.empty.${tab}`)} />";
  expect(withFullStop(messages, [page])).toEqual(['a.none', 'b.empty.open']);
});
