import type { Json } from '../db/platformSchema.js';

/** The audit of operators, of migration 0280: append only. */
export interface AuditTables {
  operator_audit: {
    id: string;
    /** Wall time. */
    at: Date;
    operator_id: string | null;
    operator: string;
    role: string | null;
    address: string;
    action: string;
    subject_kind: string | null;
    subject_id: string | null;
    member_id: string | null;
    proposal_id: string | null;
    reason: string | null;
    before: Json<AuditState> | null;
    after: Json<AuditState> | null;
  };
}

/** What a thing was, before or after: a few fields, never a secret or the number of a document. */
export type AuditState = Readonly<Record<string, unknown>>;
