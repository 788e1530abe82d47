import type { ColumnType, Generated } from 'kysely';

/** An int8 or numeric column: read as text, written as text or a number. */
export type Exact = ColumnType<string, string | number | bigint, string | number | bigint>;
export type GeneratedExact = ColumnType<
  string,
  string | number | bigint | undefined,
  string | number | bigint
>;
/** A jsonb column: written as JSON text, read as a parsed value. */
export type Json<T> = ColumnType<T, string, string>;

export type ClockMode = 'demo' | 'real' | 'manual';
export type KycStatus = 'not_submitted' | 'under_review' | 'pass' | 'refuse';

/** The tables of migration 0001. */
export interface PlatformTables {
  schema_migration: { name: string; hash: string; applied_at: Generated<Date> };
  secret: { name: string; value: Uint8Array };
  business_clock: { id: number; mode: ClockMode; business_at: Date; wall_at: Date; version: GeneratedExact };
  member: MemberTable;
  member_session: {
    id: string;
    member_id: string;
    token_hash: Uint8Array;
    platform: string;
    /** A name such as `Chrome`; see `readDevice`. Null if unknown, or of a session of an earlier version. */
    browser: string | null;
    system: string | null;
    ip_prefix: string;
    created_at: Date;
    last_seen_at: Date;
    revoked_at: Date | null;
  };
  sign_in_throttle: {
    identity_hash: Uint8Array;
    failures: number;
    first_failure_at: Date;
    blocked_until: Date | null;
    waits: Generated<number>;
  };
  idempotency: {
    scope: string;
    operation: string;
    key: string;
    body_hash: Uint8Array;
    status: number | null;
    body: string | null;
    created_at: Date;
  };
  job: {
    id: string;
    kind: string;
    ref: string;
    /** Null if the job is about rows of many members, or was added before the column existed. */
    member_id: string | null;
    payload: Json<unknown>;
    due_at: Date;
    done_at: Date | null;
    created_at: Date;
  };
  outbox: {
    id: string;
    channel: 'mail' | 'phone';
    recipient: string;
    purpose: string;
    sealed: Uint8Array | null;
    created_at: Date;
    code_id: Generated<string | null>;
    expires_at: Generated<Date | null>;
  };
  instrument_status: { symbol: string; status: 'active' | 'halted'; changed_at: Date };
}

export interface MemberTable {
  id: string;
  mail: string | null;
  area_code: string | null;
  phone: string | null;
  nickname: string;
  avatar_upload_id: string | null;
  invite_code: string;
  invited_by: string | null;
  vip: Generated<boolean>;
  locked_at: Date | null;
  /** When a password was last reset or a sign-in factor last changed; business time. */
  credentials_changed_at: Generated<Date | null>;
  /** When the member froze the account; a password reset unfreezes it. */
  frozen_at: Generated<Date | null>;
  kyc_status: Generated<KycStatus>;
  password_hash: string;
  pay_password_hash: string | null;
  pay_password_failures: Generated<number>;
  pay_password_locked_until: Date | null;
  language: Generated<string>;
  timezone: Generated<string>;
  market_id: Generated<string>;
  created_at: Date;
}
