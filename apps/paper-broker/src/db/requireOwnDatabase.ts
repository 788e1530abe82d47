import { sql } from 'kysely';
import type { Queries } from './database.js';

/** The database holds tables of another program. The message says what to do. */
export class ForeignDatabase extends Error {}

/**
 * Refuses a database with tables of another program, before a migration adds tables beside them. Tables of extensions do
 * not count.
 * @throws ForeignDatabase
 */
export async function requireOwnDatabase(db: Queries): Promise<void> {
  const { rows } = await sql<{ name: string; is_own: boolean }>`
    select c.relname as name,
           c.relname = 'schema_migration' and exists (
             select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hash') as is_own
      from pg_class c
     where c.relnamespace = to_regnamespace(current_schema()) and c.relkind in ('r', 'p')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 2 desc, 1 limit 1`.execute(db);
  const [first] = rows;
  if (first === undefined || first.is_own) return;
  throw new ForeignDatabase(
    `The database of DATABASE_URL has tables of another program, "${first.name}" for example. Nothing was changed. ` +
      'Name an empty database.',
  );
}
