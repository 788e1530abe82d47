import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnOneStore } from '../db/testing/createTestStore.js';
import { TABLES } from '../db/testing/distribution.js';
import { documented, type DocumentedOperation } from './testing/contractDocument.js';
import { liveOneDay } from './testing/dayOfLife.js';
import { exampleOf, send } from './testing/documentedCalls.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

/** Values that columns of these types can have and no answer can. */
const SPOILED: Readonly<Record<string, string>> = { numeric: 'NaN', jsonb: '"x"', bytea: String.raw`\x00` };

/** Lists of sums: a sum without one of its parts would be wrong, so there is none. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  listAccounts: ['book', 'fill', 'fund_holding', 'loan', 'position', 'quant_subscription'],
  listLots: ['fill', 'lot', 'lot_sum', 'position'],
};

/** A journal is of nobody, and without the others nobody is signed in. */
const LEFT_OUT = ['journal', 'member', 'member_session'];

// Both stores answer in one form (stores.test.ts), so one of them is enough.
describeOnOneStore('a row that cannot be shown', (makeStore) => {
  const demo = useDemoWorld(makeStore, undefined, { LOG_LEVEL: 'fatal' });
  const lists = documented.filter(({ method, operationId }) => method === 'GET' && /^list/.test(operationId));
  const before = new Map<DocumentedOperation, number>();

  /** The length of a list; the status of an answer without one. */
  const read = async (operation: DocumentedOperation): Promise<number | string> => {
    const example = await exampleOf(demo, operation);
    const { status, body } = await send(demo, operation, { token: demo.mine.token, ...example });
    return (body as { data?: readonly unknown[] }).data?.length ?? `status ${status}`;
  };

  beforeAll(async () => {
    expect(await liveOneDay(demo.world, demo.mine)).toEqual([]);
    for (const operation of lists) {
      const length = await read(operation);
      if (typeof length === 'number') before.set(operation, length);
    }
  }, 120_000);

  const placeOf = (table: string) => sql<{ place: string }>`
    select ctid::text as place from ${sql.table(table)} 
     where ${sql.ref(TABLES.columns[table] ?? 'member_id')} = (select id from member where mail = 'demo@fairlot.example')
     order by ctid limit 1`;
  /** Spoils what a row's constraints allow, as no statement of the server could. @returns a function that undoes it */
  const spoil = async (table: string, place: string): Promise<() => Promise<void>> => {
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
         and data_type = any(${Object.keys(SPOILED)}::text[])`.execute(demo.db.read);
    let at = place;
    const texts: [name: string, type: string, text: string | null][] = [];
    const set = (name: string, type: string, text: string | null): Promise<string | null> =>
      demo.db.transaction(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        const { rows } = await sql<{ place: string; text: string | null }>`
          update ${sql.table(table)} as row set ${sql.ref(name)} = ${text}::text::${sql.raw(type)}
            from (select ctid, ${sql.ref(name)}::text as text from ${sql.table(table)} where ctid = ${at}::tid) as old
           where row.ctid = old.ctid returning row.ctid::text as place, old.text`.execute(tx);
        at = rows[0]?.place ?? at;
        return rows[0]?.text ?? null;
      });
    for (const { name, type } of columns) {
      const refused = (error: unknown): void => expect(String(error)).toMatch(/violates|must be/);
      await set(name, type, SPOILED[type] ?? null).then((text) => texts.push([name, type, text]), refused);
    }
    return async () => {
      for (const [name, type, text] of texts.reverse()) await set(name, type, text);
    };
  };

  it('is left out of each list, whatever its table is', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    const spoiled: string[] = [];
    for (const table of TABLES.member.filter((each) => !LEFT_OUT.includes(each))) {
      const [found] = (await placeOf(table).execute(demo.db.read)).rows;
      if (found === undefined) continue;
      const undo = await spoil(table, found.place);
      spoiled.push(table);
      for (const [operation, length] of before) {
        if (SUMS[operation.operationId]?.includes(table) === true) continue;
        const now = await read(operation);
        if (typeof now === 'string' || now < length - 1)
          faults.push(`${table}: ${operation.operationId} has ${now} of ${length}`);
      }
      const profile = await demo.world.send('GET', '/member/profile', { token: demo.mine.token });
      if (profile.status !== 200) faults.push(`${table}: the profile answers ${profile.status}`);
      await undo();
    }
    expect(spoiled.length).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    for (const [operation, length] of before)
      expect([operation.operationId, await read(operation)]).toEqual([operation.operationId, length]);
  });

  it('because its currency is none that there is, changes no account', async () => {
    const accounts = async () =>
      (await demo.world.send('GET', '/account', { token: demo.mine.token })).body as { data: object[] };
    const before = await accounts();
    const renamed = await sql`
      update position set currency = 'ZZZ' where state <> 'closed' and currency = 'USD'
         and member_id = (select id from member where mail = 'demo@fairlot.example')`.execute(demo.db.read);
    expect(Number(renamed.numAffectedRows)).toBeGreaterThan(0);
    expect(await accounts()).toEqual(before);
  });
});
