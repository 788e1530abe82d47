import type { Generated } from 'kysely';

/** What an app that is open reacts to: the noun of what changed. */
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
  | 'logout';

/** The table of migration 0090. */
export interface EventTables {
  member_event: {
    member_id: string;
    /** int8: arrives as text. */
    seq: Generated<string>;
    event: MemberEventName;
    subject_id: string;
    created_at: Generated<Date>;
  };
}
