import { sql } from 'kysely';
import type { Tx } from '../../db/database.js';
import { groupBy } from '../../util/groupBy.js';
import { later } from '../../util/instants.js';
import { listDueOf } from '../../work/dueList.js';
import type { DueItem, WorkKind } from '../../work/source.js';
import { compareSteps, dueStepOf, isSameStep, type DueStep } from '../dueItems.js';
import { lockMembers } from '../loadUnit.js';
import { doStep } from './doStep.js';
import { isOpenOrder } from '../orderStatus.js';
import type { TradingContext } from '../tradingContext.js';
import type { UnitOfWork } from '../unitOfWork.js';
import { inUnit } from '../inUnit.js';

/** Items per transaction: enough to share the cost of the statements, few enough to keep locks short. */
const BATCH = 64;
/**
 * Limit on the average number of steps for each item in a batch; further steps are left to the next batch.
 */
const STEPS_PER_ITEM = 4;

/**
 * Processes the first batch of a work list that has members no other process has locked. Members with a failed item
 * are left out.
 * @param kind the kind of work that the list belongs to
 * @returns how many steps were done
 */
export async function matchFirstFree(
  context: TradingContext,
  kind: WorkKind,
  items: readonly DueItem[],
): Promise<number> {
  for (let from = 0; from < items.length; from += BATCH) {
    const done = await matchApart(context, kind, items.slice(from, from + BATCH));
    if (done > 0) return done;
  }
  return 0;
}

/**
 * Does a batch. If it fails, each member's items are done in a transaction of their own, so that only the member with
 * the bad row waits. That member's items are later done one by one, which records the failure.
 * @throws the error of the batch if nothing could be done
 */
async function matchApart(
  context: TradingContext,
  kind: WorkKind,
  items: readonly DueItem[],
): Promise<number> {
  try {
    return await matchBatch(context, kind, items);
  } catch (error) {
    let done = 0;
    for (const ofMember of groupBy(items, ({ memberId }) => memberId).values())
      done += await matchBatch(context, kind, ofMember).catch(() => 0);
    if (done === 0) throw error;
    return done;
  }
}

/**
 * Does in one transaction what is due for the members of `items`, up to the last item. Trades of different customers
 * do not affect each other, so only the steps of one customer have to run in the order of business time. Members that
 * another process has locked are skipped.
 */
function matchBatch(context: TradingContext, kind: WorkKind, items: readonly DueItem[]): Promise<number> {
  const last = items.at(-1);
  if (last === undefined) return Promise.resolve(0);
  return context.db.transaction(async (tx) => {
    const memberIds = await withoutFailures(tx, kind, await takeMembers(tx, items));
    if (memberIds.length === 0) return 0;
    // List again under the lock: earlier work of these members may have changed since.
    // A column has microseconds; a `Date` does not.
    const until = later(last.dueAt, 1);
    const { clock } = context;
    const due = await listDueOf(memberIds, { tx, clock }, { kinds: [kind], until, limit: items.length });
    const steps = due
      .map((item) => item as DueStep)
      .filter((item) => compareSteps(item, last as DueStep) <= 0);
    return workThrough(tx, context, steps);
  });
}

/** Does one step, unless another process has locked its member. @returns whether the step was done */
export function matchOne(context: TradingContext, item: DueStep): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const memberIds = await takeMembers(tx, [item]);
    if (memberIds.length > 0) return (await workThrough(tx, context, [item])) > 0;
    // Without this check, an item whose member does not exist would always look like one whose member is locked.
    await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', item.memberId)
      .executeTakeFirstOrThrow(() => new Error(`There is no member ${item.memberId}.`));
    return false;
  });
}

/**
 * The members without a failed item, parked or waiting for a retry. A batch fails as a whole, so items of
 * the others are done one by one.
 */
async function withoutFailures(
  tx: Tx,
  { sources }: WorkKind,
  memberIds: readonly string[],
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const ids = memberIds as string[];
  const failing = sources.map(
    ({ name, table, condition = sql`true` }) => sql`
      select member_id from ${sql.table(table)} as row
       where member_id = any(${ids}::text[]) and due_at is not null and ${condition}
         and id = any(array(select item_id from work_failure where source = ${name}))`,
  );
  const { rows } = await sql<{ member_id: string }>`${sql.join(failing, sql` union `)}`.execute(tx);
  const failed = new Set(rows.map((row) => row.member_id));
  return memberIds.filter((id) => !failed.has(id));
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
  const [memberId, ...others] = new Set(steps.map((each) => each.memberId));
  const wanted = {
    // A customer's own request contains steps of one member.
    ...(others.length === 0 && typeof memberId === 'string' ? { memberId } : {}),
    orders: idsOf('order'),
    positions: idsOf('position'),
    requests: idsOf('close_request'),
  };
  return inUnit(tx, context, wanted, (unit) => followAgenda(unit, steps));
}

/**
 * Does the steps in order. A step can make another one due before the rest: a fill triggers a stop loss a
 * second later, a review releases an order at the same moment. The new step is sorted into the list, so
 * that the result does not depend on the size of the batch. A member with too many steps, such as an order
 * across years of sessions, does not delay the others.
 */
function followAgenda(unit: UnitOfWork, steps: readonly DueStep[]): number {
  const last = steps.at(-1);
  if (last === undefined) return 0;
  const stepsLeft = new Map<string | null, number>();
  for (const { memberId } of steps) stepsLeft.set(memberId, (stepsLeft.get(memberId) ?? 0) + STEPS_PER_ITEM);
  let agenda = [...steps];
  let done = 0;
  for (let next = agenda.shift(); next !== undefined; next = agenda.shift()) {
    requireRow(unit, next);
    if (!isStillDue(unit, next)) continue;
    const left = stepsLeft.get(next.memberId) ?? 0;
    if (left === 0) continue;
    stepsLeft.set(next.memberId, left - 1);
    doStep(unit, next);
    if (isStillDue(unit, next)) throw new Error(`${next.source} ${next.id} was done and is still due.`);
    done += 1;
    const added = unit.nextSteps.splice(0).filter((each) => compareSteps(each, last) <= 0);
    if (added.length > 0) agenda = [...agenda, ...added].sort(compareSteps);
  }
  return done;
}

/** @throws Error when the unit has no row for a step, because the row of its position is missing */
function requireRow({ orders, positions, requests }: UnitOfWork, { source, id }: DueStep): void {
  const rows = { order: orders, position: positions, close_request: requests }[source];
  if (rows.get(id) === undefined) throw new Error(`${source} ${id} is of a position that is not there.`);
}

function isStillDue({ orders, positions, requests }: UnitOfWork, due: DueStep): boolean {
  const { source, id } = due;
  if (source === 'close_request') return isSameStep(due, dueStepOf(source, requests.get(id)));
  if (source === 'position') return isSameStep(due, dueStepOf(source, positions.get(id)));
  const order = orders.get(id);
  return order !== undefined && isOpenOrder(order.status) && isSameStep(due, dueStepOf(source, order));
}
