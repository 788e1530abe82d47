import { decimal, negate, toText, ZERO } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { post } from '../ledger/post.js';
import type { Offering } from '../market/offerings/offering.js';
import { notify } from '../notices/notify.js';
import { addToPosition } from '../positions/openShares.js';
import { assertIpoTransition } from './ipoStatus.js';
import { lockOfOffering, type IpoRow } from './subscriptions.js';

/** The first trade of new shares: what was allotted becomes a position that can be sold, at the issue price as cost. */
export async function listShares(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  at: Date,
): Promise<void> {
  const rows = await lockOfOffering(tx, offering.id, ['allotted', 'partially_allotted']);
  for (const row of rows) await listFor(tx, context, offering, row, at);
}

async function listFor(
  tx: Tx,
  context: BrokerContext,
  offering: Offering,
  row: IpoRow,
  at: Date,
): Promise<void> {
  assertIpoTransition(row.status, 'listed');
  const quantity = decimal(row.allotted_quantity ?? '0');
  const amount = decimal(row.allotted_amount ?? '0');
  const acquired = { ...row, direction: 'long', stop_loss: null, take_profit: null } as const;
  const positionId = await addToPosition(tx, context, acquired, {
    quantity,
    amount,
    fee: ZERO,
    margin: ZERO,
    at,
  });
  await tx
    .insertInto('lot')
    .values({
      fill_id: row.id,
      position_id: positionId,
      quantity: toText(quantity),
      remaining: toText(quantity),
      price: row.issue_price,
      opened_at: at,
    })
    .execute();
  const mine = { memberId: row.member_id, account: 'trade', commodity: row.symbol } as const;
  await post(tx, {
    kind: 'ipo_list',
    ref: `ipo:${row.id}:list`,
    subject: { type: 'ipo_subscription', id: row.id },
    effectiveAt: at,
    lines: [
      { ...mine, book: 'ipo_pending', amount: negate(quantity) },
      { ...mine, book: 'position', amount: quantity },
    ],
  });
  await tx
    .updateTable('ipo_subscription')
    .set({ status: 'listed', listed_at: at, position_id: positionId })
    .where('id', '=', row.id)
    .execute();
  await notify(tx, context, {
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
  await announce(tx, row.member_id, { event: 'subscription', id: row.id });
  await announce(tx, row.member_id, { event: 'position', id: positionId });
}
