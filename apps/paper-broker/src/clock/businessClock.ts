import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.js';
import type { ClockMode } from '../db/platformSchema.js';
import { Refusal } from '../http/refusal.js';
import { later } from '../util/instants.js';
import type { Market } from '../market/market.js';
import type { Clock } from './clock.js';
import { MOST_OFF_MS } from '../util/clockDifference.js';
import { findDemoStart, findStretch, type Stretch } from './demoTime.js';
import { DAY_MS } from '../util/durations.js';

/** The mode of the clock, and a moment at which both business time and wall time are known. */
interface Anchor {
  readonly mode: ClockMode;
  readonly business: Date;
  readonly wall: Date;
  readonly version: string;
}

interface StoredAnchor extends Anchor {
  /** The database's own time. */
  readonly storeAt: Date;
}

/** How far a move may go: each day on the way has work to do. */
const MOST_AHEAD_MS = 400 * DAY_MS;

/**
 * The clock of this machine differs from the database's, so business time here differs from that of the other
 * processes.
 */
export class ClockOff extends Error {
  /** By how much this machine is ahead of the database, in seconds; negative if it is behind. */
  readonly aheadS: number;

  constructor(aheadS: number) {
    super(
      `The clock of this machine is ${Math.abs(aheadS)} s ${aheadS > 0 ? 'ahead of' : 'behind'} the database's. ` +
        'Nothing that is due is done here until they agree.',
    );
    this.aheadS = aheadS;
  }
}

export interface ClockMove {
  readonly mode?: ClockMode | undefined;
  readonly set?: Date | undefined;
  readonly advanceMs?: number | undefined;
}

/** The business clock that all processes on one database share. */
export interface BusinessClock extends Clock {
  mode(): ClockMode;
  /**
   * Rereads the clock from the database, where another process may have moved it.
   * @throws ClockOff if the system clock has jumped away from the database's
   */
  refresh(): Promise<void>;
  /**
   * Changes the mode or the time, or both.
   * @throws Refusal `clock_backwards`, `clock_too_far`, `clock_not_movable` for the time of a `real` clock, `version_conflict`
   * if another process moved the clock at the same time
   */
  move(move: ClockMove): Promise<void>;
}

export interface BusinessClockOptions {
  readonly db: Database;
  readonly market: Market;
  /** The requested mode; undefined keeps the mode in the database. */
  readonly mode: ClockMode | undefined;
  /** The mode that a new database starts with unless `mode` is given. */
  readonly firstMode: ClockMode;
  /** Wall time; the system clock by default. */
  readonly wall?: () => Date;
}

/**
 * Opens the business clock and creates it in a new database.
 * @throws Refusal `clock_backwards` when `mode` is `real` and business time is ahead of wall time
 */
export async function openBusinessClock(options: BusinessClockOptions): Promise<BusinessClock> {
  const { db, market } = options;
  const wall = options.wall ?? (() => new Date());
  await create(db, options.mode ?? options.firstMode, market, wall());
  let anchor: Anchor = await readAnchor(db);
  let timeAt = createTimeAt(market, anchor);
  let latestMs = 0;
  let wasOff = false;

  const now = (): Date => {
    // If the wall clock is set back, business time stands still until the wall clock catches up.
    latestMs = Math.max(latestMs, timeAt(wall()).getTime());
    return new Date(latestMs);
  };
  const adopt = (next: Anchor): void => {
    anchor = next;
    timeAt = createTimeAt(market, next);
  };

  const clock: BusinessClock = {
    now,
    wall,
    mode: () => anchor.mode,
    async refresh() {
      const askedAt = wall();
      const { storeAt, ...next } = await readAnchor(db);
      if (next.version !== anchor.version) adopt(next);
      const off = options.wall === undefined ? findDifference(askedAt, storeAt, wall()) : undefined;
      // The clock was or is wrong, so the latest time may lie ahead. Business time would stand still until it reached
      // that.
      if (wasOff || off !== undefined) latestMs = 0;
      wasOff = off !== undefined;
      if (off !== undefined) throw off;
    },
    async move(move) {
      await clock.refresh();
      const next = planMove(move, anchor.mode, now(), wall());
      await db.transaction(async (tx) => {
        const current = await lockAnchor(tx);
        if (current.version !== anchor.version) throw new Refusal('version_conflict');
        await tx
          .updateTable('business_clock')
          .set({
            mode: next.mode,
            business_at: next.business,
            wall_at: next.wall,
            version: BigInt(current.version) + 1n,
          })
          .execute();
      });
      adopt(await readAnchor(db));
    },
  };
  if (options.mode !== undefined && options.mode !== anchor.mode) await clock.move({ mode: options.mode });
  return clock;
}

/** Returns the business time at a wall time, as an anchor determines it. */
function createTimeAt(market: Market, anchor: Anchor): (wall: Date) => Date {
  let stretch: Stretch | undefined;
  return (wall) => {
    if (anchor.mode === 'manual') return anchor.business;
    if (anchor.mode === 'real') return wall;
    const wallMs = wall.getTime();
    if (stretch === undefined || wallMs < stretch.fromWallMs || wallMs >= stretch.untilWallMs) {
      stretch = findStretch(market, anchor, wall);
    }
    return new Date(wallMs + stretch.offsetMs);
  };
}

/** If both clocks are right, the database answered between two times of this machine. */
function findDifference(askedAt: Date, storeAt: Date, answeredAt: Date): ClockOff | undefined {
  const ahead = askedAt.getTime() - storeAt.getTime();
  const behind = storeAt.getTime() - answeredAt.getTime();
  const seconds = Math.round(Math.max(ahead, behind) / 1000);
  if (seconds * 1000 <= MOST_OFF_MS) return undefined;
  return new ClockOff(ahead > behind ? seconds : -seconds);
}

function planMove(move: ClockMove, current: ClockMode, now: Date, wall: Date): Omit<Anchor, 'version'> {
  const mode = move.mode ?? current;
  const wanted = later(move.set ?? now, move.advanceMs ?? 0);
  const refuse = (): never => {
    throw new Refusal('clock_backwards', { params: { now: now.toISOString() } });
  };
  if (mode === 'real') {
    if (move.set !== undefined || move.advanceMs !== undefined) throw new Refusal('clock_not_movable');
    if (wall < now) refuse();
    return { mode, business: wall, wall };
  }
  if (wanted < now) refuse();
  const latest = new Date(now.getTime() + MOST_AHEAD_MS);
  if (wanted > latest) throw new Refusal('clock_too_far', { params: { latest: latest.toISOString() } });
  return { mode, business: wanted, wall };
}

async function create(db: Database, mode: ClockMode, market: Market, wall: Date): Promise<void> {
  const business = mode === 'real' ? wall : findDemoStart(market, wall);
  await db.transaction((tx) =>
    tx
      .insertInto('business_clock')
      .values({ id: 1, mode, business_at: business, wall_at: wall })
      // If another process has just created the clock, use that one.
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

interface AnchorRow {
  readonly mode: ClockMode;
  readonly business_at: Date;
  readonly wall_at: Date;
  readonly version: string;
  readonly store_at: Date;
}

const READ_ANCHOR =
  'select mode, business_at, wall_at, version, clock_timestamp() as store_at from business_clock';

/** Prepared, because every loop runs it several times a second, and planning takes longer than running. */
async function readAnchor(db: Database): Promise<StoredAnchor> {
  return toAnchor(await db.readPrepared<AnchorRow>('read_anchor', READ_ANCHOR, []));
}

async function lockAnchor(tx: Tx): Promise<StoredAnchor> {
  return toAnchor((await sql.raw<AnchorRow>(`${READ_ANCHOR} for update`).execute(tx)).rows);
}

function toAnchor([row]: readonly AnchorRow[]): StoredAnchor {
  if (row === undefined) throw new Error('The database has no business clock.');
  return {
    mode: row.mode,
    business: row.business_at,
    wall: row.wall_at,
    version: row.version,
    storeAt: row.store_at,
  };
}
