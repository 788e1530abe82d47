import type { Tx } from '../../db/database.js';
import { listDue } from '../../work/dueList.js';
import type { DueItem, WorkKind } from '../../work/source.js';
import { compareSteps, dueStepOf, isSameStep, type DueStep } from '../dueItems.js';
import { lockMembers } from '../loadUnit.js';
import { step } from './matchOrders.js';
import { isOpenOrder } from '../orderStatus.js';
import type { TradingContext } from '../tradingContext.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { inUnit } from '../inUnit.js';

/** Items done in one transaction: enough that its statements cost little for each, few enough that locks are short. */
const BATCH = 64;
/** Steps of a batch for each of its items, on average: what goes beyond is the next batch's. */
const STEPS_PER_ITEM = 4;

/**
 * Does the first batch of a work list of which another process has not all members in hand. What has failed before is left
 * alone, with everything of its member.
 * @param kind of work whose list it is
 * @returns how many steps were done
 */
export async function matchFirstFree(
  context: TradingContext,
  kind: WorkKind,
  items: readonly DueItem[],
): Promise<number> {
  for (let from = 0; from < items.length; from += BATCH) {
    const done = await matchBatch(context, kind, items.slice(from, from + BATCH));
    if (done > 0) return done;
  }
  return 0;
}

/**
 * Does what is due for the members of `items`, up to the last of these, in one transaction. Customers do not touch one
 * another's trades, so that only what is due for the same customer has to happen in the order of business time. Members whom
 * another process has in hand are passed over.
 */
function matchBatch(context: TradingContext, kind: WorkKind, items: readonly DueItem[]): Promise<number> {
  const last = items.at(-1);
  if (last === undefined) return Promise.resolve(0);
  return context.db.transaction(async (tx) => {
    const memberIds = await takeMembers(tx, items);
    if (memberIds.length === 0) return 0;
    // Asked again now that nobody else works for these members: what came first may have changed since.
    const tools = { ...context, db: { read: tx } };
    // A column may hold microseconds, which a `Date` does not.
    const until = new Date(last.dueAt.getTime() + 1);
    const due = await listDue(tools, [kind], until, items.length, memberIds);
    const failed = new Set(due.filter(({ attempts }) => attempts > 0).map(({ memberId }) => memberId));
    const steps = due
      .filter(({ memberId }) => !failed.has(memberId))
      .map((item) => item as DueStep)
      .filter((item) => compareSteps(item, last as DueStep) <= 0);
    return workThrough(tx, context, steps);
  });
}

/** Does one step, unless its member is in the hands of another process. @returns whether it was done */
export function matchOne(context: TradingContext, item: DueStep): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const memberIds = await takeMembers(tx, [item]);
    return memberIds.length > 0 && (await workThrough(tx, context, [item])) > 0;
  });
}

const takeMembers = (tx: Tx, items: readonly Pick<DueItem, 'memberId'>[]): Promise<string[]> =>
  lockMembers(
    tx,
    items.flatMap(({ memberId }) => memberId ?? []),
    { isSkipping: true },
  );

function workThrough(tx: Tx, context: TradingContext, steps: readonly DueStep[]): Promise<number> {
  const idsOf = (source: DueStep['source']): string[] =>
    steps.filter((each) => each.source === source).map(({ id }) => id);
  const wanted = {
    orders: idsOf('order'),
    positions: idsOf('position'),
    requests: idsOf('close_request'),
  };
  return inUnit(tx, context, wanted, (unit) => followAgenda(unit, steps));
}

/**
 * Takes the steps in their order. What one does can make something due before the rest: a fill a stop loss a second later, a
 * review the order of the same moment. That takes its place among them, so that it makes no difference how much is done
 * at once.
 */
function followAgenda(unit: UnitOfWork, steps: readonly DueStep[]): number {
  const last = steps.at(-1);
  if (last === undefined) return 0;
  let agenda = [...steps];
  let done = 0;
  for (let next = agenda.shift(); next !== undefined; next = agenda.shift()) {
    if (!isStillDue(unit, next)) continue;
    if (done >= steps.length * STEPS_PER_ITEM) break;
    step(unit, next);
    done += 1;
    const added = unit.nextSteps.splice(0).filter((each) => compareSteps(each, last) <= 0);
    if (added.length > 0) agenda = [...agenda, ...added].sort(compareSteps);
  }
  return done;
}

function isStillDue({ orders, positions, requests }: UnitOfWork, due: DueStep): boolean {
  const { source, id } = due;
  if (source === 'close_request') return isSameStep(due, dueStepOf(source, requests.get(id)));
  if (source === 'position') return isSameStep(due, dueStepOf(source, positions.get(id)));
  const order = orders.get(id);
  return order !== undefined && isOpenOrder(order.status) && isSameStep(due, dueStepOf(source, order));
}
