import { sql } from 'kysely';
import type { Queries } from '../db/database.js';
import { checkChain, type AnchorCopy } from './chain.js';
import { untilItsEnd, type InvariantCheck } from './invariantCheck.js';

interface Invariant {
  readonly id: string;
  readonly rule: string;
  /** A query with a column `fault` and a row for everything that breaks the rule. */
  readonly faults: string;
}

/**
 * The invariants of the ledger, each with a query for its faults. A module that holds money or has final states
 * defines the views `open_hold_<module>` and `state_fault_<module>` in its migrations; I6 and I11 read all views with
 * these names.
 */
const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    rule: 'every journal sums to zero in each commodity',
    faults: `select format('%s: %s %s', journal_ref, sum(amount), commodity) as fault
               from entry group by journal_ref, commodity having sum(amount) <> 0`,
  },
  {
    id: 'I2',
    rule: 'customers and house together sum to zero in each commodity',
    faults: `select format('%s: %s', commodity, sum(amount)) as fault from (
               select commodity, balance as amount from book
               union all select commodity, amount from entry where owner = 'house') as everything
              group by commodity having sum(amount) <> 0`,
  },
  {
    id: 'I3',
    rule: 'every balance is the sum of its entries',
    // One sum of both sides instead of a join: without statistics the planner would compare each book with each entry.
    faults: `select format('%s/%s/%s/%s: %s, entries say %s', owner, account_kind, book, commodity, sum(balance), sum(amount)) as fault
               from (select owner, account_kind, book, commodity, balance, version, 0 as amount, 0 as entries from book
                     union all select owner, account_kind, book, commodity, 0, 0, amount, 1 from entry where owner <> 'house') as sides
              group by owner, account_kind, book, commodity
             having sum(balance) <> sum(amount) or sum(version) <> sum(entries)`,
  },
  {
    id: 'I4',
    rule: 'no balance is beyond its bounds',
    faults: `select format('%s/%s/%s/%s: %s', owner, account_kind, book, commodity, balance) as fault from book
              where balance < floor or balance > ceiling
                 or floor is distinct from book_floor(book) or ceiling is distinct from book_ceiling(book)`,
  },
  {
    id: 'I5',
    rule: 'the balances after each entry follow from one another without a gap',
    faults: `select format('%s/%s/%s/%s at version %s', owner, account_kind, book, commodity, book_version) as fault from (
               select *, row_number() over w as place, sum(amount) over w as running from entry where owner <> 'house'
               window w as (partition by owner, account_kind, book, commodity order by book_version)) as chain
              where place <> book_version or running <> balance_after`,
  },
  {
    id: 'I6',
    rule: 'what is held is what open orders, withdrawals and subscriptions hold',
    faults: `select format('%s %s: held %s, open %s', owner, commodity, coalesce(held, 0), coalesce(open, 0)) as fault from (
               select owner, account_kind, commodity, balance as held from book where book = 'held') as books
               full join (select owner, account_kind, commodity, sum(amount) as open from {open_hold}
                           group by owner, account_kind, commodity) as holds using (owner, account_kind, commodity)
              where coalesce(held, 0) <> coalesce(open, 0)`,
  },
  {
    id: 'I7',
    rule: 'available funds and used funds make up the total: no book of an account is left out',
    faults: `select format('%s/%s/%s/%s', b.owner, b.account_kind, b.book, b.commodity) as fault from book b
              where b.book not in ('available', 'held', 'margin', 'short_proceeds', 'quant', 'quant_pending', 'position',
                'position_held', 'short', 'ipo_pending', 'fund_units', 'fund_units_held', 'loan_principal', 'loan_interest', 'loan_penalty')
                 or (b.book = 'available' and not exists (select from account a
                      where a.member_id = b.owner and a.kind = b.account_kind and a.currency = b.commodity))`,
  },
  {
    id: 'I8',
    rule: 'a ref posts once',
    faults: `select ref as fault from journal group by ref having count(*) > 1`,
  },
  {
    id: 'I9',
    rule: 'journals, entries and anchors cannot be changed',
    faults: `select name as fault from unnest(array['journal_is_final', 'entry_is_final', 'journal_stays',
                'entry_stays', 'ledger_anchor_is_final', 'ledger_anchor_stays']) as name
              where not exists (select from pg_trigger where tgname = name and tgenabled = 'O')`,
  },
  {
    id: 'I11',
    rule: 'every state has exactly the journals it says',
    faults: `select fault from {state_fault}`,
  },
];

/** The invariants that do not hold, with what is wrong. */
export const brokenInvariants = async (db: Queries): Promise<InvariantCheck[]> =>
  (await checkInvariants(db)).filter(({ ok }) => !ok);

/**
 * Checks the whole ledger; it only reads. The cost grows with the history, so no customer's request runs it.
 * @param copies of the anchors, which must agree with the ledger
 */
export async function checkInvariants(
  db: Queries,
  copies: readonly AnchorCopy[] = [],
): Promise<InvariantCheck[]> {
  const checks: InvariantCheck[] = [];
  const holds = await everyView(db, 'open_hold');
  const states = await everyView(db, 'state_fault');
  for (const { id, rule, faults } of INVARIANTS) {
    const query = faults.replace('{open_hold}', holds).replace('{state_fault}', states);
    // No `limit 1`: to find the first row, PostgreSQL would compare each book with each entry.
    const { rows } = await untilItsEnd(db, (read) =>
      sql<{ fault: string | null; total: string }>`
        select min(fault) as fault, count(*) as total from (${sql.raw(query)}) as faults`.execute(read),
    );
    const [{ fault, total } = { fault: null, total: '0' }] = rows;
    checks.push(
      total === '0'
        ? { id, ok: true, detail: rule }
        : { id, ok: false, detail: `${total} × not so that ${rule}; first: ${fault ?? 'without a name'}` },
    );
  }
  return [...checks, ...(await checkChain(db, copies))];
}

/** The union of all views with that prefix, as a table expression. */
async function everyView(db: Queries, prefix: 'open_hold' | 'state_fault'): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select viewname as name from pg_views
     where schemaname = current_schema() and starts_with(viewname, ${prefix}) order by viewname`.execute(db);
  if (rows.length === 0)
    throw new Error(`No view ${prefix}: the check would find nothing wrong with anything.`);
  const selects = rows.map(({ name }) => `select * from "${name}"`).join(' union all ');
  return `(${selects}) as every_${prefix}`;
}
