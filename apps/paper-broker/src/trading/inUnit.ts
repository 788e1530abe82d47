import { add } from '@fairlot/money';
import type { Tx } from '../db/database.js';
import type { Journal } from '../ledger/journal.js';
import { dueStepOf, type DueStep } from './dueItems.js';
import { loadUnit, type Wanted } from './loadUnit.js';
import { isOpenOrder } from './orderStatus.js';
import { saveUnit } from './saveUnit.js';
import type { TradingContext } from './tradingContext.js';
import type { Announced, Rows, UnitOfWork } from './unitOfWork.js';

/**
 * Runs `work` on a unit of work that holds `wanted`, in the caller's transaction, and saves the unit's changes.
 * @throws whatever `work` throws; then nothing is written
 */
export async function inUnit<Result>(
  tx: Tx,
  context: TradingContext,
  wanted: Wanted,
  work: (unit: UnitOfWork) => Result,
): Promise<Result> {
  const unit = createUnit(context, await loadUnit(tx, wanted));
  const result = work(unit);
  await saveUnit(tx, unit);
  return result;
}

type Loaded = Awaited<ReturnType<typeof loadUnit>>;

function createUnit(context: TradingContext, loaded: Loaded): UnitOfWork {
  const nextSteps: DueStep[] = [];
  const note = (step: DueStep | undefined): void => {
    if (step !== undefined) nextSteps.push(step);
  };
  const orders = createRows(loaded.orders, (row) => note(dueStepOf('order', row)));
  const positions = createRows(loaded.positions, (row) => note(dueStepOf('position', row)));
  const requests = createRows(loaded.requests, () => undefined);
  const journals: Journal[] = [];
  const announced = new Map<string, Announced>();
  const available = new Map(loaded.available);

  return {
    ...context,
    halts: loaded.halts,
    orders,
    positions,
    requests,
    fills: [],
    lots: [],
    sold: new Map(),
    journals,
    notices: [],
    announced,
    nextSteps,
    post(journal) {
      journals.push(journal);
      for (const line of journal.lines) {
        if ('house' in line || line.account !== 'trade' || line.book !== 'available') continue;
        const key = `${line.memberId} ${line.commodity}`;
        const before = available.get(key);
        if (before !== undefined) available.set(key, add(before, line.amount));
      }
    },
    announce(announcement) {
      announced.set(`${announcement.event} ${announcement.id} ${announcement.memberId}`, announcement);
    },
    openPosition: ({ memberId, symbol, direction }) =>
      [...positions.values()].find(
        (each) =>
          each.member_id === memberId &&
          each.symbol === symbol &&
          each.direction === direction &&
          each.state !== 'closed',
      ),
    closingOrders: (positionId) =>
      [...orders.values()].filter(
        (each) => each.position_id === positionId && each.intent === 'close' && isOpenOrder(each.status),
      ),
    available(memberId, currency) {
      const funds = available.get(`${memberId} ${currency}`);
      if (funds === undefined)
        throw new Error(`The unit has not read the available ${currency} of ${memberId}.`);
      return funds;
    },
  };
}

function createRows<Row extends { readonly id: string }>(
  loaded: readonly Row[],
  onChange: (row: Row) => void,
): Rows<Row> {
  const rows = new Map(loaded.map((row) => [row.id, row]));
  const added = new Set<string>();
  const changed = new Set<string>();
  const put = (row: Row): Row => {
    rows.set(row.id, row);
    onChange(row);
    return row;
  };
  return {
    added,
    changed,
    get: (id) => rows.get(id),
    values: () => rows.values(),
    add(row) {
      added.add(row.id);
      return put(row);
    },
    change(row, change) {
      if (!added.has(row.id)) changed.add(row.id);
      return put({ ...(rows.get(row.id) ?? row), ...change });
    },
  };
}
