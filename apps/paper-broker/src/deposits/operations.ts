import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Answer, Call, Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { toFilterDates } from '../orders/queryDates.js';
import { createRates } from '../rates/rates.js';
import { addProof, cancelDeposit } from './changeDeposit.js';
import { channels } from './channels.js';
import { createDeposit, listClosedChannels, type DepositBody } from './createDeposit.js';
import { findDeposit, listDepositRows, type DepositRow } from './depositRow.js';
import { fromStatusNumber } from './depositStatus.js';
import { viewChannel, viewDeposit } from './depositView.js';
import { simulateDeposit, type SimulationBody } from './simulateDeposit.js';

/** Money coming in, as the customer sees and starts it. */
export function depositOperations(context: BrokerContext): Operations {
  const { db, clock } = context;
  const cursors = createCursors(context);
  const rates = createRates(context.market.seed);
  const answer = (status: number, row: DepositRow): Answer => ({
    status,
    body: viewDeposit(row, rates, clock.now()),
  });
  const once = (call: Call, status: number, work: (tx: Tx) => Promise<DepositRow>): Promise<Answer> =>
    idempotently(context, call, async (tx) => answer(status, await work(tx)));

  return {
    async listDepositChannels(call) {
      const memberId = memberOf(call);
      const closed = await listClosedChannels(db.read);
      const data = channels
        .filter((channel) => call.query['type'] === undefined || channel.type === call.query['type'])
        .map((channel) => viewChannel(channel, memberId, !closed.has(channel.id), rates, clock.now()));
      const body: Wire['DepositChannelList'] = { data, next_cursor: null };
      return { status: 200, body };
    },
    createDeposit: (call) =>
      once(call, 201, (tx) => createDeposit(tx, context, memberOf(call), call.body as DepositBody)),
    simulateDeposit: (call) =>
      once(call, 201, (tx) => simulateDeposit(tx, context, memberOf(call), call.body as SimulationBody)),
    async listDeposits(call) {
      const memberId = memberOf(call);
      const { status } = call.query;
      const filter = {
        statuses:
          typeof status === 'string'
            ? status.split(',').flatMap((number) => fromStatusNumber(Number(number)) ?? [])
            : undefined,
        ...toFilterDates(call.query),
      };
      const page = await loadPage(
        cursors,
        `deposit ${memberId}`,
        call.query,
        (limit, after) => listDepositRows(db.read, memberId, filter, limit, after),
        (row) => row.id,
      );
      const now = clock.now();
      const body: Wire['DepositPage'] = {
        data: page.rows.map((row) => viewDeposit(row, rates, now)),
        next_cursor: page.nextCursor,
      };
      return { status: 200, body };
    },
    async getDeposit(call) {
      const row = await findDeposit(db.read, memberOf(call), idOf(call));
      if (row === undefined) throw new Refusal('not_found');
      return answer(200, row);
    },
    async cancelDeposit(call) {
      return answer(
        200,
        await db.transaction((tx) => cancelDeposit(tx, context, memberOf(call), idOf(call))),
      );
    },
    addDepositProof: (call) => {
      const { proof_upload_id: uploadId } = call.body as Wire['DepositProof'];
      return once(call, 200, (tx) => addProof(tx, memberOf(call), idOf(call), uploadId));
    },
  };
}

function memberOf(call: Call): string {
  if (call.member === undefined) throw new Refusal('unauthenticated');
  return call.member.memberId;
}

const idOf = (call: Call): string => call.params['id'] ?? '';
