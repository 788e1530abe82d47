import { describe, expect, it } from 'vitest';
import { checkCatalogues, type Sources } from './checkCatalogues.js';
import { compileWords, valuesIn } from './compileMessages.js';

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

describe('the check of catalogues', () => {
  it('finds nothing wrong with complete ones', () => {
    const en = { 'shop.count': '{count, plural, one {# share} other {# shares}}' };
    const de = { 'shop.count': '{count, plural, one {# Aktie} other {# Aktien}}' };
    expect(checkCatalogues(make(en, de))).toEqual([]);
  });

  const buy = { 'shop.buy': 'Buy' };
  const faults: [message: RegExp, sources: Sources][] = [
    [
      /Missing translation keys for locale de:\s+shop\.sell/,
      make({ ...buy, 'shop.sell': 'Sell' }, { 'shop.buy': 'Kaufen' }),
    ],
    [/"shop\.buy" is blank/, make(buy, { 'shop.buy': ' ' })],
    [
      /structurally different from en:\s+shop\.buy/,
      make({ 'shop.buy': 'Buy {a}' }, { 'shop.buy': 'Kaufe {b}' }),
    ],
    [/structurally different from en:\s+shop\.a/, make({ 'shop.a': '<link>Go</link>' }, { 'shop.a': 'Los' })],
    [
      /structurally different from en:\s+shop\.n/,
      make({ 'shop.n': '{n, plural, one {# day} other {# days}}' }, { 'shop.n': '{n} Tage' }),
    ],
    [/shop\.buy/, make(buy, { 'shop.buy': 'Kaufe {' })],
    [/is the same as in English/, make(buy, buy)],
    [
      /Extra translation keys for locale de:\s+shop\.old/,
      make(buy, { 'shop.buy': 'Kaufen', 'shop.old': 'Alt' }),
    ],
    [/is said nowhere/, make(buy, { 'shop.buy': 'Kaufen' }, { code: '' })],
    [/must start with "shop\."/, make({ 'other.buy': 'Buy' }, { 'other.buy': 'Kaufen' })],
  ];
  it.each(faults)('reports: %s', (message, sources) => {
    expect(checkCatalogues(sources).join('\n')).toMatch(message);
  });

  it('takes ids that code puts together as said', () => {
    const words = make({ 'shop.empty.title': 'Empty' }, { 'shop.empty.title': 'Leer' });
    expect(checkCatalogues({ ...words, code: 't(`shop.${kind}.title`)' })).toEqual([]);
  });

  it('accepts the same words with a reason, for all languages or for one', () => {
    const words = { 'shop.name': 'Fairlot' };
    expect(checkCatalogues(make(words, words, { sameAsEnglish: { 'shop.name': 'a name' } }))).toEqual([]);
    expect(checkCatalogues(make(words, words, { sameAsEnglish: { 'shop.name@de': 'a name' } }))).toEqual([]);
    expect(checkCatalogues(make(words, words, { sameAsEnglish: { 'shop.name@fr': 'a name' } }))).toHaveLength(
      1,
    );
  });

  it('lets a partial language leave sentences out, except those of its required namespaces', () => {
    const en = { 'shop.buy': 'Buy', 'shop.sell': 'Sell' };
    const goesSoFar = (namespaces: readonly string[]) => new Map([['de', namespaces]]);
    const some = { 'shop.buy': 'Kaufen' };
    expect(checkCatalogues(make(en, some, { partial: goesSoFar([]) }))).toEqual([]);
    expect(checkCatalogues(make(en, some, { partial: goesSoFar(['shop']) })).join()).toContain('shop.sell');
  });
});

describe('compileWords', () => {
  it('parses the messages of each namespace', () => {
    const compiled = compileWords(
      new Map([
        ['shop', { 'shop.hello': 'Hello {name}' }],
        ['cart', { 'cart.braces': "Use '{'braces'}'" }],
      ]),
      (id) => id,
    );
    expect(compiled.get('shop')).toMatchObject({ 'shop.hello': [{ value: 'Hello ' }, { value: 'name' }] });
    expect(compiled.get('cart')).toMatchObject({ 'cart.braces': [{ value: 'Use {braces}' }] });
  });

  it.each([
    ['{amount', 'close the value with }: {amount'],
    ['{}', 'write the name of a value between { and }: {}'],
    ['{n, plural, one {a day}}', 'add the choice `other {words}`: {n, plural, one {a day}}'],
    ['{n, nummer}', 'after the comma write number, date, time, plural, selectordinal or select: {n, nummer}'],
    ['<b>now', 'close the tag: <b>now'],
    ['{n, plural, few}', 'write each choice as `one {words}`: {n, plural, few}'],
    ['{a b}', 'malformed argument: {a b}'],
  ])('says where %s stands, which is no message, and what to write', (text, cure) => {
    const words = new Map([['shop', { 'shop.buy': 'Buy', 'shop.sell': text }]]);
    expect(() => compileWords(words, (id) => `shop/en.json:3:3 of ${id}:`)).toThrow(
      `shop/en.json:3:3 of shop.sell: "shop.sell" is no ICU message, ${cure}`,
    );
  });

  it('names the values of a message', () => {
    const text = '{n, plural, one {<b>{day}</b>} other {# of {total, number}}}';
    const compiled = compileWords(new Map([['shop', { 'shop.days': text }]]), (id) => id);
    expect(valuesIn(compiled.get('shop')?.['shop.days'] ?? []).sort()).toEqual(['b', 'day', 'n', 'total']);
  });
});
