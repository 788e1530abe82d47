import { describe, expect, it } from 'vitest';
import { marketMoment } from './marketTime.js';

const hongKong = { timezone: 'Asia/Hong_Kong', locale: 'en', ownTimezone: 'Europe/Berlin' };

describe('marketMoment', () => {
  it('writes a moment on both clocks', () => {
    const moment = marketMoment('2026-03-02T05:00:00.000Z', { ...hongKong, hasWeekday: false });
    expect(moment).toEqual({ there: '13:00', here: '06:00' });
  });

  it('names the weekday of the customer where it is another day there', () => {
    const moment = marketMoment('2026-03-02T17:30:00.000Z', { ...hongKong, hasWeekday: true });
    expect(moment.there).toMatch(/Tue.*01:30/);
    expect(moment.here).toMatch(/Mon.*18:30/);
  });

  it('says nothing twice where both clocks read the same', () => {
    const moment = marketMoment('2026-03-02T08:00:00.000Z', {
      timezone: 'Europe/Madrid',
      locale: 'de',
      ownTimezone: 'Europe/Berlin',
      hasWeekday: false,
    });
    expect(moment).toEqual({ there: '09:00', here: undefined });
  });
});
