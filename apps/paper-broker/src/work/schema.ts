/** The table of migration 0170. Its times are of the wall clock. */
export interface WorkTables {
  work_failure: {
    source: string;
    item_id: string;
    attempts: number;
    reason: string;
    failed_at: Date;
    /** Null when the item is parked. */
    retry_at: Date | null;
    parked_at: Date | null;
  };
}
