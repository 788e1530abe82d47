import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { locales } from '../http/locale.js';
import type { Locale } from '../http/operation.js';

/**
 * The texts that customers read and agree to: `texts/<language>/<key>.md`, whose first line is the title.
 * Change a text only together with its version and date, because an agreement names the version agreed to.
 */
const editions = {
  company_profile: { version: '1.1', publishedAt: '2026-11-26T00:00:00.000Z' },
  user_agreement: { version: '1.0', publishedAt: '2026-01-05T00:00:00.000Z' },
  privacy_policy: { version: '1.4', publishedAt: '2026-11-27T00:00:00.000Z' },
  loan_agreement: { version: '1.2', publishedAt: '2026-11-26T00:00:00.000Z' },
  about: { version: '1.0', publishedAt: '2026-01-05T00:00:00.000Z' },
  photo_rules: { version: '1.0', publishedAt: '2026-01-05T00:00:00.000Z' },
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

/** @throws Error if the file has no title */
function readDocument(key: DocumentKey, lang: Locale): TextDocument {
  const text = readFileSync(new URL(`./texts/${lang}/${key}.md`, import.meta.url), 'utf8');
  const heading = TITLE.exec(text);
  if (heading === null)
    throw new Error(`documents/texts/${lang}/${key}.md has to begin with "# " and a title.`);
  const body = text.slice(heading[0].length);
  return {
    key,
    ...editions[key],
    lang,
    title: heading[1] ?? '',
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
  };
}

const documents: ReadonlyMap<string, TextDocument> = new Map(
  documentKeys.flatMap((key) => locales.map((lang) => [`${lang}/${key}`, readDocument(key, lang)] as const)),
);

/** The document in a language; undefined for an unknown key. */
export function findDocument(key: string, lang: Locale): TextDocument | undefined {
  return documents.get(`${lang}/${key}`);
}
