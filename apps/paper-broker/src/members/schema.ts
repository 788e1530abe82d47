import type { Generated } from 'kysely';
import type { Exact } from '../db/platformSchema.js';

export type CodePurpose = 'register' | 'reset' | 'bind' | 'pay_password';

/** The tables of migration 0070: registration and account protection. */
export interface IdentityTables {
  verification_code: {
    id: string;
    target_hash: Uint8Array;
    purpose: CodePurpose;
    code_hash: string;
    tries: Generated<number>;
    requester: Generated<string>;
    foreign_tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  member_agreement: { member_id: string; document: string; version: string; accepted_at: Date };
  member_totp: {
    member_id: string;
    /** Not encrypted: stored by an earlier release. */
    secret: Generated<Uint8Array | null>;
    sealed_secret: Uint8Array | null;
    enabled_at: Date | null;
    last_step: Generated<number>;
  };
  recovery_code: { id: string; member_id: string; code_hash: string; used_at: Date | null };
  sign_in_challenge: {
    token_hash: Uint8Array;
    member_id: string;
    tries: Generated<number>;
    expires_at: Date;
  };
  passkey: {
    id: string;
    member_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: Exact;
    /** A JSON list of WebAuthn's transports. */
    transports: string;
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenge: { hash: Uint8Array; member_id: string | null; expires_at: Date };
  mail_delivery: {
    outbox_id: string;
    next_at: Date;
  };
}
