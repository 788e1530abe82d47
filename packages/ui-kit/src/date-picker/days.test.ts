import { expect, test, vi } from 'vitest';
import { addDays, addMonths, firstWeekdayOf, isDay, weekdayOf, weeksOf, within, writeDay } from './days.js';

test('a day is one that there is', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const text of ['2025-02-29', '2025-13-01', '2025-1-1', '0999-01-01', '', '2025-01-01T00:00']) {
    expect(isDay(text), text).toBe(false);
  }
});

test('days and months go on over the ends of months and years, whatever the clocks do', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  // The nights of the clock changes in Europe and America.
  for (const day of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'])
    expect(addDays(addDays(day, 1), -1)).toBe(day);
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(within('2026-05-01', '2026-06-01', undefined)).toBe('2026-06-01');
  expect(within('2026-05-01', undefined, '2026-04-01')).toBe('2026-04-01');
});

test('months of 400 years are whole, each day under its weekday', () => {
  for (let month = '1999-12-01'; month < '2400-01-01'; month = addMonths(month, 19)) {
    for (const first of [1, 6, 7]) {
      const weeks = weeksOf(month, first);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days[0]).toBe(month);
      expect(addDays(days.at(-1) ?? '', 1)).toBe(addMonths(month, 1));
      expect(new Set(days).size).toBe(days.length);
      const misplaced = weeks.flatMap((week) =>
        week.filter((day, at) => day !== undefined && weekdayOf(day) !== ((first + at - 1) % 7) + 1),
      );
      expect(misplaced).toEqual([]);
    }
  }
});

test('weeks begin as they do where the language is spoken', () => {
  expect(firstWeekdayOf('de')).toBe(1);
  expect(firstWeekdayOf('en')).toBe(7);
  expect(firstWeekdayOf('en-GB')).toBe(1);
  expect(firstWeekdayOf('pt-BR')).toBe(7);
});

test('a day is written in the language, and never moved by the zone of the device', () => {
  expect(writeDay('2026-11-22', 'de', { dateStyle: 'long' })).toBe('22. November 2026');
  expect(writeDay('2026-11-22', 'en', { dateStyle: 'long' })).toBe('November 22, 2026');
});

test('a month of days is written with one format a style', () => {
  const { DateTimeFormat } = Intl;
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(...given) {
    return new DateTimeFormat(...given);
  });
  const style = { weekday: 'short', day: 'numeric' } as const;
  for (let day = '2026-01-01'; day < '2026-02-01'; day = addDays(day, 1)) writeDay(day, 'de-CH', style);
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
