import type { Database } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { forgetFailure, listParked } from '../work/failures.js';
import type { ControlOperations } from './operation.js';

const MOST = 500;

type ParkedOperations = Pick<ControlOperations, 'listParked' | 'releaseParked'>;

/** Due work that failed too often: what it is and why, and another chance for it. */
export const parkedControl = ({ db }: { readonly db: Database }): ParkedOperations => ({
  async listParked() {
    const rows = await listParked(db.read, MOST);
    const data = rows.map((row) => ({
      source: row.source,
      id: row.item_id,
      attempts: row.attempts,
      reason: row.reason,
      parked_at: row.parked_at.toISOString(),
    }));
    return { status: 200, body: { data } };
  },
  async releaseParked({ params: { source, id } }) {
    if (!(await forgetFailure(db.read, source, id))) throw new Refusal('not_found');
    return { status: 200, body: { source, id } };
  },
});
