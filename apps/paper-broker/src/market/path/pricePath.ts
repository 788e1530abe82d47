import { DAY_MS } from '../../util/durations.js';
import { BoundedCache } from '../../util/boundedCache.js';
import { wiener } from '../brownian.js';
import { dayOfWeekday, weekdayAtOrAfter, parseDay } from '../calendars/days.js';
import { minuteOfDay, type TradingCalendar, type TradingDay } from '../calendars/tradingCalendar.js';
import { hashText, normal, uniform } from '../hash.js';
import { POINTS_PER_UNIT, roundToTick, type TickTable } from '../ticks.js';
import { computeDayBar, type DayShape } from './dayNodes.js';
import { createDayPath, type DayPath } from './dayPath.js';
import type { MarketFactor } from './marketFactor.js';

/** The parameters of the price of one instrument or index. */
export interface PriceCharacter {
  readonly symbol: string;
  /** Price at the anchor date, in units of the currency. */
  readonly basePrice: number;
  /** Standard deviation of the symbol's own daily return. */
  readonly volatility: number;
  /** How strongly the price follows its market. */
  readonly beta: number;
  /** Standard deviation of a quarterly jump. */
  readonly jump: number;
  /** Shares of an average day. */
  readonly averageVolume: number;
  readonly lotSize: number;
  readonly ticks: TickTable;
  /** The day of the first trade; the base price is the price of the day before. Left out when it has always traded. */
  readonly firstDay?: TradingDay;
}

/** Open, high, low, close in points, volume in shares. */
export interface Bar {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A quarterly jump: the price's reaction to the company's results. */
export interface Jump {
  /** The first session that trades with the results. */
  readonly day: TradingDay;
  /** In standard deviations of a jump; positive when the price rose. */
  readonly strength: number;
}

export interface PricePath {
  readonly character: PriceCharacter;
  readonly calendar: TradingCalendar;
  /** The time of the first price; epoch milliseconds. */
  readonly earliestMs: number;
  /** The closing price of a trading day, in points. */
  close(day: TradingDay): number;
  /** Every price of a trading day. */
  day(day: TradingDay): DayPath;
  /** The bar of a whole trading day; it is cached longer than the day's prices. */
  dayBar(day: TradingDay): Bar;
  /** The quarterly jumps whose session ends in (fromMs, toMs], ascending. Empty for a symbol without jumps. */
  jumps(fromMs: number, toMs: number): Jump[];
}

/** The date on which every instrument has its base price, so that prices are plausible in the years around it. */
const ANCHOR = weekdayAtOrAfter(parseDay('2026-01-05'));
/** The start of the simulation. */
const EARLIEST_MS = dayOfWeekday(1) * DAY_MS;
const DRIFT_PER_DAY = 0.0002;
/** Weekdays between two quarterly jumps. */
const QUARTER = 63;
/** The fraction of a day's return that is made before the open. */
const GAP_SHARE = 0.35;
/** Noise that the open adds and the day takes back, in daily deviations. */
const GAP_NOISE = 0.25;
/** The fraction of a day's variance that remains between open and close. */
const INTRADAY_VARIANCE = 0.6;
/** How much the volume grows per 1 of absolute return, and how much it varies from day to day in any case. */
const VOLUME_PER_RETURN = 18;
const VOLUME_SPREAD = 0.28;
/** Weekdays; longer than any exchange stays closed. */
const LONGEST_CLOSURE = 15;
const DAYS_REMEMBERED = 12;
const BARS_REMEMBERED = 1_500;

/**
 * The price of one symbol as a pure function of time. Floating point is used only inside: results are rounded to the
 * exchange's tick and are whole numbers of points.
 */
export function createPricePath(
  seed: string,
  character: PriceCharacter,
  calendar: TradingCalendar,
  factor: MarketFactor,
): PricePath {
  const key = hashText(`${seed}/symbol/${character.symbol}`);
  const intradayKey = hashText(`${seed}/intraday/${character.symbol}`);
  const gapKey = hashText(`${seed}/gap/${character.symbol}`);
  const volumeKey = hashText(`${seed}/volume/${character.symbol}`);
  const fullDay = fullDayMinutes(calendar);
  const basePoints = character.basePrice * POINTS_PER_UNIT;
  const dayDeviation = Math.hypot(character.volatility, character.beta * factor.volatility);

  const jumps = createJumps(seed, character, calendar);
  const walk = (weekday: number): number => {
    const step = Math.max(0, weekday);
    return (
      DRIFT_PER_DAY * step +
      character.volatility * wiener(key, step) +
      character.beta * factor.close(step) +
      jumps.sumUntil(step)
    );
  };
  const { firstDay } = character;
  const anchor = walk(firstDay === undefined ? ANCHOR : calendar.previous(firstDay).weekday);
  const closes = new BoundedCache<number, number>(BARS_REMEMBERED * 2);
  /** Logarithm of the close relative to the base price. */
  const logClose = (weekday: number): number => closes.get(weekday, () => walk(weekday) - anchor);
  const toPoints = (log: number): number => roundToTick(character.ticks, basePoints * Math.exp(log));

  const shapeOf = (day: TradingDay): DayShape => {
    const before = logClose(calendar.previous(day).weekday);
    const close = logClose(day.weekday);
    const move = close - before;
    const liveliness = Math.exp(VOLUME_SPREAD * normal(volumeKey, day.weekday, -1));
    return {
      intradayKey,
      volumeKey,
      day,
      logOpen: before + GAP_SHARE * move + GAP_NOISE * dayDeviation * normal(gapKey, day.weekday, 0),
      logClose: close,
      ownDeviation: character.volatility * Math.sqrt(INTRADAY_VARIANCE),
      marketDeviation: character.beta * factor.volatility * Math.sqrt(INTRADAY_VARIANCE),
      marketStray: factor.stray(day.weekday, day.minutes),
      toPoints,
      ticks: character.ticks,
      lotSize: character.lotSize,
      // The volume of a half day is proportional to its length.
      volume:
        character.averageVolume *
        liveliness *
        (1 + VOLUME_PER_RETURN * Math.abs(move)) *
        (day.minutes / fullDay),
    };
  };

  const days = new BoundedCache<number, DayPath>(DAYS_REMEMBERED);
  const bars = new BoundedCache<number, Bar>(BARS_REMEMBERED);
  return {
    character,
    calendar,
    earliestMs: firstDay?.openMs ?? EARLIEST_MS,
    close: (day) => toPoints(logClose(day.weekday)),
    day: (day) => days.get(day.weekday, () => createDayPath(shapeOf(day))),
    dayBar: (day) => bars.get(day.weekday, () => computeDayBar(shapeOf(day))),
    jumps: jumps.between,
  };
}

/** The jumps of a symbol's price, one each quarter, on the day of the company's report. */
function createJumps(seed: string, { symbol, jump, firstDay }: PriceCharacter, calendar: TradingCalendar) {
  const key = hashText(`${seed}/jump/${symbol}`);
  const firstWeekday = Math.floor(uniform(key, 0, -2) * QUARTER);
  const countUntil = (weekday: number): number => Math.floor((weekday - firstWeekday) / QUARTER) + 1;
  const strengthOf = (index: number): number => normal(key, index, 0);
  // sums[n] is the sum of the first n jumps; the list is extended on demand.
  const sums = [0];
  return {
    /** The sum of all jumps until a weekday, as a logarithm. */
    sumUntil(weekday: number): number {
      const count = Math.max(0, countUntil(weekday));
      for (let index = sums.length; index <= count; index += 1)
        sums.push((sums[index - 1] ?? 0) + jump * strengthOf(index));
      return sums[count] ?? 0;
    },
    /** The jumps whose days close in (from, to]. */
    between(fromMs: number, toMs: number): Jump[] {
      if (jump === 0) return [];
      const found: Jump[] = [];
      const startMs = Math.max(fromMs, firstDay?.openMs ?? EARLIEST_MS);
      const earliest = weekdayAtOrAfter(Math.floor(startMs / DAY_MS)) - LONGEST_CLOSURE;
      for (let index = Math.max(1, countUntil(earliest)); ; index += 1) {
        const day = tradingDayFrom(calendar, dayOfWeekday(firstWeekday + (index - 1) * QUARTER));
        if (day.closeMs > toMs) return found;
        if (day.closeMs > startMs) found.push({ day, strength: strengthOf(index) });
      }
    },
  };
}

/** The first trading day on or after a calendar day. */
function tradingDayFrom(calendar: TradingCalendar, from: number): TradingDay {
  for (let day = from; ; day += 1) {
    const found = calendar.onDay(day);
    if (found !== null) return found;
  }
}

function fullDayMinutes(calendar: TradingCalendar): number {
  let minutes = 0;
  for (const [from, to] of calendar.exchange.segments) minutes += minuteOfDay(to) - minuteOfDay(from);
  return minutes;
}
