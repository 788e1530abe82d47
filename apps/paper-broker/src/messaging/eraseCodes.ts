import type { Queries } from '../db/database.js';

/** Erases the messages of codes that were used or replaced. */
export async function eraseMessagesOf(queries: Queries, codeIds: readonly string[]): Promise<void> {
  if (codeIds.length === 0) return;
  await queries.updateTable('outbox').set({ sealed: null }).where('code_id', 'in', codeIds).execute();
}
