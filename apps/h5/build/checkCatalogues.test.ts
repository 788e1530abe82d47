import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { checkCatalogues, type Sources } from './checkCatalogues.js';
import { compileMessage, compilePartialCatalogue } from './compileMessages.js';

const messages = join(import.meta.dirname, '../src/messages');

const make = (
  en: Record<string, string>,
  de: Record<string, string>,
  changes: Partial<Sources> = {},
): Sources => ({
  catalogues: new Map([
    ['en', new Map([['shop', en]])],
    ['de', new Map([['shop', de]])],
  ]),
  code: Object.keys(en)
    .map((id) => `t('${id}')`)
    .join(),
  sameAsEnglish: {},
  ...changes,
});
const messagesOf = (sources: Sources) => checkCatalogues(sources).map(({ message }) => message);

describe('the check of catalogues', () => {
  it('finds nothing wrong with complete ones', () => {
    const en = { 'shop.count': '{count, plural, one {# share} other {# shares}}' };
    const de = { 'shop.count': '{count, plural, one {# Aktie} other {# Aktien}}' };
    expect(messagesOf(make(en, de))).toEqual([]);
  });

  const faults: [message: string, sources: Sources][] = [
    ['is missing', make({ 'shop.buy': 'Buy' }, {})],
    ['is missing', make({ 'shop.buy': 'Buy' }, { 'shop.buy': ' ' })],
    ['fills in {b}, English {a}', make({ 'shop.buy': 'Buy {a}' }, { 'shop.buy': 'Kaufe {b}' })],
    ['fills in {}, English {<link>}', make({ 'shop.a': '<link>Go</link>' }, { 'shop.a': 'Los' })],
    ['is no ICU message', make({ 'shop.buy': 'Buy' }, { 'shop.buy': 'Kaufe {' })],
    ['is the same as in English', make({ 'shop.buy': 'Buy' }, { 'shop.buy': 'Buy' })],
    ['is not in English', make({}, { 'shop.old': 'Alt' })],
    ['is said nowhere', make({ 'shop.buy': 'Buy' }, { 'shop.buy': 'Kaufen' }, { code: '' })],
    ['must start with "shop."', make({ 'other.buy': 'Buy' }, { 'other.buy': 'Kaufen' })],
  ];
  it.each(faults)('reports: %s', (message, sources) => {
    expect(messagesOf(sources).join('\n')).toContain(message);
  });

  it('takes ids that code puts together as said', () => {
    const sources = make(
      { 'shop.empty.title': 'Empty' },
      { 'shop.empty.title': 'Leer' },
      {
        code: 't(`shop.${kind}.title`)',
      },
    );
    expect(messagesOf(sources)).toEqual([]);
  });

  it('accepts the same words with a reason, for all languages or for one', () => {
    const words = { 'shop.name': 'Fairlot' };
    expect(messagesOf(make(words, words, { sameAsEnglish: { 'shop.name': 'a name' } }))).toEqual([]);
    expect(messagesOf(make(words, words, { sameAsEnglish: { 'shop.name@de': 'a name' } }))).toEqual([]);
    expect(messagesOf(make(words, words, { sameAsEnglish: { 'shop.name@fr': 'a name' } }))).toHaveLength(1);
  });

  it('lets a language that goes only so far leave sentences out, but not of what it must say', () => {
    const en = { 'shop.buy': 'Buy', 'shop.sell': 'Sell' };
    const goesSoFar = (areas: readonly string[]) => new Map([['de', areas]]);
    const some = { 'shop.buy': 'Kaufen' };
    expect(messagesOf(make(en, some, { partial: goesSoFar([]) }))).toEqual([]);
    expect(messagesOf(make(en, some, { partial: goesSoFar(['shop']) }))).toEqual(['"shop.sell" is missing']);
  });
});

describe('compilePartialCatalogue', () => {
  it('says English where the language is silent, and one of it as the number 1', () => {
    const catalogue = compilePartialCatalogue(messages, 'ja', (id) => /^(search|watchlist)\.count$/.test(id));
    expect(new IntlMessageFormat(catalogue['search.count'] ?? '', 'ja').format({ count: 1 })).toBe('1 件');
    const fallback = new IntlMessageFormat(catalogue['watchlist.count'] ?? '', 'ja');
    expect([1, 2].map((count) => fallback.format({ count }))).toEqual(['1 stock', '2 stocks']);
  });
});

describe('compileMessage', () => {
  it('leaves text without placeholders as text, its quotes resolved', () => {
    expect(compileMessage('Nothing here')).toBe('Nothing here');
    expect(compileMessage("Use '{'braces'}'")).toBe('Use {braces}');
    expect(compileMessage('')).toBe('');
  });

  it('parses the rest', () => {
    expect(compileMessage('Hello {name}')).toMatchObject([{ value: 'Hello ' }, { value: 'name' }]);
    expect(() => compileMessage('{')).toThrow();
  });
});
