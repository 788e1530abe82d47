import type { SeedStep } from '../seed/seedDemo.js';
import { notify } from './notify.js';

/** The welcome notice of a demo customer. It must be the first step, because notices sort by creation. */
export const demoWelcome: SeedStep = {
  label: 'welcome',
  async run({ db, entropy }, { memberId }, clock) {
    await db.transaction((tx) =>
      notify(
        tx,
        { clock, entropy },
        { memberId, kind: 'support', template: 'welcome', ref: `welcome:${memberId}` },
      ),
    );
  },
};

/** Unread notices of a demo customer. */
const UNREAD = 3;

/** Marks most notices of a demo customer as read, as after a week of trading. It must be the last step. */
export const demoReading: SeedStep = {
  label: 'notices',
  async run({ db }, { memberId }, clock) {
    const unread = await db.read
      .selectFrom('notice')
      .select('id')
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .orderBy('id', 'desc')
      .offset(UNREAD)
      .execute();
    if (unread.length === 0) return;
    await db.read
      .updateTable('notice')
      .set({ read_at: clock.now() })
      .where('member_id', '=', memberId)
      .where(
        'id',
        'in',
        unread.map(({ id }) => id),
      )
      .execute();
  },
};
