import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedDay, writeShortDay } from './readTypedDay.js';

const read = (text: string, locale = 'de', isDone = true) => readTypedDay(text, locale, 2026, isDone);

test.each([
  ['de', '31.12.2026'],
  ['en', '12/31/2026'],
  ['en-GB', '31/12/2026'],
  ['fr', '31/12/2026'],
  ['es', '31/12/2026'],
  ['it', '31/12/2026'],
  ['ja', '2026/12/31'],
  ['zh', '2026/12/31'],
])('%s: a day is read in the order that it is written in: %s', (locale, text) => {
  expect(writeShortDay('2026-12-31', locale)).toBe(text);
  expect(read(text, locale)).toEqual({ day: '2026-12-31' });
  expect(read(text.replace(/\D/g, ''), locale)).toEqual({ day: '2026-12-31' });
  expect(read('2026-12-31', locale)).toEqual({ day: '2026-12-31' });
});

test('whatever stands between, with or without zeros, in full-width digits too', () => {
  for (const text of ['1.2.2026', '01 02 2026', '1/2/2026', '1-2-2026', ' 1. 2. 2026 ', '１．２．２０２６'])
    expect(read(text), text).toEqual({ day: '2026-02-01' });
});

test('a year of two digits is near today, and is read only once the field is left', () => {
  expect(read('1.2.26')).toEqual({ day: '2026-02-01' });
  expect(read('1.2.46')).toEqual({ day: '2046-02-01' });
  expect(read('1.2.47')).toEqual({ day: '1947-02-01' });
  expect(read('010290')).toEqual({ day: '1990-02-01' });
  expect(read('1.2.20', 'de', false)).toEqual({ fault: 'typing' });
});

test('what is no day says why', () => {
  expect(read('')).toEqual({ fault: 'empty' });
  expect(read('30.2.2026')).toEqual({ fault: 'impossible' });
  expect(read('29.2.2025')).toEqual({ fault: 'impossible' });
  expect(read('13/13/2026', 'en')).toEqual({ fault: 'impossible' });
  for (const text of [
    '1.2',
    '1.2.202',
    '1.2.3.4',
    'tomorrow',
    '1. Mai 2026',
    '123',
    '9'.repeat(500),
    '001.2.2026',
  ])
    expect(read(text), text).toEqual({ fault: 'unreadable' });
  for (const text of ['1', '1.', '31.12', '31.12.20', '3112202'])
    expect(read(text, 'de', false), text).toEqual({ fault: 'typing' });
});

test('every day is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      fc.constantFrom('en', 'de', 'es', 'fr', 'it', 'ja', 'zh', 'en-GB', 'ar'),
      (date, locale) => {
        const day = date.toISOString().slice(0, 10);
        expect(read(writeShortDay(day, locale), locale)).toEqual({ day });
      },
    ),
  );
});
