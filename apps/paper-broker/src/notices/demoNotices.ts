import type { SeedStep } from '../seed/seedDemo.js';
import { notify } from './notify.js';

/** The inbox of a demo customer begins as everyone's does. Must come first: notices are in the order of their making. */
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

/** How many notices a demo customer has not read yet. */
const UNREAD = 3;

/** Must come last: whoever has traded for a week has read most of what it brought. */
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
