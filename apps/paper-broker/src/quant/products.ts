import { createHash } from 'node:crypto';
import { DAY_MS } from '../util/durations.js';
import { instantOf, zoneOffset } from '../market/calendars/zoneOffset.js';
import type { Market } from '../market/market.js';
import { strategies, type Strategy } from './strategies.js';

export type ProductState = 'upcoming' | 'open' | 'closed';

/** A round of a strategy that can be subscribed to. It is not stored, but computed from its number and the calendar. */
export interface Product {
  readonly id: string;
  readonly strategy: Strategy;
  /** The number of the strategy's round. */
  readonly round: number;
  readonly name: string;
  readonly currency: string;
  readonly timezone: string;
  /** The local day on which subscription opens. */
  readonly firstDay: number;
  readonly announcedAt: Date;
  readonly openAt: Date;
  readonly closeAt: Date;
}

type Zones = Pick<Market, 'market'>;

/** Days from one round of a strategy to the next. Subscription is open on the first `OPEN_DAYS`. */
const CYCLE_DAYS = 14;
const OPEN_DAYS = 11;
/** Strategies of a market are offset by this, so that at least one is open at any time. */
const STAGGER_DAYS = 4;
const ANNOUNCED_DAYS = 3;
/** Local times of day, in minutes after midnight. */
const OPENS_AT = 9 * 60;
const CLOSES_AT = 17 * 60;
/** How long closed products are listed. */
const CLOSED_FOR_DAYS = 28;
/** Subtracted from the round for its name, which counts from 1 in the summer of 2022. */
const UNNAMED_ROUNDS = 1370;

/** The day of a time in a zone, numbered as in `calendars/days`. */
export const localDay = (zone: string, at: Date): number =>
  Math.floor((at.getTime() + zoneOffset(zone, at.getTime())) / DAY_MS);

/** The start of a local day. */
export const midnightOf = (zone: string, day: number): Date => new Date(instantOf(zone, day, 0));

function createProduct(market: Zones, strategy: Strategy, round: number): Product {
  const venue = market.market(strategy.marketId);
  if (venue === undefined)
    throw new Error(`${strategy.name} trades on ${strategy.marketId}, which is no market.`);
  const { timezone, currency } = venue;
  const firstDay = round * CYCLE_DAYS + offsetOf(strategy);
  const at = (day: number, minute: number): Date => new Date(instantOf(timezone, day, minute));
  return {
    id: productId(strategy, round),
    strategy,
    round,
    name: `${strategy.name} ${round - UNNAMED_ROUNDS}`,
    currency,
    timezone,
    firstDay,
    announcedAt: at(firstDay - ANNOUNCED_DAYS, OPENS_AT),
    openAt: at(firstDay, OPENS_AT),
    closeAt: at(firstDay + OPEN_DAYS - 1, CLOSES_AT),
  };
}

const offsetOf = ({ number }: Strategy): number => (number * STAGGER_DAYS) % CYCLE_DAYS;

export function stateOf(product: Pick<Product, 'openAt' | 'closeAt'>, at: Date): ProductState {
  if (at < product.openAt) return 'upcoming';
  return at < product.closeAt ? 'open' : 'closed';
}

export interface ProductFilter {
  readonly state?: ProductState | undefined;
  readonly marketId?: string | undefined;
  readonly currency?: string | undefined;
}

/** The open products, then the upcoming ones; those closed in the last four weeks only when the filter includes them. */
export function listProducts(market: Zones, at: Date, filter: ProductFilter = {}): Product[] {
  const rank = (product: Product): number => (stateOf(product, at) === 'open' ? 0 : 1);
  return strategies
    .filter(({ marketId }) => filter.marketId === undefined || marketId === filter.marketId)
    .flatMap((strategy) => shownRounds(market, strategy, at))
    .filter(
      (product) =>
        (filter.currency === undefined || product.currency === filter.currency) &&
        (filter.state === undefined
          ? stateOf(product, at) !== 'closed'
          : stateOf(product, at) === filter.state),
    )
    .toSorted((a, b) => rank(a) - rank(b) || a.strategy.number - b.strategy.number || b.round - a.round);
}

/** The listed rounds of a strategy, last first. */
function shownRounds(market: Zones, strategy: Strategy, at: Date): Product[] {
  const today = Math.floor(at.getTime() / DAY_MS);
  const last = Math.floor((today + ANNOUNCED_DAYS + 1 - offsetOf(strategy)) / CYCLE_DAYS);
  const rounds = [last, last - 1, last - 2, last - 3, last - 4];
  return rounds
    .map((round) => createProduct(market, strategy, round))
    .filter(
      ({ announcedAt, closeAt }) =>
        announcedAt <= at && at.getTime() < closeAt.getTime() + CLOSED_FOR_DAYS * DAY_MS,
    );
}

/** A product that was announced by `at`, however long ago. */
export function findProduct(market: Zones, id: string, at: Date): Product | undefined {
  const [, round, number] = /^qnt_(\d{5})(\d{2})/.exec(id) ?? [];
  const strategy = strategies[Number(number)];
  if (strategy === undefined) return undefined;
  const product = createProduct(market, strategy, Number(round));
  return product.id === id && product.announcedAt <= at ? product : undefined;
}

/** The last rounds whose period has ended for those who subscribed on the first day, latest first. */
export function endedRounds(market: Zones, strategy: Strategy, at: Date, count: number): Product[] {
  const zone = market.market(strategy.marketId)?.timezone ?? 'UTC';
  const lastFirstDay = localDay(zone, at) - 1 - strategy.periodDays;
  const last = Math.floor((lastFirstDay - offsetOf(strategy)) / CYCLE_DAYS);
  return Array.from({ length: count }, (_, back) => createProduct(market, strategy, last - back));
}

/** An id in the usual form, the same in every process. */
function productId({ number }: Strategy, round: number): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const head = String(round).padStart(5, '0') + String(number).padStart(2, '0');
  const digest = createHash('sha256').update(`quant ${head}`).digest();
  return `qnt_${head}${[...digest.subarray(0, 19)].map((byte) => alphabet.charAt(byte & 31)).join('')}`;
}
