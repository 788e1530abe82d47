/** The rules of the nine exchanges: hours, lots, ticks, and the volatility of their prices. */
import {
  europeanTicks,
  hongKongTicks,
  mainlandTicks,
  malaysianTicks,
  singaporeTicks,
  taiwaneseTicks,
  usTicks,
  type TickTable,
} from '../ticks.js';

export interface Exchange {
  /** `US`, `ES`, … */
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** IANA. */
  readonly timezone: string;
  /** Periods of continuous trading on a full day, local `HH:mm`. */
  readonly segments: readonly (readonly [from: string, to: string])[];
  /** When trading stops on a half day; null where there are none. */
  readonly halfDayClose: string | null;
  /** Shares. */
  readonly lotSize: number;
  readonly ticks: TickTable;
  /** Standard deviation of the market's own daily return. */
  readonly marketVolatility: number;
  /** The fraction of the market's variance that all markets share. */
  readonly worldShare: number;
}

/** In the order in which the filter shows them. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'US',
    name: 'United States',
    currency: 'USD',
    timezone: 'America/New_York',
    segments: [['09:30', '16:00']],
    halfDayClose: '13:00',
    lotSize: 1,
    ticks: usTicks,
    marketVolatility: 0.011,
    worldShare: 0.5,
  },
  {
    id: 'ES',
    name: 'Spain',
    currency: 'EUR',
    timezone: 'Europe/Madrid',
    segments: [['09:00', '17:30']],
    halfDayClose: '14:00',
    lotSize: 1,
    ticks: europeanTicks,
    marketVolatility: 0.011,
    worldShare: 0.4,
  },
  {
    id: 'FR',
    name: 'France',
    currency: 'EUR',
    timezone: 'Europe/Paris',
    segments: [['09:00', '17:30']],
    halfDayClose: '14:05',
    lotSize: 1,
    ticks: europeanTicks,
    marketVolatility: 0.011,
    worldShare: 0.45,
  },
  {
    id: 'SZ',
    name: 'Shenzhen',
    currency: 'CNY',
    timezone: 'Asia/Shanghai',
    segments: [
      ['09:30', '11:30'],
      ['13:00', '15:00'],
    ],
    halfDayClose: null,
    lotSize: 100,
    ticks: mainlandTicks,
    marketVolatility: 0.012,
    worldShare: 0.15,
  },
  {
    id: 'CN',
    name: 'Shanghai',
    currency: 'CNY',
    timezone: 'Asia/Shanghai',
    segments: [
      ['09:30', '11:30'],
      ['13:00', '15:00'],
    ],
    halfDayClose: null,
    lotSize: 100,
    ticks: mainlandTicks,
    marketVolatility: 0.011,
    worldShare: 0.15,
  },
  {
    id: 'HK',
    name: 'Hong Kong',
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
    segments: [
      ['09:30', '12:00'],
      ['13:00', '16:00'],
    ],
    halfDayClose: '12:00',
    lotSize: 500,
    ticks: hongKongTicks,
    marketVolatility: 0.012,
    worldShare: 0.3,
  },
  {
    id: 'MY',
    name: 'Malaysia',
    currency: 'MYR',
    timezone: 'Asia/Kuala_Lumpur',
    segments: [
      ['09:00', '12:30'],
      ['14:30', '16:45'],
    ],
    halfDayClose: '12:30',
    lotSize: 100,
    ticks: malaysianTicks,
    marketVolatility: 0.009,
    worldShare: 0.2,
  },
  {
    id: 'TW',
    name: 'Taiwan',
    currency: 'TWD',
    timezone: 'Asia/Taipei',
    segments: [['09:00', '13:30']],
    halfDayClose: null,
    lotSize: 1000,
    ticks: taiwaneseTicks,
    marketVolatility: 0.011,
    worldShare: 0.3,
  },
  {
    id: 'SG',
    name: 'Singapore',
    currency: 'SGD',
    timezone: 'Asia/Singapore',
    segments: [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ],
    halfDayClose: '12:00',
    lotSize: 100,
    ticks: singaporeTicks,
    marketVolatility: 0.009,
    worldShare: 0.3,
  },
];
