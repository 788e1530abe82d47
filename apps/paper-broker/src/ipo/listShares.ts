import { decimal, negate, toText, ZERO } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { updateRows } from '../db/rowsAsJson.js';
import type { Offering } from '../market/offerings/offering.js';
import type { UnitOfWork } from '../trading/unitOfWork.js';
import { inUnit } from '../trading/inUnit.js';
import { addToPosition } from '../trading/positions/openShares.js';
import { assertIpoTransition } from './ipoStatus.js';
import type { IpoRow } from './subscriptions.js';

interface ListedRows {
  readonly offering: Offering;
  readonly rows: readonly IpoRow[];
  readonly at: Date;
}

/** Lists the shares of subscribers: allotted shares become a position, with the issue price as cost. */
export async function listRows(
  tx: Tx,
  context: BrokerContext,
  { offering, rows, at }: ListedRows,
): Promise<void> {
  const openPositions = rows.map((row) => ({
    memberId: row.member_id,
    symbol: row.symbol,
    direction: 'long' as const,
  }));
  const listed = await inUnit(tx, context, { openPositions }, (unit) =>
    rows.map((row) => listFor(unit, offering, row, at)),
  );
  await updateRows(tx, 'ipo_subscription', ['status', 'listed_at', 'position_id'], listed);
}

function listFor(unit: UnitOfWork, offering: Offering, row: IpoRow, at: Date): IpoRow {
  assertIpoTransition(row.status, 'listed');
  const quantity = decimal(row.allotted_quantity ?? '0');
  const amount = decimal(row.allotted_amount ?? '0');
  const acquired = { ...row, direction: 'long', stop_loss: null, take_profit: null } as const;
  const positionId = addToPosition(unit, acquired, { quantity, amount, fee: ZERO, margin: ZERO, at });
  unit.lots.push({
    member_id: row.member_id,
    fill_id: row.id,
    position_id: positionId,
    quantity: toText(quantity),
    remaining: toText(quantity),
    price: row.issue_price,
    opened_at: at,
  });
  const mine = { memberId: row.member_id, account: 'trade', commodity: row.symbol } as const;
  unit.post({
    kind: 'ipo_list',
    ref: `ipo:${row.id}:list`,
    subject: { type: 'ipo_subscription', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'ipo_pending', amount: negate(quantity) },
      { ...mine, book: 'position', amount: quantity },
    ],
  });
  unit.notices.push({
    memberId: row.member_id,
    kind: 'ipo',
    template: 'listed',
    params: {
      name: offering.instrument.name,
      quantity: { number: toText(quantity) },
      price: { amount: row.issue_price, currency: row.currency },
    },
    subject: { type: 'position', id: positionId },
    ref: `ipo:${row.id}:listed`,
  });
  unit.announce({ memberId: row.member_id, event: 'subscription', id: row.id });
  unit.announce({ memberId: row.member_id, event: 'position', id: positionId });
  return { ...row, status: 'listed', listed_at: at, position_id: positionId };
}
