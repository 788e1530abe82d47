import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locales } from '../http/locale.js';
import type { Locale } from '../http/operation.js';

/**
 * The texts that customers read and agree to: `texts/<language>/<key>.md`, whose first line is the title. `{app}` is the
 * name of the app.
 * Change a text only together with its version and date, because an agreement names the version agreed to.
 */
const editions = {
  company_profile: { version: '1.2', publishedAt: '2026-11-29T00:00:00.000Z' },
  user_agreement: { version: '1.1', publishedAt: '2026-11-29T00:00:00.000Z' },
  privacy_policy: { version: '1.5', publishedAt: '2026-11-29T00:00:00.000Z' },
  loan_agreement: { version: '1.3', publishedAt: '2026-11-29T00:00:00.000Z' },
  about: { version: '1.1', publishedAt: '2026-11-29T00:00:00.000Z' },
  photo_rules: { version: '1.1', publishedAt: '2026-11-29T00:00:00.000Z' },
} as const;

export type DocumentKey = keyof typeof editions;

export const documentKeys = Object.keys(editions) as DocumentKey[];

/** The current version. */
export const documentVersion = (key: DocumentKey): string => editions[key].version;

export interface TextDocument {
  readonly key: DocumentKey;
  readonly version: string;
  readonly lang: Locale;
  readonly title: string;
  /** Markdown, without the title. */
  readonly body: string;
  /** The SHA-256 of the body in UTF-8, in hex. */
  readonly sha256: string;
  /** ISO 8601 */
  readonly publishedAt: string;
}

const TITLE = /^# (.+)\n+/;

const texts: ReadonlyMap<string, string> = new Map(
  documentKeys.flatMap((key) =>
    locales.map((lang) => {
      const text = readFileSync(new URL(`./texts/${lang}/${key}.md`, import.meta.url), 'utf8');
      return [`${lang}/${key}`, text] as const;
    }),
  ),
);

/**
 * The document in a language, for the app `appName`; undefined for an unknown key.
 * @throws Error if its text has no title
 */
export function findDocument(key: string, lang: Locale, appName: string): TextDocument | undefined {
  const known = documentKeys.find((each) => each === key);
  if (known === undefined) return undefined;
  const text = (texts.get(`${lang}/${known}`) ?? '').replaceAll('{app}', () => appName);
  const heading = TITLE.exec(text);
  if (heading === null)
    throw new Error(`documents/texts/${lang}/${known}.md has to begin with "# " and a title.`);
  const body = text.slice(heading[0].length);
  return {
    key: known,
    ...editions[known],
    lang,
    title: heading[1] ?? '',
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
  };
}
