import type { Generated } from 'kysely';
import type { Json } from '../db/platformSchema.js';
import type { Decision } from '../review/decision.js';

export type Role = 'reviewer' | 'approver' | 'administrator';

/** The tables of migration 0280, except the audit. All times are of the wall clock. */
export interface OperatorTables {
  operator: {
    id: string;
    name: string;
    role: Role;
    password_hash: string | null;
    sealed_secret: Uint8Array | null;
    last_step: Generated<number>;
    enrolled_at: Date | null;
    enrolment_hash: Uint8Array | null;
    enrolment_expires_at: Date | null;
    disabled_at: Date | null;
    /**
     * The ids of the administrators who gave the operator a code, a role or access that nobody else has confirmed
     * yet. Empty: the operator may work.
     */
    given_by: Generated<string[]>;
    created_at: Date;
  };
  operator_session: {
    id: string;
    operator_id: string;
    token_hash: Uint8Array;
    created_at: Date;
    last_seen_at: Date;
    revoked_at: Date | null;
  };
  proposal: {
    id: string;
    action: string;
    subject_id: string;
    member_id: string;
    decision: Json<Decision> | null;
    amount: string | null;
    currency: string | null;
    reason: string;
    proposed_by: string;
    proposed_at: Date;
    closed_at: Date | null;
    outcome: 'confirmed' | 'withdrawn' | null;
  };
}
