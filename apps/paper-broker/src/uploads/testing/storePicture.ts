import type { BrokerContext } from '../../context.js';
import { newId } from '../../ids.js';

/** A picture as the upload would have stored it; nothing can be drawn from it. @returns its id */
export function storePicture(
  { db, clock, entropy }: Pick<BrokerContext, 'db' | 'clock' | 'entropy'>,
  memberId: string,
  purpose: 'proof' | 'avatar' = 'proof',
): Promise<string> {
  return db.transaction(async (tx) => {
    const id = newId('upl', clock.wall(), entropy);
    await tx
      .insertInto('upload')
      .values({
        id,
        member_id: memberId,
        purpose,
        content_type: 'image/png',
        size: 1,
        width: 1,
        height: 1,
        sha256: new Uint8Array(32),
        created_at: clock.now(),
        owner_type: null,
        owner_id: null,
      })
      .execute();
    return id;
  });
}
