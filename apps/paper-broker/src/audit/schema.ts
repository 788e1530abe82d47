import type { Json } from '../db/platformSchema.js';

/** The audit of operators, of migration 0280. Rows are only ever added. */
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

/** The state of a subject before or after a deed: a few fields, never a secret or a document number. */
export type AuditState = Readonly<Record<string, unknown>>;
