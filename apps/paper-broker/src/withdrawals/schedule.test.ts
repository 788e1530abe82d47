import { describe, expect, it } from 'vitest';
import { createMarket } from '../market/createMarket.js';
import { arrivalAfterPass, arrivalInstant, scheduleOf } from './schedule.js';

const market = createMarket({ seed: 'schedule' });
const at = (instant: string): Date => new Date(instant);

/** Name, currency, time of the request, start of processing, arrival. */
const cases: readonly (readonly [string, string, string, string, string])[] = [
  ['on a business day before 17:00', 'USD', '2026-03-02T21:59:00Z', '2026-03-02T21:59:00.000Z', '2026-03-04'],
  ['on a business day at 17:00', 'USD', '2026-03-02T22:00:00Z', '2026-03-03T14:00:00.000Z', '2026-03-05'],
  ['on a Saturday', 'USD', '2026-03-07T15:00:00Z', '2026-03-09T13:00:00.000Z', '2026-03-11'],
  [
    'on a Sunday on which clocks change',
    'USD',
    '2026-03-08T05:30:00Z',
    '2026-03-09T13:00:00.000Z',
    '2026-03-11',
  ],
  [
    'on Friday evening, in summer time',
    'USD',
    '2026-07-10T21:30:00Z',
    '2026-07-13T13:00:00.000Z',
    '2026-07-15',
  ],
  ['before a long weekend', 'USD', '2026-09-04T15:00:00Z', '2026-09-04T15:00:00.000Z', '2026-09-09'],
  ['on a holiday', 'USD', '2026-11-26T15:00:00Z', '2026-11-27T14:00:00.000Z', '2026-12-01'],
  ['across Christmas in Paris', 'EUR', '2026-12-24T10:00:00Z', '2026-12-24T10:00:00.000Z', '2026-12-29'],
  ['across Easter in Paris', 'EUR', '2026-04-02T16:30:00Z', '2026-04-07T07:00:00.000Z', '2026-04-09'],
  [
    'in Hong Kong, where it is Monday already',
    'HKD',
    '2026-03-01T23:30:00Z',
    '2026-03-01T23:30:00.000Z',
    '2026-03-04',
  ],
  ['USDT by the days of USD', 'USDT', '2026-03-07T15:00:00Z', '2026-03-09T13:00:00.000Z', '2026-03-11'],
];

describe('the days of a withdrawal', () => {
  it.each(cases)('follow from a request %s', (_when, currency, asked, starts, arrival) => {
    const schedule = scheduleOf(market, currency, at(asked));
    expect(schedule.processingStartsAt.toISOString()).toBe(starts);
    expect(schedule.arrivalDate).toBe(arrival);
    expect(schedule.reviewDueAt > schedule.processingStartsAt).toBe(true);
  });

  it('promise a decision one business day after processing began, at the same time of day', () => {
    const friday = scheduleOf(market, 'USD', at('2026-03-06T20:15:00Z'));
    // Daylight saving time began in New York over the weekend.
    expect(friday.reviewDueAt.toISOString()).toBe('2026-03-09T19:15:00.000Z');
  });

  it('stay as promised when it is passed on its day, and move when it is passed later', () => {
    const asked = scheduleOf(market, 'USD', at('2026-03-02T15:00:00Z'));
    expect(arrivalAfterPass(market, 'USD', asked, at('2026-03-03T04:30:00Z'))).toBe('2026-03-04');
    expect(arrivalAfterPass(market, 'USD', asked, at('2026-03-03T15:00:00Z'))).toBe('2026-03-05');
    expect(arrivalAfterPass(market, 'USD', asked, at('2026-03-07T15:00:00Z'))).toBe('2026-03-11');
  });

  it('end on the morning of the arrival, where the market is', () => {
    expect(arrivalInstant(market, 'USD', '2026-03-11').toISOString()).toBe('2026-03-11T13:00:00.000Z');
    expect(arrivalInstant(market, 'HKD', '2026-03-04').toISOString()).toBe('2026-03-04T01:00:00.000Z');
  });

  it('skip only weekends beyond the end of the calendar', () => {
    expect(scheduleOf(market, 'USD', at('2040-01-02T15:00:00Z')).arrivalDate).toBe('2040-01-04');
  });
});
