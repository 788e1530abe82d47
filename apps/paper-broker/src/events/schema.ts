import type { Generated } from 'kysely';

/** The kind of thing that changed, as open apps distinguish it. */
export type MemberEventName =
  | 'order'
  | 'position'
  | 'balance'
  | 'deposit'
  | 'withdrawal'
  | 'notice'
  | 'kyc'
  | 'subscription'
  | 'loan'
  | 'chat'
  | 'watchlist'
  | 'payee'
  | 'alert'
  | 'logout';

/** The table of migration 0090. */
export interface EventTables {
  member_event: {
    member_id: string;
    /** int8, read as text. */
    seq: Generated<string>;
    event: MemberEventName;
    subject_id: string;
    created_at: Generated<Date>;
  };
}
