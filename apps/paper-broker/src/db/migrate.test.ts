import { expect, it } from 'vitest';
import { readMigrations } from './migrate.js';

/**
 * The tables that nobody can read while their index is created, because the same transaction has altered them before.
 * @param made the indexes that are there already; `text` adds to them and drops some
 */
function lockedForAnIndex(text: string, made: Set<string>): string[] {
  const altered = new Set<string>();
  const locked: string[] = [];
  for (const statement of text.split(';')) {
    const [, index = '', table = ''] =
      /create (?:unique )?index(?: if not exists)? (\w+) on (\w+)/.exec(statement) ?? [];
    if (altered.has(table) && !made.has(index)) locked.push(table);
    if (index !== '') made.add(index);
    const dropped = /drop index (?:if exists )?(\w+)/.exec(statement)?.[1];
    if (dropped !== undefined) made.delete(dropped);
    const changed = /alter table (\w+)/.exec(statement)?.[1];
    if (changed !== undefined) altered.add(changed);
  }
  return locked;
}

it('no migration since the keys of records keeps readers of a table away while it makes an index', () => {
  const made = new Set<string>();
  const locked = readMigrations()
    .filter(({ isRepeatable }) => !isRepeatable)
    .flatMap(({ name, text }) => lockedForAnIndex(text, made).map((table) => `${name} ${table}`));
  expect(locked.filter((each) => each > '0309')).toEqual([]);
  // The control: without the migration before them, the same statements are found.
  const arrival = readMigrations().find(({ name }) => name === '0311_arrival');
  expect(lockedForAnIndex(arrival?.text ?? '', new Set())).toEqual([
    'trade_order',
    'position',
    'close_request',
  ]);
});

/**
 * The columns that a migration adds and a SQL function leaves null: the function fills a whole row of the table from
 * JSON, so a default does not count, and the older version's calls fail until it is updated.
 * @param functions the text of the SQL functions
 */
function requiredInWholeRows(text: string, functions: string): string[] {
  const whole = [...functions.matchAll(/jsonb_populate_record\(null::(\w+)/g)].map(([, table]) => table);
  const added = text.matchAll(/alter table (\w+)\s+add column (?:if not exists )?(\w+)([^;]*)/g);
  return [...added].flatMap(([, table = '', column = '', rest = '']) =>
    whole.includes(table) && rest.includes('not null') ? [`${table}.${column}`] : [],
  );
}

it('no migration adds a column that the SQL functions of another version leave null', () => {
  const all = readMigrations();
  const functions = all.find(({ isRepeatable }) => isRepeatable)?.text ?? '';
  const later = all.filter(({ name, isRepeatable }) => !isRepeatable && name >= '0318');
  expect(later.flatMap(({ text }) => requiredInWholeRows(text, functions))).toEqual([]);
  const planted = `alter table trade_order add column note text not null default '';`;
  expect(requiredInWholeRows(planted, functions)).toEqual(['trade_order.note']);
});

it('reads its files once, because those of a newer version may replace them while it runs', () => {
  expect(readMigrations()).toBe(readMigrations());
});
