/** The table of migration 0170. Times of the wall clock. */
export interface WorkTables {
  work_failure: {
    source: string;
    item_id: string;
    attempts: number;
    reason: string;
    failed_at: Date;
    /** Null once the item is parked. */
    retry_at: Date | null;
    parked_at: Date | null;
  };
}
