import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { requireMember } from '../http/signedIn.js';
import { endSessions, listLiveSessions, revokeSession } from './sessions.js';

/** The operations to list a member's sessions and to end them. */
export function createSessionOperations({ db, clock }: BrokerContext): Operations {
  return {
    async listSessions(call) {
      const { memberId, sessionId } = requireMember(call);
      const rows = await listLiveSessions(db.read, memberId, clock.wall());
      const data = rows.map((row) => ({
        id: row.id,
        platform: row.platform,
        browser: row.browser,
        system: row.system,
        ip_prefix: row.ip_prefix,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
        current: row.id === sessionId,
      }));
      return { status: 200, body: { data, next_cursor: null } satisfies Wire['SessionList'] };
    },
    async endSession(call) {
      const { memberId } = requireMember(call);
      const id = call.params.id;
      const owned = await db.read
        .selectFrom('member_session')
        .select('id')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (owned === undefined) throw new Refusal('not_found');
      await db.transaction((tx) => revokeSession(tx, id, clock.wall()));
      return { status: 204 };
    },
    async endOtherSessions(call) {
      const { memberId, sessionId } = requireMember(call);
      await db.transaction((tx) => endSessions(tx, memberId, clock.wall(), sessionId));
      return { status: 204 };
    },
  };
}
