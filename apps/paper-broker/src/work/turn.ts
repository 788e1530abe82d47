import { isPartitionMissing } from '../db/notNow.js';
import { forgetFailure, recordFailure } from './failures.js';
import { isStillOpen, listDue } from './dueList.js';
import type { DueItem, WorkKind, WorkSource, WorkTools } from './source.js';

/** Items read from the list at once. */
const BATCH = 256;

/**
 * How a turn ended. `caught-up`: nothing more is due. `taken`: other processes do everything that is due. `over`:
 * `isOver` ended it.
 */
export type TurnEnd = 'caught-up' | 'taken' | 'over';

/**
 * Does everything due, by due time, until nothing is due or the turn is over. Each item succeeds or fails
 * by itself. Several processes can run turns at the same time: each skips items that another one has
 * locked.
 * @param isOver asked between items
 */
export async function runTurn(
  tools: WorkTools,
  kinds: readonly WorkKind[],
  isOver: () => boolean,
): Promise<TurnEnd> {
  const turn: Turn = { tools, kinds, finished: new Set(), isOver };
  let lastOldest: string | undefined;
  for (;;) {
    const items = await listDue(tools, { kinds, until: nowOf(tools, kinds), limit: BATCH });
    const [oldest] = items;
    if (oldest === undefined) return 'caught-up';
    if (isOver()) return 'over';
    // Items that batches skip must be done too, even if batches never run out of other items.
    const isLeftOut = keyOf(oldest) === lastOldest || isTooOld(oldest);
    lastOldest = keyOf(oldest);
    const progress =
      (isLeftOut && (await doInOrder(turn, [oldest]))) ||
      (await tryTogether(tools, kinds, items)) ||
      (await tryOthers(tools, kinds, items)) ||
      (await doInOrder(turn, items));
    if (progress === 0) return isOver() ? 'over' : 'taken';
  }
}

/** Before the first day of the simulated market. */
const FIRST_DUE_MS = Date.UTC(2010, 0, 1);

/** A due time before this one is invalid: many kinds of work would process every day since then. */
const isTooOld = (item: DueItem): boolean => item.dueAt.getTime() < FIRST_DUE_MS;

/** The current time of the clock that the kinds of a turn share. */
function nowOf({ clock }: WorkTools, kinds: readonly WorkKind[]): Date {
  return kinds[0]?.clock === 'wall' ? clock.wall() : clock.now();
}

async function tryTogether(
  { monitor }: WorkTools,
  kinds: readonly WorkKind[],
  items: readonly DueItem[],
): Promise<number> {
  const isOf = (kind: WorkKind, item: DueItem | undefined): boolean =>
    kind.sources.some(({ name }) => name === item?.source);
  const kind = kinds.find((each) => isOf(each, items[0]));
  if (kind?.processTogether === undefined) return 0;
  const other = items.findIndex((item) => !isOf(kind, item));
  try {
    const count = await kind.processTogether(other === -1 ? items : items.slice(0, other));
    if (count > 0) monitor.done(`${kind.name} together`, count);
    return count;
  } catch (error) {
    // Doing the items one by one then shows which one failed.
    monitor.broke(`${kind.name} together`, error);
    return 0;
  }
}

/**
 * If batches skip a whole list, does the first items of other members together: a member with many bad rows
 * must not block them.
 */
async function tryOthers(
  tools: WorkTools,
  kinds: readonly WorkKind[],
  items: readonly DueItem[],
): Promise<number> {
  if (items.length < BATCH || kinds.every(({ processTogether }) => processTogether === undefined)) return 0;
  const members = [...new Set(items.flatMap(({ memberId }) => memberId ?? []))];
  const others = await listDue(tools, {
    kinds,
    until: nowOf(tools, kinds),
    limit: BATCH,
    exceptMemberIds: members,
  });
  return others.length === 0 ? 0 : tryTogether(tools, kinds, others);
}

interface Turn {
  readonly tools: WorkTools;
  readonly kinds: readonly WorkKind[];
  /** Keys of the items that this turn has done. */
  readonly finished: Set<string>;
  readonly isOver: () => boolean;
}

/**
 * Does a list of items one by one. An item can make another one due before the rest of the list: a fill
 * triggers a stop loss a second later; a review releases an order that must trade before a protection of
 * the same moment. Then it stops, and the list is read again, so that the result does not depend on the
 * length of a list.
 * @returns how many items were done or failed
 */
async function doInOrder(turn: Turn, items: readonly DueItem[]): Promise<number> {
  const listed = new Set(items.map(keyOf));
  let progress = 0;
  for (const [index, item] of items.entries()) {
    const outcome = await doItem(turn, item);
    if (outcome !== 'passed-over') progress += 1;
    const next = items[index + 1];
    if (next === undefined || turn.isOver()) break;
    if (outcome !== 'done') continue;
    const [earliest] = await listDue(turn.tools, { kinds: turn.kinds, until: next.dueAt, limit: 1 });
    if (earliest !== undefined && !listed.has(keyOf(earliest))) break;
  }
  return progress;
}

const keyOf = ({ source, id, dueAt }: DueItem): string => `${source} ${id} ${dueAt.getTime()}`;

async function doItem(turn: Turn, item: DueItem): Promise<'done' | 'failed' | 'passed-over'> {
  const { db, monitor } = turn.tools;
  const source = requireSource(turn.kinds, item);
  try {
    if (isTooOld(item)) throw new Error(`It cannot be due since ${item.dueAt.toISOString()}.`);
    // A row that stays due would be done again and again, and the items after it never.
    if (turn.finished.has(keyOf(item))) throw new Error('It was done and is still due.');
    if (!(await source.process(item))) return 'passed-over';
    turn.finished.add(keyOf(item));
    if (item.attempts > 0) await forgetFailure(db.read, item.source, item.id);
  } catch (error) {
    // It was lost after the list was read, and the next list leaves the item out.
    if (isPartitionMissing(error)) return 'passed-over';
    monitor.failed(item, error, await recordFailure(turn.tools, item, error));
    // A process that hung until it lost its connection may find the item done by another one.
    if (!(await isStillOpen(db.read, source, item.id))) await forgetFailure(db.read, item.source, item.id);
    return 'failed';
  }
  monitor.done(item.source, 1);
  return 'done';
}

function requireSource(kinds: readonly WorkKind[], item: DueItem): WorkSource {
  for (const { sources } of kinds) {
    const source = sources.find(({ name }) => name === item.source);
    if (source !== undefined) return source;
  }
  throw new Error(`There is no source ${item.source}.`);
}
