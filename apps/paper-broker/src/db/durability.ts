import { sql } from 'kysely';
import type { Database } from './database.js';

/** What a crash of the machine may take from an answered order, by PostgreSQL's settings; each is on as it is shipped. */
const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/**
 * Which of the database's settings give up durability for speed. The embedded store never waits for the disk: it survives
 * the end of the server at any moment, and a power cut may cost its last seconds or the store.
 * @param hasStandby whether another host is to go on where this one ends: only commits that wait for it are there
 * @returns empty when what was answered survives a power cut
 */
export async function findWeakSettings(db: Database, hasStandby = false): Promise<string[]> {
  const names = [...SETTINGS, ...(hasStandby ? ['synchronous_standby_names'] : [])];
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(names)}) and setting in ('off', '')
     order by name`.execute(db.read);
  return rows.map(({ name }) => name);
}
