import { describe, expect, it } from 'vitest';
import { locales } from '../http/locale.js';
import { fillParams, formatParam } from './noticeParams.js';
import { noticeKinds, noticeWords, paramsOf } from './noticeWords.js';

describe('the words of notices', () => {
  const templates = noticeKinds.flatMap((kind) =>
    Object.keys(noticeWords.en[kind]).map((template) => [kind, template] as const),
  );

  it.each(templates)('%s/%s is said in every language, with the same values', (kind, template) => {
    const english = noticeWords.en[kind][template];
    for (const locale of locales) {
      const text = noticeWords[locale][kind][template];
      expect(text?.title, locale).toMatch(/\S/);
      expect(text?.body, locale).toMatch(/\S/);
      expect(Object.keys(text ?? {}).sort(), locale).toEqual(['body', 'title']);
      expect(paramsOf(text ?? { title: '', body: '' }), locale).toEqual(
        paramsOf(english ?? { title: '', body: '' }),
      );
      // The title is a header line that must fit beside a date on a small phone.
      expect(text?.title.length, locale).toBeLessThanOrEqual(60);
    }
  });

  it('names no product, because any may show it', () => {
    expect(JSON.stringify(noticeWords)).not.toContain('Fairlot');
  });

  /** An instant is written as a date and a time, so the word before it is one that a date follows. */
  const HOUR_BEFORE_INSTANT = {
    en: /\bat \{(\w+_)?(at|time)\}/,
    de: /\bum \{(\w+_)?(at|time)\}/,
    fr: /\bà \{(\w+_)?(at|time)\}/,
    es: /\b(a las|hasta|desde) \{(\w+_)?(at|time)\}/,
    it: /\balle \{(\w+_)?(at|time)\}/,
  } as const satisfies Record<(typeof locales)[number], RegExp>;

  it.each(locales)('%s has no word for an hour before a date', (locale) => {
    const bodies = noticeKinds.flatMap((kind) => Object.values(noticeWords[locale][kind]));
    expect(bodies.filter(({ body }) => HOUR_BEFORE_INSTANT[locale].test(body))).toEqual([]);
  });

  /** Words after a number that are wrong after 1, or after 0 in French. A block has ten thousand shares or more. */
  const PLURALS =
    /\{(quantity|filled)\} (shares|actions|acciones|azioni)\b|\p{Lu}\p{L}+(as|te|se) \{quantity\}|\{symbol\} \p{L}+es\b/u;

  it.each(locales)('%s is right of an order for one share, too', (locale) => {
    const templates = (['order', 'position'] as const).flatMap((kind) =>
      Object.entries(noticeWords[locale][kind]).filter(([template]) => !template.startsWith('block')),
    );
    const texts = templates.flatMap(([, { title, body }]) => [title, body]);
    expect(texts.filter((text) => PLURALS.test(text))).toEqual([]);
  });

  /** Words for what the app calls by another one. */
  const STRAY: Partial<Record<(typeof locales)[number], RegExp>> = {
    fr: /fermetur|fermer|fermées|objectif de gain|stop loss/i,
    es: /toma de beneficios/i,
    it: /posta in arrivo/i,
  };

  it.each(Object.entries(STRAY))('%s calls a thing as the app does', (locale, stray) => {
    const texts = noticeKinds.flatMap((kind) => Object.values(noticeWords[locale as 'fr'][kind]));
    expect(texts.filter(({ title, body }) => stray.test(`${title} ${body}`))).toEqual([]);
  });

  it.each([
    ['it', 'Scade il {date}.', 'Scade l’8 nov 2026.'],
    ['fr', 'Dû le {date}.', 'Dû le 8 nov. 2026.'],
  ] as const)('%s has the article that a figure needs', (locale, text, filled) => {
    const reader = { locale, timezone: 'UTC', placesOf: () => 2 };
    expect(fillParams(text, { date: '2026-11-08' }, reader)).toBe(filled);
  });

  it.each(locales)('%s says nothing that English does not know', (locale) => {
    for (const kind of noticeKinds) {
      expect(Object.keys(noticeWords[locale][kind]).sort(), kind).toEqual(
        Object.keys(noticeWords.en[kind]).sort(),
      );
    }
  });
});

describe('the values of notices', () => {
  const placesOf = (currency: string): number => (currency === 'JPY' ? 0 : 2);
  const reader = { locale: 'de', timezone: 'Europe/Berlin', placesOf } as const;

  it('are money in the language of the reader, never rounded', () => {
    expect(formatParam({ amount: '1234567890123456.1', currency: 'EUR' }, reader)).toBe(
      '1.234.567.890.123.456,10\u00A0€',
    );
    expect(formatParam({ amount: '8.91000000', currency: 'USD' }, reader)).toBe('8,91\u00A0$');
    expect(formatParam({ number: '60.00000000' }, reader)).toBe('60');
    expect(formatParam({ amount: '0.00000001', currency: 'USDT' }, reader)).toBe('0,00000001\u00A0USDT');
    expect(formatParam({ amount: '1500', currency: 'JPY' }, { ...reader, locale: 'en' })).toBe('¥1,500');
    expect(formatParam({ amount: '2026.02', currency: 'USD' }, { ...reader, locale: 'en' })).toBe(
      '$2,026.02',
    );
    expect(formatParam({ amount: '2026.02', currency: 'USD' }, { ...reader, locale: 'es' })).toBe(
      '2.026,02\u00A0US$',
    );
  });

  it('are moments in the zone of the reader, and days without one', () => {
    expect(formatParam('2026-03-02T23:30:00.000Z', reader)).toBe('03.03.2026, 00:30');
    expect(formatParam('2026-03-02', { ...reader, locale: 'en', timezone: 'Asia/Tokyo' })).toBe(
      'Mar 2, 2026',
    );
  });

  it('are unchanged text, and grouped numbers', () => {
    expect(formatParam('Nolato 2026', reader)).toBe('Nolato 2026');
    expect(formatParam({ number: '12000' }, reader)).toBe('12.000');
  });

  it('have the minus sign of the app', () => {
    expect(formatParam({ amount: '-236.81', currency: 'USD' }, reader)).toBe('\u2212236,81\u00A0$');
  });
});
