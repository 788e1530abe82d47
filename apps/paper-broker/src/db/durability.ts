import { sql } from 'kysely';
import type { Database } from './database.js';

/** Settings that, if off, let a crash of the machine lose an acknowledged order. PostgreSQL's defaults are on. */
const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/**
 * Names the database settings that give up durability for speed. Without them the store survives the end of the
 * process at any moment, but a power cut may lose its last seconds or damage it.
 * @param hasStandby whether a standby may take over; then commits must wait for a standby too
 * @returns empty if acknowledged work survives a power cut
 */
export async function findWeakSettings(db: Database, hasStandby = false): Promise<string[]> {
  const names = [...SETTINGS, ...(hasStandby ? ['synchronous_standby_names'] : [])];
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in (${sql.join(names)}) and setting in ('off', '')
     order by name`.execute(db.read);
  return rows.map(({ name }) => name);
}
