import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import { toFilterDates } from '../http/queryDates.js';
import { createRates } from '../rates/rates.js';
import { addProof, cancelDeposit } from './changeDeposit.js';
import { channels } from './channels.js';
import { createDeposit, listClosedChannels } from './createDeposit.js';
import { findDeposit, listDepositRows, type DepositRow } from './depositRow.js';
import { fromStatusNumber } from './depositStatus.js';
import { viewChannel, viewDeposit, wordsOfChannels } from './depositView.js';
import { simulateDeposit } from './simulateDeposit.js';

export function depositOperations(context: BrokerContext): Operations {
  const { db, clock } = context;
  const cursors = createCursors(context);
  const rates = createRates(context.market.seed);
  const view = (row: DepositRow): Wire['Deposit'] => viewDeposit(row, rates, clock.now());

  return {
    async listDepositChannels(call) {
      const memberId = memberIdOf(call);
      const closed = await listClosedChannels(db.read);
      const words = wordsOfChannels(context.config.appName, call.locale);
      const data = channels
        .filter((channel) => call.query.type === undefined || channel.type === call.query.type)
        .map((channel) =>
          viewChannel(channel, { memberId, isOpen: !closed.has(channel.id), rates, at: clock.now(), words }),
        );
      const body: Wire['DepositChannelList'] = { data, next_cursor: null };
      return { status: 200, body };
    },
    createDeposit: (call) =>
      idempotently(context, call, async (tx) => ({
        status: 201,
        body: view(await createDeposit(tx, context, memberIdOf(call), call.body)),
      })),
    simulateDeposit: (call) =>
      idempotently(context, call, async (tx) => ({
        status: 201,
        body: view(await simulateDeposit(tx, context, memberIdOf(call), call.body)),
      })),
    async listDeposits(call) {
      const memberId = memberIdOf(call);
      const { status } = call.query;
      const filter = {
        statuses: status?.split(',').flatMap((number) => fromStatusNumber(Number(number)) ?? []),
        ...toFilterDates(call.query),
      };
      const page = await loadPage(cursors, {
        list: `deposit ${memberId}`,
        query: call.query,
        load: (next) => listDepositRows(db.read, memberId, filter, next),
        positionOf: (row) => row.id,
      });
      return answerPage(page, view);
    },
    async getDeposit(call) {
      const row = await findDeposit(db.read, memberIdOf(call), call.params.id);
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: view(row) };
    },
    async cancelDeposit(call) {
      const row = await db.transaction((tx) => cancelDeposit(tx, context, memberIdOf(call), call.params.id));
      return { status: 200, body: view(row) };
    },
    addDepositProof: (call) => {
      const { proof_upload_id: uploadId } = call.body;
      return idempotently(context, call, async (tx) => ({
        status: 200,
        body: view(await addProof(tx, memberIdOf(call), call.params.id, uploadId)),
      }));
    },
  };
}
