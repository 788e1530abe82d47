import { expect, it } from 'vitest';
import { ownHours } from './deskHours.js';

const hours = { opens: '08:00', closes: '20:00', timezone: 'UTC', days: [1, 2, 3, 4, 5] };
const winter = new Date('2026-11-22T10:00:00Z');
const summer = new Date('2026-07-15T10:00:00Z');

it('reads in the zone of the customer, which is named', () => {
  expect(ownHours(hours, winter, 'en', 'Europe/Berlin')).toEqual({
    first: 'Monday',
    last: 'Friday',
    opens: '09:00',
    closes: '21:00 GMT+1',
  });
  expect(ownHours(hours, winter, 'de', 'Europe/Berlin')).toMatchObject({ first: 'Montag', last: 'Freitag' });
});

it('follows summer time', () => {
  expect(ownHours(hours, summer, 'en', 'Europe/Berlin')).toMatchObject({
    opens: '10:00',
    closes: '22:00 GMT+2',
  });
});

it('names the days that it opens on where the customer is', () => {
  expect(ownHours(hours, winter, 'en', 'Pacific/Honolulu')).toMatchObject({
    first: 'Sunday',
    last: 'Thursday',
    opens: '22:00',
  });
  expect(ownHours(hours, winter, 'en', 'Pacific/Auckland')).toMatchObject({
    first: 'Monday',
    opens: '21:00',
  });
});

it('works for a desk in any time zone', () => {
  const there = { ...hours, timezone: 'America/New_York' };
  expect(ownHours(there, winter, 'en', 'Europe/Berlin')).toMatchObject({
    opens: '14:00',
    closes: '02:00 GMT+1',
  });
});
