import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Entropy } from '../clock/clock.js';
import type { Database } from '../db/database.js';
import type { NextRows, Stretch } from '../db/stretch.js';
import { Refusal } from './refusal.js';
import { viewRows } from './viewRows.js';

/**
 * Page cursors. A cursor is signed, so a client can neither read beyond its own list nor pass arbitrary values
 * to the database. The key is stored in the database, so every process reads the cursors of the others.
 */
export interface Cursors {
  /**
   * @param list names the list and its reader: a cursor of one list is refused by every other
   * @param position the sort key of the last row of the page
   */
  write(list: string, position: string): Promise<string>;
  /** @throws Refusal `invalid_cursor` for anything that `write` did not return for this list */
  read(list: string, cursor: string): Promise<string>;
}

const SECRET_NAME = 'cursor';
const SECRET_BYTES = 32;
const SIGNATURE_BYTES = 16;

export function createCursors(context: { readonly db: Database; readonly entropy: Entropy }): Cursors {
  let secret: Promise<Uint8Array> | undefined;
  const sign = async (list: string, position: string): Promise<Buffer> => {
    secret ??= requireSecret(context.db, SECRET_NAME, context.entropy);
    // If the key cannot be read, the next call tries again.
    const key = await secret.catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(`${list}\n${position}`).digest().subarray(0, SIGNATURE_BYTES);
  };
  return {
    async write(list, position) {
      return Buffer.concat([await sign(list, position), Buffer.from(position)]).toString('base64url');
    },
    async read(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      const position = bytes.subarray(SIGNATURE_BYTES).toString();
      const expected = await sign(list, position);
      // Base64 has several spellings of the same bytes; accept only the one that `write` makes.
      const isSpelledSo = bytes.toString('base64url') === cursor;
      const isOurs =
        isSpelledSo && signature.length === SIGNATURE_BYTES && timingSafeEqual(signature, expected);
      if (!isOurs) throw new Refusal('invalid_cursor');
      return position;
    },
  };
}

/** The database's secret with this name; created by the first process that needs it. */
async function requireSecret(db: Database, name: string, entropy: Entropy): Promise<Uint8Array> {
  return db.transaction(async (tx) => {
    await tx
      .insertInto('secret')
      .values({ name, value: Buffer.from(entropy.bytes(SECRET_BYTES)) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  });
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly positionOf: (row: Row) => string;
}

const DEFAULT_LIMIT = 20;

/**
 * The number of stretches that are searched for one page. The rest is left to the next page, even if few rows
 * were found.
 */
const STRETCHES = 5;

/** A list that is read page by page. */
interface PagedList<Row> {
  /** The name of the list with its filters. A cursor of one list is refused by another. */
  readonly list: string;
  readonly query: { readonly limit?: unknown; readonly cursor?: unknown };
  /** Reads rows, in the order of the list; or those of a stretch that match. */
  readonly load: (next: NextRows) => Promise<Row[] | Stretch<Row>>;
  /** The position of a row, from which the next rows are read. */
  readonly positionOf: (row: Row) => string;
}

/** Loads the page of a list that the query asks for. */
export async function loadPage<Row>(
  cursors: Cursors,
  { list, query, load, positionOf }: PagedList<Row>,
): Promise<Page<Row>> {
  const limit = query.limit === undefined ? DEFAULT_LIMIT : Number(query.limit);
  const after = typeof query.cursor === 'string' ? await cursors.read(list, query.cursor) : null;
  // One row more than asked for tells whether there is a next page.
  const rows: Row[] = [];
  let end = after;
  for (
    let count = 0;
    count < STRETCHES && rows.length <= limit && (count === 0 || end !== null);
    count += 1
  ) {
    const loaded = await load({ limit: limit + 1 - rows.length, after: end });
    rows.push(...(Array.isArray(loaded) ? loaded : loaded.rows));
    end = Array.isArray(loaded) ? null : loaded.end;
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? positionOf(last) : end;
  return { rows: shown, nextCursor: next === null ? null : await cursors.write(list, next), positionOf };
}

/** How to page through rows in memory. After a row that is gone, the list begins anew. */
export function inMemory<Row>(
  rows: readonly Row[],
  positionOf: (row: Row) => string,
): Pick<PagedList<Row>, 'load' | 'positionOf'> {
  return {
    load({ limit, after }) {
      const start = rows.findIndex((row) => positionOf(row) === after) + 1;
      return Promise.resolve(rows.slice(start, start + limit));
    },
    positionOf,
  };
}

/** Answers with a page of a list, without the rows for which `view` throws: they are logged. */
export function answerPage<Row, View>({ rows, nextCursor, positionOf }: Page<Row>, view: (row: Row) => View) {
  const { data, faults } = viewRows(rows, positionOf, view);
  return { status: 200 as const, body: { data, next_cursor: nextCursor }, faults };
}
