import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { growTables, type Patterns } from '../../db/testing/growTables.js';

/** Lists of a customer's rows that have filters. */

/** The tables of the lists, each with the values that nearly all rows of the customer have. */
const COMMON: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  trade_order: { status: 'filled', direction: 'long', intent: 'open' },
  position: { state: 'closed' },
  close_request: {},
  deposit: {},
  withdrawal: {},
  loan: {},
  quant_subscription: { status: 'ended' },
  notice: {},
  transfer: {},
};

/** The tables whose rows belong to one row of another table, each with the column that names it. */
const OF_ONE = {
  close_request: 'position_id',
  fill: 'position_id',
  fund_order: 'symbol',
  loan_repayment: 'loan_id',
  lot: 'position_id',
  trade_order: 'position_id',
} as const;

export const longLists: ReadonlySet<string> = new Set([
  ...Object.keys(COMMON),
  ...Object.keys(OF_ONE),
  'entry',
  'journal',
  'member_session',
]);

const each = (name: string, values: readonly (string | number)[]) =>
  values.map((value) => `${name}=${value}`);
const ORDER_STATUSES = each('status', [
  'wait',
  'handle',
  'partially_filled',
  'filled',
  'canceled',
  'refused',
  'expired',
  'wait,handle,partially_filled',
]);
const NEVER = 'from=2200-01-01T00:00:00Z';
const BEFORE = 'to=2001-01-01T00:00:00Z';

/** Each filter, and each combination of filters in the app. The customer has no rows for most of them. */
export const narrowedLists = (symbol: string): readonly string[] => [
  ...[
    '',
    ...ORDER_STATUSES,
    'symbol=ZZZZ',
    ...ORDER_STATUSES.map((status) => `symbol=${symbol}&${status}`),
    NEVER,
    BEFORE,
    `status=filled&${NEVER}`,
    `status=filled&${BEFORE}`,
  ].map((query) => `/order?${query}`),
  ...['', ...each('state', ['open', 'closing', 'closed']), 'symbol=ZZZZ', `symbol=${symbol}&state=open`].map(
    (query) => `/position?${query}`,
  ),
  ...['', ...each('status', ['closing_review', 'approved', 'filled', 'refused', 'withdrawn'])].map(
    (query) => `/position/close?${query}`,
  ),
  ...['', ...each('status', [0, 1, 2, 3, 4, '0,4']), NEVER, BEFORE].map((query) => `/deposit?${query}`),
  ...['', ...each('status', ['wait', 'pass', 'refuse', 'canceled']), NEVER, BEFORE].map(
    (query) => `/withdrawal?${query}`,
  ),
  ...['', ...each('status', ['review', 'undisbursed', 'disbursed', 'overdue', 'repaid'])].map(
    (query) => `/loan?${query}`,
  ),
  ...['', ...each('status', [0, 1])].map((query) => `/quant_subscription?${query}`),
  ...['', 'kind=transfer', 'kind=order_hold'].map((query) => `/account/entry?${query}`),
  ...['', 'kind=kyc', 'unread=true', 'unread=true&kind=kyc'].map((query) => `/notice?${query}`),
];

/** Filters without an index, because it would cost more than it saves. The list is searched in stretches. */
export const searchedLists: readonly string[] = [
  ...['action=sell', 'action=sell&status=filled', 'market_id=HK', `market_id=HK&${NEVER}`].map(
    (query) => `/order?${query}`,
  ),
  ...[NEVER, BEFORE, `kind=order_hold&${BEFORE}`].map((query) => `/account/entry?${query}`),
];

/** Reads that are no lists with filters. */
export const shortReads: readonly string[] = [
  '/account',
  '/user',
  '/member/session',
  '/transfer',
  '/quant_subscription/summary',
  ...['invested', 'pending', 'settled'].map((sum) => `/explain/quant_${sum}?currency=USD`),
];

/** Adds valid sessions to a member. */
export async function growSessionsOf(memberId: string, db: Database, rows: number): Promise<void> {
  await sql`
    insert into member_session (id, member_id, token_hash, platform, ip_prefix, created_at, last_seen_at)
    select 'ses_own' || n, ${memberId}, sha256(('own' || n)::bytea), 'h5', '203.0.113.0/24', now() - n * interval '1 s', now()
      from generate_series(1, ${rows}::int) as n`.execute(db.read);
}

/** What a member has one of, with many rows that belong to it. */
export interface Parents {
  readonly position: string;
  readonly loan: string;
  readonly fund: string;
}

/** Reads of what has many rows that belong to it. */
export const readsOf = ({ position, loan, fund }: Parents): readonly string[] => [
  `/position/${position}/lot`,
  ...['realized', 'fifo_cost', 'fifo_realized'].map((figure) => `/explain/${figure}?position_id=${position}`),
  `/loan/${loan}`,
  ...['loan_owed', 'loan_due', 'owed_principal'].map((figure) => `/explain/${figure}?loan_id=${loan}`),
  `/explain/fund_cost?fund_id=${fund}`,
];

/**
 * Adds fills, lots, ended orders and ended close requests to an open position of a member, repayments to a loan, and
 * subscriptions to a fund.
 */
export async function growPartsOf(
  memberId: string,
  db: Database,
  patterns: Patterns,
  rows: number,
): Promise<Parents> {
  const position = await db.read
    .selectFrom('position')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  const find = (table: keyof typeof OF_ONE, isWanted: (row: Record<string, unknown>) => boolean) => {
    const known = (patterns.get(table) ?? []) as Record<string, unknown>[];
    const row = known.find(isWanted);
    if (row === undefined) throw new Error(`No row of ${table} is as most are.`);
    return row;
  };
  const fills = (patterns.get('fill') ?? []) as Record<string, unknown>[];
  const newest = fills.reduce((a, b) => (String(a['trade_date']) > String(b['trade_date']) ? a : b));
  const repayment = find('loan_repayment', () => true);
  const subscription = find('fund_order', (row) => row['side'] === 'subscribe' && row['nav'] !== null);
  const parents = {
    position: position.id,
    loan: String(repayment['loan_id']),
    fund: String(subscription['symbol']),
  };
  const lot = find('lot', () => true);
  const copied = {
    fill: newest,
    lot: { ...lot, remaining: lot['quantity'] },
    close_request: find('close_request', (row) => row['due_at'] === null),
    trade_order: { ...find('trade_order', (row) => row['status'] === 'filled'), intent: 'close' },
    loan_repayment: repayment,
    fund_order: subscription,
  };
  for (const [table, column] of Object.entries(OF_ONE) as [keyof typeof OF_ONE, string][]) {
    const parent =
      column === 'symbol' ? parents.fund : column === 'loan_id' ? parents.loan : parents.position;
    const key = table === 'lot' ? 'fill_id' : 'id';
    const row = { ...copied[table], [key]: `own_part_of_${column}` };
    await growTables(db, new Map([[table, [row]]]), rows, { member_id: memberId, [column]: parent });
  }
  // The fills are of many days, as those of a customer who trades for years.
  await sql`
    update fill set trade_date = trade_date - split_part(id, '~', 2)::int / 10 where id like 'own_part%'`.execute(
    db.read,
  );
  await sql`analyze fill`.execute(db.read);
  // No trigger has summed the copies.
  await sql`delete from lot_sum`.execute(db.read);
  await sql`insert into lot_sum select * from lot_total`.execute(db.read);
  await sql`insert into fill_day select * from fill_sum on conflict do nothing`.execute(db.read);
  return parents;
}

/**
 * Adds rows to each list of a member, nearly all with the same values.
 * @returns the symbol of the rows that have one
 */
export async function growListsOf(
  memberId: string,
  db: Database,
  patterns: Patterns,
  rows: number,
): Promise<string> {
  const patternOf = (table: string): Record<string, unknown> => {
    const known = (patterns.get(table) ?? []) as Record<string, unknown>[];
    const common = Object.entries(COMMON[table] ?? {});
    const row = known.find((each) => common.every(([name, value]) => each[name] === value));
    if (row === undefined) throw new Error(`No row of ${table} is as most are.`);
    // Copies for other members are made of this row too, so its keys must differ.
    return Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' && /(^|_)(id|ref|key)$/.test(name) && name !== 'product_id'
          ? `${value}~own`
          : value,
      ]),
    );
  };
  const symbol = String(patternOf('trade_order')['symbol']);
  for (const table of Object.keys(COMMON)) {
    const row = patternOf(table);
    // A row can only be shown if its symbol or product is in the market.
    const fixed = { member_id: memberId, symbol, product_id: String(row['product_id']) };
    await growTables(db, new Map([[table, [row]]]), rows, fixed);
  }
  await db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into journal (ref, kind, effective_at, seal)
      select 'own:' || n, 'order_hold', now(), '' from generate_series(1, ${rows}::int) as n`.execute(tx);
    await sql`
      insert into entry (journal_ref, line, id, owner, account_kind, book, commodity, amount, balance_after, book_version, kind)
      select 'own:' || n, 1, 'ent_own' || n, ${memberId}, 'trade', 'available', 'USD', -1, 1, 1000000 + n, 'order_hold'
        from generate_series(1, ${rows}::int) as n`.execute(tx);
  });
  await sql`analyze`.execute(db.read);
  return symbol;
}
