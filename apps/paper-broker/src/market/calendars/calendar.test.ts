import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../util/durations.js';
import { createMarket } from '../createMarket.js';
import { endingCalendars, NOTICE_DAYS } from './testing/endingCalendars.js';
import calendar from './calendar.json' with { type: 'json' };
import { dayOfWeek, dayOfWeekday, formatDay, parseDay, weekdayAtOrAfter } from './days.js';
import { validUntil } from './holidays.js';
import { zoneOffset } from './zoneOffset.js';

const market = createMarket({ seed: 'calendar test' });
const sessionOf = (marketId: string, at: string): string => {
  const { status, date, opensAt, closesAt } = market.session(marketId, new Date(at));
  return [status, date, opensAt?.toISOString() ?? '-', closesAt.toISOString()].join(' ');
};

describe('the calendar file', () => {
  it('reaches at least 60 days into the future: enter the next year from the exchanges’ notices', () => {
    expect(endingCalendars(calendar.markets, new Date())).toEqual([]);
    // All markets end with the one that ends first.
    expect((Date.parse(validUntil) - Date.now()) / DAY_MS).toBeGreaterThan(NOTICE_DAYS);
  });

  it('is called too short 60 days before its end, and not a day earlier', () => {
    const ending = (date: string) => endingCalendars(calendar.markets, new Date(`${date}T12:00:00Z`));
    expect(ending('2027-10-31')).toEqual([]);
    expect(ending('2027-11-01')).toHaveLength(Object.keys(calendar.markets).length);
    expect(ending('2027-11-01')[0]).toEqual({ id: 'US', validUntil: '2027-12-31' });
    expect(ending('2030-01-01')).toHaveLength(9);
  });

  it('of one market alone is noticed as well', () => {
    const markets = { ...calendar.markets, HK: { years: { '2025': true, '2026': true } } };
    expect(endingCalendars(markets, new Date('2026-11-21T00:00:00Z'))).toEqual([
      { id: 'HK', validUntil: '2026-12-31' },
    ]);
    expect(endingCalendars({ XX: { years: {} } }, new Date())).toHaveLength(1);
  });

  it.each(Object.entries(calendar.markets))(
    'names weekdays of its years only, with a source: %s',
    (_id, rows) => {
      expect(rows.source).not.toBe('');
      expect(rows.checked_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const days = [...Object.keys(rows.holidays), ...rows.half_days];
      for (const date of days) {
        expect(dayOfWeek(parseDay(date)), date).toBeLessThan(5);
        expect(Object.keys(rows.years), date).toContain(date.slice(0, 4));
      }
      for (const date of rows.half_days) expect(Object.keys(rows.holidays)).not.toContain(date);
    },
  );

  it('knows the New York holidays of 2026', () => {
    const closed = weekdaysOf(2026).filter((date) => market.isTradingDay('US', date) === false);
    expect(closed).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-04-03',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('does not know what lies outside of its years', () => {
    expect(market.isTradingDay('US', '2024-12-31')).toBeNull();
    expect(market.isTradingDay('US', '2028-01-03')).toBeNull();
    expect(market.calendarValidUntil).toBe('2027-12-31');
  });

  it('closes at weekends only once its years are over', () => {
    expect(market.tradingHours('US', '2028-07-04')).toEqual({
      date: '2028-07-04',
      open: '09:30',
      close: '16:00',
    });
    expect(market.tradingHours('US', '2028-07-08')).toEqual({ date: '2028-07-08', open: null, close: null });
  });
});

describe('sessions', () => {
  it('open in New York at 9:30, whatever the season', () => {
    expect(sessionOf('US', '2026-03-06T14:30:00Z')).toBe('open 2026-03-06 - 2026-03-06T21:00:00.000Z');
    // Daylight saving time began on the 8th.
    expect(sessionOf('US', '2026-03-09T13:30:00Z')).toBe('open 2026-03-09 - 2026-03-09T20:00:00.000Z');
    expect(sessionOf('US', '2026-03-09T13:29:59.999Z')).toBe(
      'closed 2026-03-09 2026-03-09T13:30:00.000Z 2026-03-09T20:00:00.000Z',
    );
  });

  it('keep the hours of Paris in the weeks when only America has changed its clocks', () => {
    expect(sessionOf('FR', '2026-03-10T08:00:00Z')).toBe('open 2026-03-10 - 2026-03-10T16:30:00.000Z');
    expect(sessionOf('FR', '2026-03-30T07:00:00Z')).toBe('open 2026-03-30 - 2026-03-30T15:30:00.000Z');
    expect(sessionOf('FR', '2026-10-26T08:00:00Z')).toBe('open 2026-10-26 - 2026-10-26T16:30:00.000Z');
    expect(sessionOf('US', '2026-10-26T13:30:00Z')).toBe('open 2026-10-26 - 2026-10-26T20:00:00.000Z');
  });

  it('pause at midday where the exchange does', () => {
    expect(sessionOf('HK', '2026-03-02T04:00:00Z')).toBe(
      'break 2026-03-02 2026-03-02T05:00:00.000Z 2026-03-02T08:00:00.000Z',
    );
    expect(sessionOf('HK', '2026-03-02T05:00:00Z')).toBe('open 2026-03-02 - 2026-03-02T08:00:00.000Z');
    expect(sessionOf('MY', '2026-03-02T06:29:00Z')).toContain('break');
    expect(sessionOf('TW', '2026-03-02T04:00:00Z')).toContain('open');
  });

  it('end at noon on a Hong Kong half day and at one in New York', () => {
    expect(sessionOf('HK', '2026-12-24T04:00:00Z')).toBe(
      'closed 2026-12-28 2026-12-28T01:30:00.000Z 2026-12-28T08:00:00.000Z',
    );
    expect(market.tradingHours('HK', '2026-12-24')).toEqual({
      date: '2026-12-24',
      open: '09:30',
      close: '12:00',
    });
    expect(market.tradingHours('US', '2026-11-27').close).toBe('13:00');
  });

  it('skip the week of the Spring Festival in Shanghai', () => {
    expect(sessionOf('CN', '2026-02-13T07:00:00Z')).toBe(
      'closed 2026-02-24 2026-02-24T01:30:00.000Z 2026-02-24T07:00:00.000Z',
    );
  });

  it('agree with Intl about every full hour of a year', () => {
    for (const { timezone } of market.markets) {
      const format = new Intl.DateTimeFormat('en', {
        timeZone: timezone,
        hourCycle: 'h23',
        hour: '2-digit',
        day: '2-digit',
      });
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * HOUR_MS) {
        const local = new Date(at + zoneOffset(timezone, at)).toISOString();
        const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
        expect(`${local.slice(8, 10)} ${local.slice(11, 13)}`).toBe(`${parts['day']} ${parts['hour']}`);
      }
    }
  });
});

describe('weekday numbers', () => {
  it('count Mondays to Fridays and give a weekend to the Monday after it', () => {
    expect(weekdayAtOrAfter(parseDay('2012-01-02'))).toBe(0);
    expect(weekdayAtOrAfter(parseDay('2012-01-06'))).toBe(4);
    expect(weekdayAtOrAfter(parseDay('2012-01-07'))).toBe(5);
    expect(weekdayAtOrAfter(parseDay('2012-01-09'))).toBe(5);
    for (let weekday = -20; weekday < 5000; weekday += 7) {
      expect(weekdayAtOrAfter(dayOfWeekday(weekday))).toBe(weekday);
    }
  });
});

function weekdaysOf(year: number): string[] {
  const dates: string[] = [];
  for (let day = parseDay(`${year}-01-01`); formatDay(day).startsWith(String(year)); day += 1) {
    if (dayOfWeek(day) < 5) dates.push(formatDay(day));
  }
  return dates;
}
