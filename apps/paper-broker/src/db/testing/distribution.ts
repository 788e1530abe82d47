import { sql } from 'kysely';
import type { Queries } from '../database.js';

/**
 * How a database that distributes rows over several machines would place each table (docs/scale.md). The rule
 * is also that of PostgreSQL's partitions: a primary, unique or foreign key must begin with the column by which
 * rows are distributed.
 */
export interface Tables {
  /** Tables whose rows belong to a member and lie on that member's machine: every key begins with the member. */
  readonly member: readonly string[];
  /** Those of them whose column of the member is not called `member_id`. */
  readonly columns: Readonly<Record<string, string>>;
  /** Tables whose size does not depend on the number of members, each with the reason; every machine has a copy. */
  readonly reference: Readonly<Record<string, string>>;
  /**
   * Tables whose rows belong to no member or to one not yet known: due work, attempts, logs. A hash of their
   * own key distributes the rows.
   */
  readonly queue: readonly string[];
}

/** Every table of the broker. */
export const TABLES: Tables = {
  member: [
    'account',
    'bank_card',
    'block_trade',
    'book',
    'book_day',
    'book_hour',
    'close_request',
    'crypto_wallet',
    'deposit',
    'entry',
    'entry_day',
    'export_file',
    'fill',
    'fill_day',
    'fund_holding',
    'fund_order',
    'fund_paid',
    'fx_conversion',
    'fx_quote',
    'history_book',
    'history_due',
    'idempotency',
    'ipo_subscription',
    'journal',
    'kyc_case',
    'kyc_image',
    'loan',
    'loan_quote',
    'loan_repayment',
    'lot',
    'lot_sum',
    'member',
    'member_agreement',
    'member_event',
    'member_session',
    'member_totp',
    'notice',
    'notice_mute',
    'passkey',
    'position',
    'price_alert',
    'proposal',
    'quant_day',
    'quant_subscription',
    'quant_sum',
    'recovery_code',
    'sign_in_challenge',
    'support_message',
    'trade_order',
    'transfer',
    'upload',
    'upload_blob',
    'watchlist',
    'watchlist_item',
    'withdrawal',
  ],
  columns: {
    book: 'owner',
    book_day: 'owner',
    book_hour: 'owner',
    entry: 'owner',
    entry_day: 'owner',
    history_book: 'owner',
    // For sign-up, where there is no member yet, the target of the code.
    idempotency: 'scope',
    member: 'id',
  },
  reference: {
    schema_migration: 'one row for each migration',
    secret: 'a few keys of the server',
    server_secret: 'a few secrets of the server',
    business_clock: 'one row',
    instrument_status: 'one row at most for each instrument',
    trading_halt: 'written by hand, a few a day',
    watchlist_count: 'eight rows at most for each instrument',
    deposit_channel_status: 'one row at most for each channel',
    ipo_allotment: 'one row for each offering',
    block_offer_lock: 'a few offers a day',
    operator: 'the people of one company',
    ledger_anchor: 'one row at most for each day',
  },
  queue: [
    'job',
    'mail_delivery',
    'operator_audit',
    'operator_session',
    'outbox',
    'passkey_challenge',
    'rate_window',
    'security_event',
    'sign_in_throttle',
    'verification_code',
    'work_failure',
  ],
};

/** Keys that do not begin with the member yet, with the remedy. Keys may be removed from this list, never added. */
export interface Exceptions {
  readonly cure: string;
  /** The names of primary, unique and foreign keys. */
  readonly keys: readonly string[];
}

export const EXCEPTIONS: readonly Exceptions[] = [
  {
    cure: 'A journal and all of its entries, the house’s too, get the member whom it moves.',
    keys: [
      'journal_pkey',
      'journal_reversed_once',
      'journal_reverses_fkey',
      'entry_pkey',
      'entry_journal_ref_fkey',
    ],
  },
  {
    cure: 'Holds among all members, or finds one who is not known yet: moves to the one directory table.',
    keys: [
      'deposit_tx',
      'member_area_code_phone_key',
      'member_invite_code_key',
      'member_mail_key',
      'member_session_token_hash_key',
      'passkey_credential_id_key',
      'sign_in_challenge_pkey',
    ],
  },
  {
    cure: 'A server of the version before names it in an insert: the next release drops it.',
    keys: ['proposal_open'],
  },
  {
    cure: 'Numbers what happened to all members in one row: becomes the log.',
    keys: ['member_event_by_number'],
  },
];

interface Key {
  readonly name: string;
  readonly relation: string;
  /** The first column of the key; null for an expression. */
  readonly first: string | null;
  /** The table that a foreign key references, and the first column there; null for other keys. */
  readonly target: string | null;
  readonly referenced: string | null;
}

/**
 * Reads the catalogue of a migrated database and names the keys and tables that could not be distributed.
 * @returns a sentence for each fault
 */
export async function findFaultsOfDistribution(
  db: Queries,
  tables: Tables = TABLES,
  exceptions: readonly Exceptions[] = EXCEPTIONS,
): Promise<string[]> {
  const columns = await sql<{ relation: string; is_owned: boolean; has_key: boolean }>`
    select c.relname as relation, coalesce(bool_or(a.attname = 'member_id' and a.attnotnull), false) as is_owned,
           exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as has_key
      from pg_class c left join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     group by c.oid, c.relname order by c.relname`.execute(db);
  const keys = await sql<Key>`
    select key.relname as name, c.relname as relation, a.attname as first, null as target, null as referenced
      from pg_index i join pg_class key on key.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)
    union all
    select k.conname, c.relname, a.attname, target.relname, referenced.attname
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class target on target.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      join pg_attribute referenced on referenced.attrelid = target.oid and referenced.attnum = k.confkey[1]
     where c.relnamespace = 'public'::regnamespace and k.contype = 'f'
     order by relation, name`.execute(db);

  const classes = new Map([
    ...tables.member.map((name) => [name, 'member'] as const),
    ...Object.keys(tables.reference).map((name) => [name, 'reference'] as const),
    ...tables.queue.map((name) => [name, 'queue'] as const),
  ]);
  const there = new Set(columns.rows.map(({ relation }) => relation));
  const known = new Set(exceptions.flatMap((group) => group.keys));
  const isMember = (relation: string): boolean => classes.get(relation) === 'member';
  const columnOf = (relation: string): string => tables.columns[relation] ?? 'member_id';
  const isDistributed = ({ relation, first, target, referenced }: Key): boolean => {
    if (target === null) return !isMember(relation) || first === columnOf(relation);
    if (classes.get(target) === 'reference' || !(isMember(relation) || isMember(target))) return true;
    return isMember(target) && first === columnOf(relation) && referenced === columnOf(target);
  };
  const undistributed = keys.rows.filter((key) => !isDistributed(key));
  const names = new Set(undistributed.map(({ name }) => name));
  return [
    ...columns.rows
      .filter(({ relation }) => !classes.has(relation))
      .map(({ relation }) => `${relation} is listed nowhere: member, reference or queue?`),
    ...[...classes.keys()]
      .filter((name) => !there.has(name))
      .map((name) => `${name} is listed and not there.`),
    ...columns.rows
      .filter(({ relation, is_owned: isOwned }) => isOwned && classes.get(relation) !== 'member')
      .map(({ relation }) => `${relation} has a member in each row, so the member owns it.`),
    ...columns.rows
      .filter(({ has_key: hasKey }) => !hasKey)
      .map(({ relation }) => `${relation} has no primary key.`),
    ...undistributed
      .filter(({ name }) => !known.has(name))
      .map(({ name, relation }) => `${name} of ${relation} does not begin with ${columnOf(relation)}.`),
    ...[...known]
      .filter((name) => !names.has(name))
      .map((name) => `${name} is an exception that is not needed any more.`),
  ];
}
