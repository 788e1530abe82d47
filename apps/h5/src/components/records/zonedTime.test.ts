import { expect, it } from 'vitest';
import { zonedTime } from './zonedTime.js';

const write = (marketZone: string | undefined, ownZone: string) =>
  zonedTime('2026-11-16T17:51:30.000Z', { locale: 'en', marketZone, ownZone });

it('writes both zones where their clocks differ', () => {
  expect(write('America/New_York', 'Europe/Berlin')).toEqual({
    own: 'Nov 16, 2026, 18:51:30 GMT+1',
    market: '12:51:30 EST',
  });
});

it('writes the day of the market where it is another', () => {
  expect(write('Asia/Hong_Kong', 'Europe/Berlin').market).toBe('Nov 17, 01:51:30 GMT+8');
});

it('writes one where both clocks read the same, whatever the zones are called', () => {
  expect(write('Europe/Paris', 'Europe/Berlin').market).toBeUndefined();
});

it('writes the own zone alone while the market is not known', () => {
  expect(write(undefined, 'Europe/Berlin').market).toBeUndefined();
});
