import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locales } from '../http/locale.js';
import { documentKeys, findDocument } from './documents.js';

/** The Markdown that the app renders; it would show any other markup as plain text. */
const DRAWN = /^(## \S.*|- \S.*|[^#\-<>|`[\s].*|)$/;

describe.each(documentKeys)('the document %s', (key) => {
  const english = findDocument(key, 'en', 'Fairlot');
  const partsOf = (text: string | undefined): string[] =>
    (text ?? '')
      .split('\n')
      .map((line) => (line.startsWith('## ') ? '##' : line.startsWith('- ') ? '-' : line === '' ? '' : 'p'));

  it.each(locales)('has the same parts in %s as in English, and nothing but what the app draws', (lang) => {
    const document = findDocument(key, lang, 'Fairlot');
    expect(document?.title).toMatch(/\S/);
    expect(partsOf(document?.body)).toEqual(partsOf(english?.body));
    for (const line of document?.body.split('\n') ?? []) expect(line).toMatch(DRAWN);
    expect(document?.version).toBe(english?.version);
    expect(document?.sha256).toBe(
      createHash('sha256')
        .update(document?.body ?? '')
        .digest('hex'),
    );
  });
});

describe('the name of the app', () => {
  it('is that of the product in every document', () => {
    const about = locales.map((lang) => findDocument('about', lang, 'Harbour $& Sons'));
    for (const document of about) {
      expect(document?.title).toContain('Harbour $& Sons');
      expect(document?.body).toContain('Harbour $& Sons');
    }
    const all = documentKeys.flatMap((key) => locales.map((lang) => findDocument(key, lang, 'Harbour')));
    for (const document of all) expect(JSON.stringify(document)).not.toMatch(/Fairlot|\{app\}/);
  });
});

describe('an unknown document', () => {
  it('is none', () => {
    expect(findDocument('../../../etc/passwd', 'en', 'Fairlot')).toBeUndefined();
  });
});
