import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../../../', import.meta.url);

/** The languages that are translated completely. */
export const LOCALES = ['en', 'de', 'it', 'fr', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** The sentences of a language, one a line: of the app, the kit and the server. */
export function textsOf(locale: Locale): string {
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const namespaces = readdirSync(new URL('apps/h5/src/messages/', root), { withFileTypes: true });
  // English messages come with descriptions, which no customer reads.
  const shown = (json: string) =>
    Object.values(JSON.parse(json) as Record<string, string | { message: string }>)
      .map((each) => (typeof each === 'string' ? each : each.message))
      .join('\n');
  return [
    ...namespaces
      .filter((each) => each.isDirectory())
      .map(({ name }) => shown(read(`apps/h5/src/messages/${name}/${locale}.json`))),
    shown(read(`apps/paper-broker/src/messages/${locale}.json`)),
    read(`packages/ui-kit/src/messages/${locale}.ts`),
  ].join('\n');
}
