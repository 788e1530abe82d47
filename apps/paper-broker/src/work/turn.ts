import { forgetFailure, recordFailure } from './failures.js';
import { listDue } from './dueList.js';
import type { DueItem, WorkKind, WorkSource, WorkTools } from './source.js';

/** Items looked up at once. */
const BATCH = 256;

/**
 * How a turn ended: nothing is due any more; others have taken all that is; or it was `isOver` before it came to an end.
 */
export type TurnEnd = 'caught-up' | 'taken' | 'over';

/**
 * Works through what is due, in the order of due times, until nothing is or the turn is over. Each item succeeds or fails
 * by itself. Safe in any number of processes at once: an item that one has taken, the others pass over.
 * @param isOver asked between two items
 */
export async function runTurn(
  tools: WorkTools,
  kinds: readonly WorkKind[],
  isOver: () => boolean,
): Promise<TurnEnd> {
  const finished = new Set<string>();
  for (;;) {
    const items = await listDue(tools, kinds, nowOf(tools, kinds), BATCH);
    if (items.length === 0) return 'caught-up';
    if (isOver()) return 'over';
    const progress =
      (await tryTogether(tools, kinds, items)) ||
      (await doInOrder({ tools, kinds, finished, isOver }, items));
    if (progress === 0) return isOver() ? 'over' : 'taken';
  }
}

/** Kinds that share a turn share a clock. */
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
    // Which of the items it was shows when they are done one by one.
    monitor.broke(`${kind.name} together`, error);
    return 0;
  }
}

interface Turn {
  readonly tools: WorkTools;
  readonly kinds: readonly WorkKind[];
  /** What this turn has done already. */
  readonly finished: Set<string>;
  readonly isOver: () => boolean;
}

/**
 * Works through a list. What is done can make something due before the rest of the list: a fill a stop loss a second
 * later, a review the order of the same moment, which trades before a protection of that moment closes everything. Then
 * the list is left, to be looked up anew, so that it makes no difference how much is done at once.
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
    const [earliest] = await listDue(turn.tools, turn.kinds, next.dueAt, 1);
    if (earliest !== undefined && !listed.has(keyOf(earliest))) break;
  }
  return progress;
}

const keyOf = ({ source, id, dueAt }: DueItem): string => `${source} ${id} ${dueAt.getTime()}`;

async function doItem(turn: Turn, item: DueItem): Promise<'done' | 'failed' | 'passed-over'> {
  const { db, monitor } = turn.tools;
  const source = requireSource(turn.kinds, item);
  try {
    // Otherwise a row that stays due would be done again and again, and what comes after it never.
    if (turn.finished.has(keyOf(item))) throw new Error('It was done and is still due.');
    if (!(await source.process(item))) return 'passed-over';
    turn.finished.add(keyOf(item));
    if (item.attempts > 0) await forgetFailure(db.read, item.source, item.id);
  } catch (error) {
    monitor.failed(item, error, await recordFailure(turn.tools, item, error));
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
