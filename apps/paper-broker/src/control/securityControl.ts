import type { Database } from '../db/database.js';
import { listSecurityEvents } from '../securityLog/securityLog.js';
import type { ControlOperations } from './operation.js';

const ROWS = 200;

/** What happened to accounts, the newest first. */
export const securityControl = ({
  db,
}: {
  readonly db: Database;
}): Pick<ControlOperations, 'listSecurityEvents'> => ({
  async listSecurityEvents({ query: { member_id: memberId, kind } }) {
    const rows = await listSecurityEvents(db.read, { memberId, kind }, ROWS);
    const data = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      actor: row.actor,
      member_id: row.member_id,
      identity_hash: row.identity_hash === null ? null : Buffer.from(row.identity_hash).toString('hex'),
      address: row.address,
      agent: row.agent,
      result: row.result,
      subject: row.subject,
    }));
    return { status: 200, body: { data } };
  },
});
