import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { forgetFailure, listParked } from '../work/failures.js';

const MOST = 500;

/** Due work that failed too often: what it is and why, and another chance for it. */
export function addParkedRoutes(plane: FastifyInstance, { db }: { readonly db: Database }): void {
  plane.get('/parked', async () => {
    const rows = await listParked(db.read, MOST);
    return {
      data: rows.map((row) => ({
        source: row.source,
        id: row.item_id,
        attempts: row.attempts,
        reason: row.reason,
        parked_at: row.parked_at?.toISOString(),
      })),
    };
  });
  plane.post('/parked/:source/:id/release', async (request) => {
    const { source, id } = request.params as { source: string; id: string };
    if (!(await forgetFailure(db.read, source, id))) throw new Refusal('not_found');
    return { source, id };
  });
}
