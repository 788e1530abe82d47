import type { BrokerContext } from '../context.js';
import { Refusal, refuseField } from '../http/refusal.js';
import type { InvariantCheck } from '../ledger/invariantCheck.js';
import type { HaltBook } from '../market/haltBook.js';
import { readOutbox } from '../messaging/outbox.js';
import { setFrozen } from '../operators/frozen.js';
import { HOLDER } from './holder.js';
import type { ControlOperations } from './operation.js';

const OUTBOX_ROWS = 100;

export interface DeskTools {
  readonly context: BrokerContext;
  readonly halts: HaltBook;
  readonly checkInvariants: () => Promise<readonly InvariantCheck[]>;
}

type DeskOperations = Pick<
  ControlOperations,
  'listOutbox' | 'changeMember' | 'changeInstrument' | 'checkInvariants'
>;

/** Members, instruments, the outbox and the ledger's invariants. */
export const deskControl = ({ context, halts, checkInvariants }: DeskTools): DeskOperations => ({
  async listOutbox({ query: { to } }) {
    const messages = await readOutbox(context.db.read, context.config, { to, limit: OUTBOX_ROWS });
    const data = messages.map(({ recipient, channel, purpose, code, body, sentAt }) => ({
      to: recipient,
      channel,
      purpose,
      code,
      body,
      at: sentAt.toISOString(),
    }));
    return { status: 200, body: { data } };
  },
  async changeMember({ params: { id }, body: { vip, locked } }) {
    return context.db.transaction(async (tx) => {
      if (locked !== undefined)
        await setFrozen(tx, context, HOLDER, { memberId: id, isFrozen: locked, why: null });
      if (vip !== undefined) await tx.updateTable('member').set({ vip }).where('id', '=', id).execute();
      const row = await tx
        .selectFrom('member')
        .select(['id', 'vip', 'locked_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new Refusal('not_found');
      return { status: 200, body: { id: row.id, vip: row.vip, locked: row.locked_at !== null } };
    });
  },
  async changeInstrument({ params: { symbol }, body: { status } }) {
    if (context.market.instrument(symbol) === undefined) throw refuseField('symbol', 'not_found');
    await halts.set(symbol, status);
    return { status: 200, body: { symbol, status } };
  },
  async checkInvariants() {
    const checks = await checkInvariants();
    return { status: 200, body: { ok: checks.every((check) => check.ok), checks } };
  },
});
