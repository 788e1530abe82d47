import { expect, test, vi } from 'vitest';
import { formatClock, formatSpokenTime, milestoneAt, secondsLeft } from './remaining.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a second that has begun counts, and nothing is left once it is over', () => {
  expect([1, 999, 1_000, 1_001, 0, -5].map(secondsLeft)).toEqual([1, 1, 1, 2, 0, 0]);
});

test('what is left reads like a clock', () => {
  expect(formatClock(9 * SECOND, 'en')).toBe('0:09');
  expect(formatClock(12 * MINUTE + 30 * SECOND, 'en')).toBe('12:30');
  expect(formatClock(3 * HOUR + 5 * MINUTE, 'en')).toBe('3:05:00');
  expect(formatClock(2 * DAY + 4 * MINUTE, 'en')).toBe('2 days 0:04:00');
  expect(formatClock(2 * DAY + 4 * MINUTE, 'de')).toBe('2 Tg. 0:04:00');
  expect(formatClock(-DAY, 'en')).toBe('0:00');
});

test('counting on makes no formatter again', () => {
  formatClock(5 * DAY, 'fr');
  const made = vi.spyOn(Intl, 'NumberFormat');
  for (let second = 1; second <= 60; second += 1) formatClock(5 * DAY - second * SECOND, 'fr');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});

test('it is said in its two largest units', () => {
  expect(formatSpokenTime(2 * MINUTE + 5 * SECOND, 'en')).toBe('2 minutes 5 seconds');
  expect(formatSpokenTime(DAY + 5 * SECOND, 'en')).toBe('1 day');
  expect(formatSpokenTime(HOUR + MINUTE + SECOND, 'de')).toBe('1 Stunde 1 Minute');
  expect(formatSpokenTime(0, 'en')).toBe('0 seconds');
});

test('something is said seldom: at a day, an hour, and a few times near the end', () => {
  expect(milestoneAt(3 * DAY)).toBeNull();
  expect(milestoneAt(DAY)).toBe(DAY);
  expect(milestoneAt(2 * HOUR)).toBe(DAY);
  expect(milestoneAt(MINUTE)).toBe(MINUTE);
  expect(milestoneAt(31 * SECOND)).toBe(MINUTE);
  expect(milestoneAt(10 * SECOND)).toBe(10 * SECOND);
  expect(milestoneAt(0)).toBe(0);
});
