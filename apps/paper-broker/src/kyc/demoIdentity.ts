import type { SeedStep } from '../seed/seedDemo.js';
import { newId } from '../ids.js';

/** The submission by which a demo customer was verified. */
export const demoIdentity: SeedStep = {
  label: 'identity',
  async run({ db, entropy }, { memberId, customer }, clock) {
    const at = clock.now();
    await db.transaction((tx) =>
      tx
        .insertInto('kyc_case')
        .values({
          id: newId('kyc', clock.wall(), entropy),
          member_id: memberId,
          kind: 'identity',
          document_type: 'idcard',
          first_name: customer.nickname,
          last_name: 'Specimen',
          document_number: '0000',
          status: 'pass',
          refuse_note: null,
          submitted_at: at,
          review_due_at: at,
          reviewed_at: at,
          images_deleted_at: at,
        })
        .execute(),
    );
  },
};
