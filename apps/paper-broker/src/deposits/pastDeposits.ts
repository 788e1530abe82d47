import { decimal } from '@fairlot/money';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import type { SeedStep } from '../seed/seedDemo.js';
import type { PastClock } from '../seed/pastClock.js';
import { drawText } from '../uploads/drawText.js';
import { storeDrawn } from '../uploads/storeDrawn.js';
import { createDeposit } from './createDeposit.js';
import { decideDeposit, endCanceled } from './decideDeposit.js';
import { confirmNext } from './depositJobs.js';
import type { DepositRow } from './depositRow.js';
import { simulateDeposit } from './simulateDeposit.js';
import { reasonOf } from '../reasons/reasons.js';
import { MINUTE_MS } from '../util/durations.js';

const ZONE = 'Europe/Berlin';
const REVIEW_MS = 2 * MINUTE_MS;

/** Four past deposits, one for each final state. The desk decides them, whatever AUTO_REVIEW says. */
export const pastDeposits: SeedStep = {
  label: 'deposits',
  async run(context, { memberId }, clock) {
    // Without this a job of today would decide them.
    const past = { ...context, clock, config: { ...context.config, autoReview: false } };
    const desk = openPastDeposits(past, clock, memberId);
    clock.goTo({ daysAgo: 10, minutes: 20 });
    await desk.byCard('card_usd', '5000', (tx, row) =>
      decideDeposit(tx, past, { deposit: row, decided: { status: 'pass' }, at: clock.now() }),
    );
    clock.goTo({ daysAgo: 10, minutes: 150 });
    await desk.byCard('card_eur', '400', (tx, row) =>
      decideDeposit(tx, past, {
        deposit: row,
        decided: {
          status: 'partial',
          auditAmount: decimal('385'),
          reason: reasonOf('bank_fee'),
        },
        at: clock.now(),
      }),
    );
    clock.goTo({ daysAgo: 9, minutes: 40 });
    await desk.byWallet('wallet_usdt_trc20', '750');
    clock.goTo({ daysAgo: 9, minutes: 200 });
    await desk.byCard('card_usd', '900', (tx, row) =>
      decideDeposit(tx, past, {
        deposit: row,
        decided: { status: 'refuse', reason: reasonOf('proof_incomplete') },
        at: clock.now(),
      }),
    );
    clock.goTo({ daysAgo: 9, minutes: 260 });
    await desk.byCard('card_usd', '120', (tx, row) => endCanceled(tx, past, row));
  },
};

type End = (tx: Tx, row: DepositRow) => Promise<unknown>;

function openPastDeposits(past: BrokerContext, clock: PastClock, memberId: string) {
  const { db } = past;
  return {
    async byCard(channelId: string, amount: string, end: End): Promise<void> {
      const row = await db.transaction(async (tx) => {
        const picture = drawText(['SIMULATED TRANSFER', 'NO REAL MONEY', '', amount]);
        const proof = await storeDrawn(tx, past, { memberId, purpose: 'proof', picture });
        const body = { channel_id: channelId, amount, timezone: ZONE, proof_upload_id: proof };
        return createDeposit(tx, past, memberId, body);
      });
      clock.advance(REVIEW_MS);
      await db.transaction((tx) => end(tx, row));
    },
    async byWallet(channelId: string, amount: string): Promise<void> {
      await db.transaction(async (tx) => {
        const body = { channel_id: channelId, amount, timezone: ZONE };
        let row = await simulateDeposit(tx, past, memberId, body);
        while (row.confirmed_at.length < row.confirmations_required) {
          clock.advance(10_000);
          row = await confirmNext(tx, past, row, clock.now());
        }
        clock.advance(REVIEW_MS);
        await decideDeposit(tx, past, { deposit: row, decided: { status: 'pass' }, at: clock.now() });
      });
    },
  };
}
