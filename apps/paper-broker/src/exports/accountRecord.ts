import type { Queries } from '../db/database.js';
import { toTable, type Table } from './table.js';

/** What the broker stores about the customer beside the dated records, as it is now. It contains no secrets. */
export async function readAccountRecord(db: Queries, memberId: string, limit: number): Promise<Table> {
  const member = await db
    .selectFrom('member')
    .select(['id', 'nickname', 'mail', 'area_code', 'phone', 'language', 'timezone', 'market_id'])
    .select(['invite_code', 'vip', 'kyc_status', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const agreements = await db
    .selectFrom('member_agreement')
    .select(['document', 'version', 'accepted_at'])
    .where('member_id', '=', memberId)
    .orderBy('accepted_at')
    .execute();
  const checks = await db
    .selectFrom('kyc_case')
    .select(['kind', 'document_type', 'first_name', 'last_name', 'document_number', 'status'])
    .select(['submitted_at', 'reviewed_at', 'images_deleted_at'])
    .where('member_id', '=', memberId)
    .orderBy('submitted_at')
    .execute();
  const sessions = await db
    .selectFrom('member_session')
    .select(['platform', 'browser', 'system', 'ip_prefix', 'created_at', 'last_seen_at', 'revoked_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  const fields = [
    ...fieldsOf('member', [member]),
    ...fieldsOf('agreement', agreements),
    ...fieldsOf('verification', checks),
    ...fieldsOf('passkey', passkeys),
    ...fieldsOf('session', sessions),
  ];
  return toTable(['about', 'number', 'field', 'value'], fields.slice(0, limit));
}

type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

/** Rows of different shapes in one shape: a line for each field that is not null. */
function fieldsOf(about: string, rows: readonly Row[]) {
  return rows.flatMap((row, index) =>
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => ({ about, number: index + 1, field, value })),
  );
}
