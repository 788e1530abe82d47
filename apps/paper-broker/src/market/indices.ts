/** The world indices. Their names are invented. Each follows its market, with some movement of its own. */

export interface IndexRow {
  readonly symbol: string;
  readonly name: string;
  readonly region: 'Americas' | 'Europe' | 'Asia Pacific';
  readonly marketId: string;
  readonly baseLevel: number;
  /** Standard deviation of the part of the daily return that is not the market's. */
  readonly volatility: number;
  readonly beta: number;
}

export const indexRows: readonly IndexRow[] = [
  {
    symbol: 'NA-500',
    name: 'North Atlantic 500',
    region: 'Americas',
    marketId: 'US',
    baseLevel: 5120,
    volatility: 0.001,
    beta: 0.95,
  },
  {
    symbol: 'NA-TECH',
    name: 'North Atlantic Technology',
    region: 'Americas',
    marketId: 'US',
    baseLevel: 16400,
    volatility: 0.006,
    beta: 1.2,
  },
  {
    symbol: 'NA-30',
    name: 'North Atlantic Industry 30',
    region: 'Americas',
    marketId: 'US',
    baseLevel: 38700,
    volatility: 0.003,
    beta: 0.85,
  },
  {
    symbol: 'NA-2000',
    name: 'North Atlantic Small 2000',
    region: 'Americas',
    marketId: 'US',
    baseLevel: 2075,
    volatility: 0.006,
    beta: 1.1,
  },
  {
    symbol: 'IB-35',
    name: 'Iberia Select 35',
    region: 'Europe',
    marketId: 'ES',
    baseLevel: 10850,
    volatility: 0.002,
    beta: 1,
  },
  {
    symbol: 'IB-MID',
    name: 'Iberia Mid Companies',
    region: 'Europe',
    marketId: 'ES',
    baseLevel: 13920,
    volatility: 0.004,
    beta: 0.9,
  },
  {
    symbol: 'GA-40',
    name: 'Gallia 40',
    region: 'Europe',
    marketId: 'FR',
    baseLevel: 7780,
    volatility: 0.002,
    beta: 1,
  },
  {
    symbol: 'GA-NEXT',
    name: 'Gallia Next',
    region: 'Europe',
    marketId: 'FR',
    baseLevel: 3320,
    volatility: 0.004,
    beta: 0.95,
  },
  {
    symbol: 'PD-COMP',
    name: 'Pearl Delta Composite',
    region: 'Asia Pacific',
    marketId: 'SZ',
    baseLevel: 10240,
    volatility: 0.003,
    beta: 1,
  },
  {
    symbol: 'YZ-COMP',
    name: 'Yangtze Composite',
    region: 'Asia Pacific',
    marketId: 'CN',
    baseLevel: 3190,
    volatility: 0.002,
    beta: 1,
  },
  {
    symbol: 'HB-50',
    name: 'Harbour 50',
    region: 'Asia Pacific',
    marketId: 'HK',
    baseLevel: 18450,
    volatility: 0.002,
    beta: 1,
  },
  {
    symbol: 'HB-TECH',
    name: 'Harbour Technology',
    region: 'Asia Pacific',
    marketId: 'HK',
    baseLevel: 4010,
    volatility: 0.008,
    beta: 1.25,
  },
  {
    symbol: 'SM-100',
    name: 'Strait of Malacca 100',
    region: 'Asia Pacific',
    marketId: 'MY',
    baseLevel: 1560,
    volatility: 0.002,
    beta: 0.9,
  },
  {
    symbol: 'FM-COMP',
    name: 'Formosa Composite',
    region: 'Asia Pacific',
    marketId: 'TW',
    baseLevel: 20300,
    volatility: 0.002,
    beta: 1,
  },
  {
    symbol: 'SG-30',
    name: 'Straits Garden 30',
    region: 'Asia Pacific',
    marketId: 'SG',
    baseLevel: 3270,
    volatility: 0.002,
    beta: 0.9,
  },
];
