import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../../../', import.meta.url);

/** The languages that are translated completely. */
export const LOCALES = ['en', 'de', 'it', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The sentences of a language, one a line: of the app, the kit and the server with its documents. */
export function textsOf(locale: Locale): string {
  return [
    ...jsonOf('apps/h5/src/messages', locale),
    ...jsonOf('apps/paper-broker/src', locale),
    ...documentsIn(locale),
    readFileSync(new URL(`packages/ui-kit/src/messages/${locale}.ts`, root), 'utf8'),
  ].join('\n');
}

function documentsIn(locale: Locale): string[] {
  const folder = new URL(`apps/paper-broker/src/documents/texts/${locale}/`, root);
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

/** The text of one of the app's messages. @throws when there is none */
export function textOf(locale: Locale, id: string): string {
  const file = new URL(`apps/h5/src/messages/${id.split('.')[0] ?? ''}/${locale}.json`, root);
  const message = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string | { message: string }>)[
    id
  ];
  if (message === undefined) throw new Error(`There is no message ${id} in ${locale}.`);
  return typeof message === 'string' ? message : message.message;
}

/** The sentences in all files below `folder` that are called `<locale>.json`, or lie in a folder `<locale>`. */
function jsonOf(folder: string, locale: Locale): string[] {
  const isSpoken = new RegExp(`(^|[/\\\\])${locale}(\\.json|[/\\\\]\\w+\\.json)$`);
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => isSpoken.test(file))
    .flatMap((file) => sentencesIn(JSON.parse(readFileSync(new URL(`${folder}/${file}`, root), 'utf8'))));
}

/** Every text of a JSON file, but for the descriptions of English messages, which no customer reads. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'description' ? [] : sentencesIn(each)));
}
